import { expect, test } from 'vitest';
import { count } from './run-vitest.ts';

const file = (status: string, ...tests: string[]) => ({
  name: 'some.test.ts',
  status,
  assertionResults: tests.map((status, at) => ({ fullName: `test ${at}`, status })),
});

test('a test that did not run counts as failed, not as passed', () => {
  const { passed, failures } = count({ testResults: [file('failed', 'passed', 'failed', 'skipped', 'todo')] });
  expect(passed).toBe(1);
  expect(failures).toHaveLength(3);
});

test('a file that could not be loaded counts as one failure', () => {
  expect(count({ testResults: [file('failed')] })).toEqual({ passed: 0, failures: ['some.test.ts (failed)'] });
});

test('a file whose tests all passed, but whose teardown did not, counts as one failure', () => {
  expect(count({ testResults: [file('failed', 'passed')] })).toEqual({
    passed: 1,
    failures: ['some.test.ts (failed)'],
  });
});
