import { expect, it } from 'vitest';
import { takeTurns } from './take-turns.ts';

it.each([
  [4, 2],
  [3, 3],
  [4, 3],
  [7, 3],
  [5, 4],
  [13, 4],
])('%i places in a ring have %i kinds by turns, no two alike side by side', (count, kinds) => {
  const turns = takeTurns(count, kinds);
  expect(new Set(turns).size).toBe(kinds);
  expect(turns.filter((kind, n) => kind === turns[(n + 1) % count])).toEqual([]);
});
