import { proveGate, put } from '../test/prove-gate.ts';

/** The files of the small house have few lines: each has two callers here. Rows of a table are no shreds, however small. */
const prepare = (house: string) => {
  const first = "import './modules/users/create-user.ts';";
  put('apps/server/src/also.ts', first, "import './modules/users/table.ts';")(house);
  put('packages/imaging/src/row.ts', 'export const row = 1;')(house);
  put('packages/imaging/src/table.ts', "export { row } from './row.ts';")(house);
};

const lines = (count: number): string[] => Array.from({ length: count }, (_, at) => `export const n${at} = ${at};`);

proveGate(
  'shape',
  {
    'a long file without a reason': ['401 lines and no reason', put('packages/imaging/src/long.ts', ...lines(401))],
    'a long file of tests without a reason': [
      '401 lines and no reason',
      put('packages/imaging/src/long.test.ts', ...lines(401)),
    ],
    'a shred': [
      'part.ts has 1 lines and one caller',
      (house) => {
        put('packages/imaging/src/part.ts', 'export const part = 1;')(house);
        put('packages/imaging/src/whole.ts', "export { part } from './part.ts';")(house);
      },
    ],
    'files that are mostly not small': [
      'the median is over',
      (house) => {
        for (let at = 0; at < 100; at += 1) put(`packages/imaging/src/part-${at}.ts`, ...lines(81))(house);
      },
    ],
  },
  prepare,
);
