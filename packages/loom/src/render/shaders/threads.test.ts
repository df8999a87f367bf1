import { expect, it } from 'vitest';
import { createThreads } from './threads.ts';

const weave = { relief: 0.1, yarn: 0.05 };
const whole = { count: 20, start: 0, length: 100, tilePx: 100 };

it('closes over the tile and gives a place the same tone in every window', () => {
  const tile = createThreads('t', weave, whole);
  const next = createThreads('t', weave, { ...whole, start: -100 });
  const part = createThreads('t', weave, { ...whole, start: 30, length: 40 });
  for (const key of ['side', 'face', 'bow'] as const) {
    for (const [i, value] of tile[key].entries()) expect(next[key][i]).toBeCloseTo(value, 5);
    for (const [i, value] of part[key].entries()) expect(tile[key][30 + i]).toBeCloseTo(value, 5);
  }
});

it('changes sides from yarn to yarn and is brightest along a yarn’s middle', () => {
  const { side, bow } = createThreads('t', weave, whole);
  expect([...side.slice(0, 10)].map(Math.sign)).toEqual([1, 1, 1, 1, 1, -1, -1, -1, -1, -1]);
  expect(Math.max(...bow.slice(0, 5))).toBe(bow[2]);
  expect(bow.slice(0, 5).reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 5);
});

it('is gone where a yarn is less than two pixels wide', () => {
  const { side, face, bow } = createThreads('t', weave, { ...whole, count: 52 });
  for (const values of [side, face, bow]) expect(values.every((value) => value === 0)).toBe(true);
});
