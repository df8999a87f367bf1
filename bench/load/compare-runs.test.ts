import { expect, test } from 'vitest';
import { compareRuns, tooSlow } from './compare-runs.ts';

const run = (what: string, ...times: number[]) =>
  times.map((ms) => ({ what, ms, status: 200, comesAgainSeconds: undefined }));

test('a p99 of more than twice the quiet one is said, by the kind of call and with the ratio', () => {
  const quiet = [...run('designs', 10, 12, 20), ...run('me', 5, 5, 10)];
  const figures = compareRuns(quiet, [...run('designs', 11, 13, 41), ...run('me', 5, 6, 20)]);
  expect(figures.map(({ what, ratio }) => [what, ratio])).toEqual([
    ['designs', 2.05],
    ['me', 2],
  ]);
  expect(tooSlow(figures)).toEqual(['designs: p99 is 2.05 times that of the quiet run, at most 2']);
});

test('a kind of call that got no answer at all counts as too slow', () => {
  expect(tooSlow(compareRuns(run('me', 5), []))).toHaveLength(1);
});

test('what was refused at once makes no one faster', () => {
  const refused = run('me', 1, 1, 1).map((each) => ({ ...each, status: 503, comesAgainSeconds: 2 }));
  expect(compareRuns(run('me', 5), [...refused, ...run('me', 15)])[0]?.ratio).toBe(3);
});
