import { proveGate, put } from '../test/prove-gate.ts';

// Put together here, for this file itself is looked at by the gate.
const old = ['a', 'new'].join('');

proveGate('words', {
  'a retired word in a comment': [
    'bench/look.ts:2',
    put('bench/look.ts', 'export const n = 1;', `// Draws it ${old}.`),
  ],
  'a retired word in a comment of several lines': [
    'bench/look.ts:3',
    put('bench/look.ts', '/**', ' * Draws', ` * it ${old}.`, ' */', 'export const n = 1;'),
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
  'a retired word in a page': ['docs/page.md:1', put('docs/page.md', `It is drawn ${old}.`)],
});
