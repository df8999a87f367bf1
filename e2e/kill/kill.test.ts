import { expect, test } from 'vitest';
import { killAtRandom } from './kill-at-random.ts';
import { randomOf } from './random-of.ts';

// Side by side: much of such a life is waiting, for a start, an answer or an end.
test.concurrent.each(['pglite', 'postgres'] as const)(
  'on %s a server that is killed five times does every job exactly once, and its books are exact',
  async (home) => {
    const seed = Math.floor(Math.random() * 2 ** 32);
    const story = await killAtRandom(home, 5, randomOf(seed));
    expect(story.faults, `seed ${seed}`).toEqual([]);
    expect(story.jobs).toBeGreaterThan(0);
    expect(story.states).toEqual({ done: story.jobs });
  },
);
