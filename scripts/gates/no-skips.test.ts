import { proveGate, put } from '../test/prove-gate.ts';

// Put together here, for this file itself passes under the gate.
const dodging = (...words: string[]) => put('packages/loom/src/cloth.test.ts', words.join(''));

proveGate('no-skips', {
  'a focused test': ['test.only', dodging('test', ".only('one', () => {});")],
  'a test left out': ['it.skip', dodging('it', ".skip('one', () => {});")],
  'a test left out now and then': ['test.skipIf', dodging('test', ".skipIf(true)('one', () => {});")],
  'a test to be written': ['test.todo', dodging('test', ".todo('one');")],
  'a test expected to fail': ['test.fails', dodging('test', ".fails('one', () => {});")],
  'a test tried again': ['retry: 2', dodging("test('one', { ret", 'ry: 2 }, () => {});')],
  'a project that tries again': [
    'retry: 1',
    put('vitest.config.ts', ['export default { test: { ret', 'ry: 1 } };'].join('')),
  ],
});
