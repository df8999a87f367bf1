import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { proveGate, proveGateAtOnce, put, replace } from '../test/prove-gate.ts';

proveGateAtOnce('deps', {
  'the contract importing another package': [
    'packages-contract-imports-only-outside-packages: packages/contract/src/word-of-loom.ts → packages/loom/src/index.ts',
    put('packages/contract/src/word-of-loom.ts', "export { cloth as word } from '@naksha/loom';"),
  ],
  'the loom importing imaging': [
    'packages-loom-imports-only-packages-contract-packages-colour: packages/loom/src/numbers/picture.ts → packages/imaging/src/index.ts',
    put('packages/loom/src/numbers/picture.ts', "export { picture } from '@naksha/imaging';"),
  ],
  'a planner taking colours whose last digit is not its own': [
    'plans-have-colours-of-their-own-digits: packages/loom/src/numbers/root.ts → packages/colour/src/oklab.ts',
    (house) => {
      put('packages/colour/src/oklab.ts', 'export const root = Math.cbrt(2);')(house);
      put('packages/loom/src/numbers/root.ts', "export { root } from '../../../colour/src/oklab.ts';")(house);
    },
  ],
  'the pages importing engines': [
    `apps-web-imports-only-${['contract', 'colour', 'crafts', 'drape', 'loom', 'money'].map((name) => `packages-${name}`).join('-')}: apps/web/src/engine.ts → packages/engines/src/index.ts`,
    put('apps/web/src/engine.ts', "export { engine } from '@naksha/engines';"),
  ],
  'a package importing the server': [
    `packages-engines-imports-only-${['contract', 'colour', 'drape', 'loom', 'imaging'].map((name) => `packages-${name}`).join('-')}: packages/engines/src/of-server.ts → apps/server/src/modules/users/table.ts`,
    put(
      'packages/engines/src/of-server.ts',
      "export { users } from '../../../apps/server/src/modules/users/table.ts';",
    ),
  ],
  'a deep path into another package': [
    'packages-by-their-exports: packages/engines/src/deep.ts → packages/loom/src/cloth.test.ts',
    put('packages/engines/src/deep.ts', "export { cloth } from '../../loom/src/cloth.test.ts';"),
  ],
  'a package imported by its path': [
    'packages-by-their-name: packages/engines/src/by-path.ts → packages/loom/src/index.ts',
    put('packages/engines/src/by-path.ts', "export { cloth } from '../../loom/src/index.ts';"),
  ],
  'an index inside a package': [
    'no-inner-barrel: apps/server/src/barrel.ts → apps/server/src/modules/users/index.ts',
    (house) => {
      put('apps/server/src/modules/users/index.ts', 'export const users = 1;')(house);
      put('apps/server/src/barrel.ts', "import './modules/users/index.ts';")(house);
    },
  ],
  "another module's table": [
    'modules-keep-routes-and-tables: apps/server/src/modules/clients/add-client.ts → apps/server/src/modules/users/table.ts',
    put('apps/server/src/modules/clients/add-client.ts', "import '../users/table.ts';"),
  ],
  'running jobs knowing a module': [
    'jobs-know-no-module: apps/server/src/jobs/run-job.ts → apps/server/src/modules/users/create-user.ts',
    put('apps/server/src/jobs/run-job.ts', "import '../modules/users/create-user.ts';"),
  ],
  'pixels in the server': [
    'server-holds-no-pixels: apps/server/src/pixels.ts → ',
    put('apps/server/src/pixels.ts', "import 'sharp';"),
  ],
  'the product importing what supports its tests': [
    'only-tests-import-test-support: apps/server/src/support.ts → apps/server/test/app.ts',
    (house) => {
      put('apps/server/test/app.ts', 'export const app = 1;')(house);
      put('apps/server/src/support.ts', "import '../test/app.ts';")(house);
    },
  ],
  'an export that tests alone import': [
    'only tests import spare of packages/imaging/src/spare.ts: it belongs under test/',
    (house) => {
      put('packages/imaging/src/spare.ts', 'export const spare = 1;')(house);
      put('packages/imaging/src/spares.ts', "export * from './spare.ts';")(house);
      put(
        'packages/imaging/src/spare.test.ts',
        "import { spare } from './spare.ts';",
        '',
        'if (!spare) throw spare;',
      )(house);
    },
  ],
  'an import that leads nowhere': [
    'no-unresolved: apps/server/src/lost.ts → ./nowhere.ts',
    put('apps/server/src/lost.ts', "import './nowhere.ts';"),
  ],
  'a cycle of types alone': [
    'no-cycle: packages/imaging/src/a.ts → packages/imaging/src/b.ts → packages/imaging/src/a.ts',
    (house) => {
      put('packages/imaging/src/a.ts', "import type { B } from './b.ts';", '', 'export type A = B | 1;')(house);
      put('packages/imaging/src/b.ts', "import type { A } from './a.ts';", '', 'export type B = A | 2;')(house);
    },
  ],
  'two folders that import each other': [
    [
      'folders that import each other: packages/imaging/src/here ↔ packages/imaging/src/other:',
      '  packages/imaging/src/here/b.ts → packages/imaging/src/other/deep/d.ts',
    ],
    (house) => {
      put('packages/imaging/src/here/a.ts', 'export const a = 1;')(house);
      put('packages/imaging/src/here/b.ts', "export { d } from '../other/deep/d.ts';")(house);
      put('packages/imaging/src/other/c.ts', "export { a } from '../here/a.ts';")(house);
      put('packages/imaging/src/other/deep/d.ts', 'export const d = 1;')(house);
    },
  ],
  'three folders that import each other in a circle': [
    [
      'folders that import each other: packages/imaging/src/one → packages/imaging/src/two → packages/imaging/src/three → packages/imaging/src/one:',
      '  packages/imaging/src/one/b.ts → packages/imaging/src/two/a.ts',
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
  'a floor of the loom standing on one above it': [
    'loom-palette-stands-on-numbers-vocabulary: packages/loom/src/palette/dyes.ts → packages/loom/src/recipe/recipe.ts',
    (house) => {
      put('packages/loom/src/recipe/recipe.ts', 'export const recipe = 1;')(house);
      put('packages/loom/src/palette/dyes.ts', "export { recipe as dyes } from '../recipe/recipe.ts';")(house);
    },
  ],
  'a folder of the loom that is no floor of it': [
    'loom-has-no-other-floor: packages/loom/src/ikats.ts → packages/loom/src/patterns/ikat.ts',
    (house) => {
      put('packages/loom/src/patterns/ikat.ts', 'export const ikat = 1;')(house);
      put('packages/loom/src/ikats.ts', "export { ikat } from './patterns/ikat.ts';")(house);
    },
  ],
  'a cloth that draws with another one': [
    'cloths-know-no-other-cloth: packages/loom/src/cloths/batik/knot.ts → packages/loom/src/cloths/ikat/knot.ts',
    (house) => {
      put('packages/loom/src/cloths/ikat/knot.ts', 'export const knot = 1;')(house);
      put('packages/loom/src/cloths/batik/knot.ts', "export { knot } from '../ikat/knot.ts';")(house);
    },
  ],
});

proveGate('deps', {
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
