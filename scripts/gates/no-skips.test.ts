import { proveGate, put } from '../test/prove-gate.ts';

// Put together here, for this file itself is looked at by the gate.
const dodged = (word: string, rest: string) => put('packages/loom/src/cloth.test.ts', `test.${word}${rest}`);
const place = 'packages/loom/src/cloth.test.ts:1';

proveGate('no-skips', {
  'a focused test': [place, dodged('only', "('one', () => {});")],
  'a test left out': [place, dodged('skip', "('one', () => {});")],
  'a test left out now and then': [place, dodged('skipIf', "(true)('one', () => {});")],
  'a test to be written': [place, dodged('todo', "('one');")],
  'a test expected to fail': [place, dodged('fails', "('one', () => {});")],
  'a test tried again': [place, put('packages/loom/src/cloth.test.ts', `test('one', { ${'retry'}: 2 }, () => {});`)],
  'a project that tries again': ['vitest.config.ts:1', put('vitest.config.ts', `export default { ${'retry'}: 1 };`)],
});
