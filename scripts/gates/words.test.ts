import { proveGate, proveGateOnFiles, put } from '../test/prove-gate.ts';

// Put together here, for this file itself is looked at by the gate.
const old = ['a', 'new'].join('');
const odd = ['by', ' itself'].join('');
const late = ['reck', 'oned'].join('');
const saying = ['te', 'll'].join('');
const name = ['drawn', 'A', 'new'].join('');

proveGate('words', {
  'someone without a word of their own who begins a sentence': [
    'apps/web/src/i18n/en/files.ts:2',
    put(
      'apps/web/src/i18n/en/files.ts',
      'export const files = {',
      `  hint: 'It is kept. ${'W'}ho asks gets it.',`,
      '};',
    ),
  ],
  'a retired word in the title of a test': [
    'e2e/draws.spec.ts:1',
    put('e2e/draws.spec.ts', `test('it is drawn ${old}', () => {});`),
  ],
  'a retired word in the title of a case': [
    'bench/draws.test.ts:2',
    put('bench/draws.test.ts', `describe('drawing', () => {`, `  it('draws it ${old}', () => {});`, '});'),
  ],
  'a retired word in the title of many tests': [
    'bench/draws.test.ts:2',
    put('bench/draws.test.ts', 'test.each([1, 2', `])('%i is drawn ${old}', () => {});`),
  ],
  'a retired word in a text of the screens': [
    'apps/web/src/i18n/en/files.ts:2',
    put('apps/web/src/i18n/en/files.ts', 'export const files = {', `  hint: 'It is chosen ${odd}.',`, '};'),
  ],
  'a retired word in a title kept in a list': [
    'bench/draws.test.ts:1',
    put('bench/draws.test.ts', `const cases = ["it is drawn ${old}"];`),
  ],
  'a retired word in a comment of a sheet': [
    'apps/web/src/site/home.module.css:2',
    put('apps/web/src/site/home.module.css', '.home {', `  /* Drawn ${old}. */`, '}'),
  ],
  'a retired word in a comment of SQL': [
    'apps/server/src/db/migrations/0001_first.sql:1',
    put('apps/server/src/db/migrations/0001_first.sql', `-- Drawn ${old}.`, 'SELECT 1;'),
  ],
  'a retired word in a page': ['docs/page.md:1', put('docs/page.md', `It is drawn ${old}.`)],
});

proveGateOnFiles('words', 'bench', {
  'a retired word in a comment': [':2: ', 'export const n = 1;', `// Draws it ${old}.`],
  'someone without a word of their own': [':2: ', 'export const n = 1;', `// Drawn ${'by'} who asks.`],
  'someone without a word of their own who begins a comment': [
    ':2: ',
    'export const n = 1;',
    `// ${'W'}ho asks gets it.`,
  ],
  'someone without a word of their own amid a sentence': [
    ':2: ',
    'export const n = 1;',
    `// It is drawn once; ${'w'}ho asks meanwhile waits.`,
  ],
  'a retired word in a comment of several lines': [
    ':3: ',
    '/**',
    ' * Draws',
    ` * it ${old}.`,
    ' */',
    'export const n = 1;',
  ],
  'a retired word in a sentence to a model': [':1: ', `export const words = \`draw \${1} ${old}\`;`],
  'a retired word as a name': [':2: ', '', `const ${old} = 1;`],
  'a retired word as a part of a name': [':1: ', `export const ${name} = 1;`],
  'a retired word of two as a name': [':1: ', `export const chosen${odd.replace('by i', 'ByI')} = 1;`],
  'a retired word in capitals': [':1: ', `export const LAST_${old.toUpperCase()} = 1;`],
  'what only people do as a part of a name': [':1: ', `export const ${saying}Error = 1;`],
  'what only people do in a comment': [':1: ', `// The answer ${saying}s how many.`],
  'a retired word that was retired late': [':1: ', `// As it is ${late}.`],
  'what is to be, said as a law says it': [':1: ', `// What ${'sh'}all be drawn.`],
  'what is gone, in the order of another language': [':1: ', `// A design that is no ${'mo'}re.`],
  'what is like that, in the order of another language': [':1: ', `// What is named ${'s'}o.`],
});
