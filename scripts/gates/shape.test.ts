import { proveGate, put } from '../test/prove-gate.ts';

const lines = (count: number): string[] => Array.from({ length: count }, (_, at) => `export const n${at} = ${at};`);

proveGate('shape', {
  'a long file without a reason': ['401 lines and no reason', put('packages/imaging/src/long.ts', ...lines(401))],
  'a long file of tests without a reason': [
    '401 lines and no reason',
    put('packages/imaging/src/long.test.ts', ...lines(401)),
  ],
  'more shreds than there are': [
    // Two stand in the small house. Rows of a table are no shreds, however small.
    '10 shreds, at most 9',
    (house) => {
      const numbers = Array.from({ length: 8 }, (_, at) => at);
      for (const name of ['part', 'row']) {
        for (const at of numbers) put(`packages/imaging/src/${name}-${at}.ts`, `export const n${at} = ${at};`)(house);
        const gathered = numbers.map((at) => `export { n${at} } from './${name}-${at}.ts';`);
        put(`packages/imaging/src/${name === 'row' ? 'table' : 'whole'}.ts`, ...gathered)(house);
      }
    },
  ],
  'files that are mostly not small': [
    'the median is over',
    (house) => {
      for (let at = 0; at < 100; at += 1) put(`packages/imaging/src/part-${at}.ts`, ...lines(81))(house);
    },
  ],
});
