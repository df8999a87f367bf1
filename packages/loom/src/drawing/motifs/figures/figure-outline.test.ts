import { expect, it } from 'vitest';
import { createRng } from '../../../numbers/rng.ts';
import { footprint } from '../../figures/footprint.ts';
import { usualInks } from '../motif.ts';
import { figureOf } from './figure-outline.ts';
import { figureOutlines } from './outlines.ts';

const draw = (radius: number, detail = 4, seed = 'a') =>
  figureOf(figureOutlines.elephant)({ radius, inks: usualInks, detail, line: 1 }, createRng(seed));

it('leaves marks out where there is no room for them', () => {
  const fills = (radius: number, detail?: number) => draw(radius, detail).shapes.filter(({ fill }) => fill).length;
  expect(fills(10)).toBeLessThan(fills(40));
  expect(fills(40, 1)).toBe(fills(10));
});

it('stands in one of its poses, by its stream', () => {
  const pair = figureOf(figureOutlines.deer, figureOutlines['deer-leaping']);
  const first = (seed: string) =>
    pair({ radius: 60, inks: usualInks, detail: 4, line: 1 }, createRng(seed))
      .shapes.map(({ d }) => d.length)
      .join();
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(first)).size).toBeGreaterThan(1);
});

it('looks to the right, and has room from its head to its feet', () => {
  const discs = footprint(draw(100));
  const highest = Math.min(...discs.map(({ y, r }) => y - r));
  const lowest = Math.max(...discs.map(({ y, r }) => y + r));
  expect(lowest - highest).toBeGreaterThan(125);
  // The trunk hangs before the feet, its end the foremost of all.
  expect(discs.some(({ x, y }) => x > 80 && y > 45)).toBe(true);
});
