import { expect, test } from 'vitest';
import { randomOf } from './random-of.ts';
import { settleAtRandom } from './settle-at-random.ts';

// The whole of it, five hundred payments and twenty kills on either database, is `npm run test:kill -- payments`.
test('a server that is killed while it settles payments settles each once, and numbers their invoices without a gap', async () => {
  const seed = Math.floor(Math.random() * 2 ** 32);
  const story = await settleAtRandom('postgres', { payments: 60, kills: 2 }, randomOf(seed));
  expect(story.faults, `seed ${seed}`).toEqual([]);
  expect(story.answeredByLife.at(-1)).toBe(60);
  // It was killed in the middle.
  expect(story.answeredByLife[0]).toBeLessThan(60);
});
