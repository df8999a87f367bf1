import { expect, it, vi } from 'vitest';
import { createSquareSet, finestLevel, levelFor } from './square-set.ts';

const bitmap = () => ({ close: vi.fn() }) as unknown as ImageBitmap;
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('asks for the level whose pixels are those of the screen, never finer than the picture', () => {
  expect(finestLevel(16_384, 4096)).toBe(5);
  expect(finestLevel(512, 400)).toBe(0);
  expect([4, 1, 0.5, 0.3, 0.25, 0.001].map((scale) => levelFor(5, scale))).toEqual([5, 5, 4, 4, 3, 0]);
});

it('asks for a square once, a few at a time and the last wanted first, and says when one has come', async () => {
  const calls: string[] = [];
  const answers: (() => void)[] = [];
  const arrived = vi.fn();
  const load = (...place: number[]) => {
    calls.push(place.join('/'));
    return new Promise<ImageBitmap>((resolve) => answers.push(() => resolve(bitmap())));
  };
  const squares = createSquareSet(5, load, arrived);
  for (let x = 0; x < 9; x++) expect(squares.square(5, x, 0)).toBeUndefined();
  expect(squares.square(5, 0, 0)).toBeUndefined();
  expect(calls).toHaveLength(6);
  answers[0]?.();
  await settle();
  expect(arrived).toHaveBeenCalledTimes(1);
  expect(calls.at(-1)).toBe('5/8/0');
  expect(squares.square(5, 0, 0)).toBeDefined();
});

it('holds a bounded number of squares and gives the rest back; one that failed is asked for again', async () => {
  const made: ImageBitmap[] = [];
  let fails = true;
  const load = async () => {
    if (fails) throw new Error('offline');
    made.push(bitmap());
    return made.at(-1) ?? bitmap();
  };
  const squares = createSquareSet(5, load, () => undefined);
  squares.square(5, 0, 0);
  await settle();
  fails = false;
  for (let x = 0; x < 120; x++) {
    squares.square(5, x, 0);
    await settle();
  }
  expect(made).toHaveLength(120);
  expect(made.filter(({ close }) => vi.mocked(close).mock.calls.length > 0)).toHaveLength(24);
  squares.clear();
  expect(made.every(({ close }) => vi.mocked(close).mock.calls.length === 1)).toBe(true);
});
