import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { proveGate, put, replace } from '../test/prove-gate.ts';

const engineFrom = (path: string, word: string): string => `export { ${word} as engine } from '${path}';`;

proveGate('deps', {
  'the contract importing another package': [
    'packages-contract-imports-only',
    put('packages/contract/src/index.ts', "export { cloth as word } from '@naksha/loom';"),
  ],
  'the loom importing imaging': [
    'packages-loom-imports-only',
    put('packages/loom/src/index.ts', "export { picture as cloth } from '@naksha/imaging';"),
  ],
  'a planner taking colours whose last digit is not its own': [
    'plans-have-colours-of-their-own-digits',
    (house) => {
      put('packages/colour/src/oklab.ts', 'export const colour = Math.cbrt(2);')(house);
      put('packages/loom/src/index.ts', "export { colour as cloth } from '../../colour/src/oklab.ts';")(house);
    },
  ],
  'the pages importing engines': [
    'apps-web-imports-only',
    put('apps/web/src/main.tsx', "import { engine } from '@naksha/engines';", '', 'document.title = String(engine);'),
  ],
  'a package importing the server': [
    'packages-engines-imports-only',
    put('packages/engines/src/index.ts', engineFrom('../../../apps/server/src/modules/users/table.ts', 'users')),
  ],
  'a deep path into another package': [
    'packages-by-their-exports',
    put('packages/engines/src/index.ts', engineFrom('../../loom/src/cloth.test.ts', 'cloth')),
  ],
  'a package imported by its path': [
    'packages-by-their-name',
    put('packages/engines/src/index.ts', engineFrom('../../loom/src/index.ts', 'cloth')),
  ],
  'an index inside a package': [
    'no-inner-barrel',
    (house) => {
      put('apps/server/src/modules/users/index.ts', 'export const users = 1;')(house);
      put('apps/server/src/main.ts', "import './modules/users/index.ts';")(house);
    },
  ],
  "another module's table": [
    'modules-keep-routes-and-tables',
    put('apps/server/src/modules/clients/add-client.ts', "import '../users/table.ts';"),
  ],
  'running jobs knowing a module': [
    'jobs-know-no-module',
    put('apps/server/src/jobs/run-job.ts', "import '../modules/users/create-user.ts';"),
  ],
  'pixels in the server': ['server-holds-no-pixels', put('apps/server/src/main.ts', "import 'sharp';")],
  'the product importing what supports its tests': [
    'only-tests-import-test-support',
    (house) => {
      put('apps/server/test/app.ts', 'export const app = 1;')(house);
      put('apps/server/src/main.ts', "import '../test/app.ts';")(house);
    },
  ],
  'an export that tests alone import': [
    'only tests import spare of packages/imaging/src/spare.ts',
    (house) => {
      put('packages/imaging/src/spare.ts', 'export const spare = 1;')(house);
      put('packages/imaging/src/index.ts', "export * from './spare.ts';")(house);
      put(
        'packages/imaging/src/spare.test.ts',
        "import { spare } from './spare.ts';",
        '',
        'if (!spare) throw spare;',
      )(house);
    },
  ],
  'an import that leads nowhere': ['no-unresolved', put('apps/server/src/main.ts', "import './nowhere.ts';")],
  'a cycle of types alone': [
    'no-cycle',
    (house) => {
      put('packages/imaging/src/a.ts', "import type { B } from './b.ts';", '', 'export type A = B | 1;')(house);
      put('packages/imaging/src/b.ts', "import type { A } from './a.ts';", '', 'export type B = A | 2;')(house);
    },
  ],
  'two folders that import each other': [
    [
      'packages/imaging/src/one ↔ packages/imaging/src/other:',
      'packages/imaging/src/one/b.ts → packages/imaging/src/other/deep/d.ts',
    ],
    (house) => {
      put('packages/imaging/src/one/a.ts', 'export const a = 1;')(house);
      put('packages/imaging/src/one/b.ts', "export { d } from '../other/deep/d.ts';")(house);
      put('packages/imaging/src/other/c.ts', "export { a } from '../one/a.ts';")(house);
      put('packages/imaging/src/other/deep/d.ts', 'export const d = 1;')(house);
    },
  ],
  'three folders that import each other in a circle': [
    [
      'packages/imaging/src/one → packages/imaging/src/two → packages/imaging/src/three → packages/imaging/src/one:',
      'packages/imaging/src/one/b.ts → packages/imaging/src/two/a.ts',
    ],
    (house) => {
      for (const [from, to] of [
        ['one', 'two'],
        ['two', 'three'],
        ['three', 'one'],
      ]) {
        put(`packages/imaging/src/${from}/a.ts`, 'export const a = 1;')(house);
        put(`packages/imaging/src/${from}/b.ts`, `export { a } from '../${to}/a.ts';`)(house);
      }
    },
  ],
  'a floor of the loom standing on one above it, a folder that is none, a cloth that draws with another one': [
    [
      'loom-palette-stands-on-numbers-vocabulary: packages/loom/src/palette/dyes.ts → packages/loom/src/recipe/recipe.ts',
      'loom-has-no-other-floor: packages/loom/src/index.ts → packages/loom/src/patterns/ikat.ts',
      'cloths-know-no-other-cloth: packages/loom/src/cloths/batik/knot.ts → packages/loom/src/cloths/ikat/knot.ts',
    ],
    (house) => {
      put('packages/loom/src/recipe/recipe.ts', 'export const recipe = 1;')(house);
      put('packages/loom/src/palette/dyes.ts', "export { recipe as dyes } from '../recipe/recipe.ts';")(house);
      put('packages/loom/src/patterns/ikat.ts', 'export const ikat = 1;')(house);
      put('packages/loom/src/index.ts', "export { ikat } from './patterns/ikat.ts';")(house);
      put('packages/loom/src/cloths/ikat/knot.ts', 'export const knot = 1;')(house);
      put('packages/loom/src/cloths/batik/knot.ts', "export { knot } from '../ikat/knot.ts';")(house);
    },
  ],
  'a file that it is set to leave out': [
    'not looked at: packages/loom',
    replace('.dependency-cruiser.mjs', "exclude: { path: '^apps/web/dist/' }", "exclude: { path: '^packages/loom' }"),
  ],
  'the parser for this TypeScript missing': ['not looked at: packages/loom', loseParser],
});

// The tool looks for parsers beside itself, so it becomes a real folder next to modules without that parser.
function loseParser(house: string): void {
  const modules = join(house, 'node_modules');
  rmSync(join(modules, '@swc'));
  rmSync(join(modules, 'dependency-cruiser'));
  const tool = resolve(import.meta.dirname, '../../node_modules/dependency-cruiser');
  cpSync(tool, join(modules, 'dependency-cruiser'), { recursive: true });
}
