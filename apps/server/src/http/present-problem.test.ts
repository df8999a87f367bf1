import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { presentProblem } from './present-problem.ts';

test('the log says which statement failed and why, and none of the values', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(asha@example.com)' });
  const problem = new DrizzleQueryError('insert into users values ($1)', ['secret\n    at hash'], cause);
  const presented = presentProblem(problem);
  expect(presented).toMatchObject({
    message: 'Failed query: insert into users values ($1)',
    stack: expect.stringContaining('present-problem.test.ts'),
    cause: { message: 'duplicate key', code: '23505' },
  });
  expect(JSON.stringify(presented)).not.toMatch(/secret|asha/);
});

test('whatever else is thrown is logged in its own words', () => {
  expect(presentProblem('gone')).toEqual({ type: 'string', message: 'gone', stack: '' });
  const loop: Error & { cause?: unknown } = new Error('round');
  loop.cause = loop;
  expect(presentProblem(loop)).toMatchObject({ cause: { message: 'round' } });
});
