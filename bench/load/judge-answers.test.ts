import { expect, test } from 'vitest';
import { countAnswers, judgeAnswers } from './judge-answers.ts';

const sample = (status: number, comesAgainSeconds?: number) => ({ what: 'upload', ms: 1, status, comesAgainSeconds });

test('what was lost or failed is wrong whatever happens to the server', () => {
  const samples = [sample(200), sample(0), sample(500), sample(500)];
  for (const fault of ['none', 'database', 'flood'] as const)
    expect(judgeAnswers(fault, true, samples)).toEqual(['upload: no answer, 1 times', 'upload: 500, 2 times']);
});

test('a refusal of load says when to come again, and while a server is replaced no one is refused', () => {
  const samples = [sample(503, 2), sample(429, 2)];
  expect(judgeAnswers('database', false, samples)).toEqual([]);
  expect(judgeAnswers('database', false, [sample(503)])).toEqual(['upload: 503, 1 times']);
  expect(judgeAnswers('rolling', false, samples)).toHaveLength(2);
  expect(judgeAnswers('none', true, samples)).toEqual([]);
});

test('a refusal is shed load where it says when to come again, else it has gone wrong as what was not answered has', () => {
  const samples = [sample(200), sample(202), sample(503, 2), sample(429, 1), sample(503), sample(500), sample(0)];
  expect(countAnswers(samples)).toEqual({ all: 7, done: 2, shed: 2, failed: 3 });
});
