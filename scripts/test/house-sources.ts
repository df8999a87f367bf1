const lines = (...all: string[]): string => `${all.join('\n')}\n`;

const passingTest = lines(
  "import { expect, test } from 'vitest';",
  '',
  "test('holds', () => {",
  '  expect(1).toBe(1);',
  '});',
);

/** The least in which every gate has something to look at and nothing to complain of. */
export const houseSources: Record<string, string> = {
  'vitest.config.ts': lines('export default {};'),
  'package-lock.json': lines(
    '{ "packages": {',
    '  "apps/server": { "dependencies": { "zod": "4.6.7" } },',
    '  "node_modules/zod": { "version": "4.6.7", "license": "MIT" }',
    '} }',
  ),
  'packages/colour/src/index.ts': lines(
    "import { word } from '@naksha/contract';",
    '',
    'export const shade = word.length;',
  ),
  'packages/colour/src/shade.test.ts': passingTest,
  'packages/crafts/src/index.ts': lines('export const thread = 1;'),
  'packages/crafts/src/thread.test.ts': passingTest,
  'packages/drape/src/index.ts': lines('export const fold = 1;'),
  'packages/drape/src/fold.test.ts': passingTest,
  'packages/money/src/index.ts': lines('export const price = 1;'),
  'packages/money/src/price.test.ts': passingTest,
  'packages/imaging/src/picture.test.ts': passingTest,
  'packages/engines/src/engine.test.ts': passingTest,
  'apps/server/src/modules/users/create-user.test.ts': passingTest,
  'packages/contract/src/index.ts': lines("export const word = 'paisley';"),
  'packages/contract/src/word.test.ts': passingTest,
  'packages/loom/src/index.ts': lines(
    "import { word } from '@naksha/contract';",
    '',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a template
    'export const cloth = `${word} cloth`;',
  ),
  'packages/loom/src/cloth.test.ts': passingTest,
  'packages/loom/src/render/server.ts': lines("export const onServer = 'resvg';"),
  'packages/loom/src/render/browser.ts': lines("export const inBrowser = 'canvas';"),
  'packages/imaging/src/index.ts': lines(
    "import { word } from '@naksha/contract';",
    '',
    'export const picture = word.length;',
  ),
  'packages/engines/src/index.ts': lines(
    "import { word } from '@naksha/contract';",
    "import { picture } from '@naksha/imaging';",
    "import { cloth } from '@naksha/loom';",
    '',
    'export const engine = [word, picture, cloth].length;',
  ),
  'apps/server/src/main.ts': lines(
    "import { engine } from '@naksha/engines';",
    "import { createUser } from './modules/users/create-user.ts';",
    '',
    'process.exitCode = engine + createUser();',
  ),
  'apps/server/src/modules/users/create-user.ts': lines(
    "import { users } from './table.ts';",
    '',
    'export const createUser = (): number => users;',
  ),
  'apps/server/src/modules/users/table.ts': lines('export const users = 1;'),
  'apps/web/index.html': lines(
    '<!doctype html>',
    '<html lang="en">',
    '  <body>',
    '    <script type="module" src="/src/main.tsx"></script>',
    '  </body>',
    '</html>',
  ),
  'apps/web/src/main.tsx': lines("import { cloth } from '@naksha/loom';", '', 'document.title = cloth;'),
  'apps/web/src/main.test.ts': passingTest,
};
