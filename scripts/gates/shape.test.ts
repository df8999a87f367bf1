import { proveGate, put } from '../test/prove-gate.ts';

const lines = (count: number): string[] => Array.from({ length: count }, (_, at) => `export const n${at} = ${at};`);

proveGate('shape', {
  'a long file without a reason': ['401 lines and no reason', put('packages/imaging/src/long.ts', ...lines(401))],
  'a long file of tests without a reason': [
    '401 lines and no reason',
    put('packages/imaging/src/long.test.ts', ...lines(401)),
  ],
  'more shreds than there are': [
    'shreds, at most 59',
    (house) => {
      const numbers = Array.from({ length: 60 }, (_, at) => at);
      for (const at of numbers) put(`packages/imaging/src/part-${at}.ts`, `export const n${at} = ${at};`)(house);
      put('packages/imaging/src/whole.ts', ...numbers.map((at) => `export { n${at} } from './part-${at}.ts';`))(house);
    },
  ],
  'files that are mostly not small': [
    'the median is over',
    (house) => {
      for (let at = 0; at < 100; at += 1) put(`packages/imaging/src/part-${at}.ts`, ...lines(81))(house);
    },
  ],
});
