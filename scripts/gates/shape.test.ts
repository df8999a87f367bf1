import { proveGate, put } from '../test/prove-gate.ts';

/** The files of the small house have few lines: each has two callers here. Rows of a table are no shreds, however small; nor is, of one caller, what is of a kind that stays. */
const prepare = (house: string) => {
  const verb = ['export function verb() {}', ...lines(39)];
  const callers = {
    'kept/whole.ts': "import './tested.ts';",
    'other/caller.ts': "import '../kept/door.ts';",
    'kept.ts': "import './kept/data.ts'; import './kept/part.ts'; new URL('./kept/thread.ts', import.meta.url);",
    'kept/thread-of.ts': "import './thread.ts';",
  };
  for (const name of ['tested', 'door', 'thread', 'full']) put(`packages/imaging/src/kept/${name}.ts`, ...verb)(house);
  put('packages/imaging/src/kept/long.ts', "import './full.ts';", ...lines(380))(house);
  put('packages/imaging/src/kept/data.ts', ...lines(40))(house);
  put('packages/imaging/src/kept/part.ts', 'export function Part() {}', ...lines(39))(house);
  put('packages/imaging/src/kept/tested.test.ts', "import './tested.ts';")(house);
  for (const [path, line] of Object.entries(callers)) put(`packages/imaging/src/${path}`, line)(house);
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
    'a helper of one caller, that no test asks': [
      'part.ts has 40 lines and one caller',
      (house) => {
        put('packages/imaging/src/part.ts', 'export function part() {}', ...lines(39))(house);
        put('packages/imaging/src/whole.ts', "export { part } from './part.ts';")(house);
      },
    ],
    'a file of a verb that has two callers by now': [
      'earn-commission.ts needs no place among the verbs',
      (house) => {
        const folder = 'apps/server/src/modules/payments';
        put(`${folder}/earn-commission.ts`, 'export function earn() {}', ...lines(20))(house);
        for (const at of [1, 2]) put(`${folder}/pay-${at}.ts`, "export { earn } from './earn-commission.ts';")(house);
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
