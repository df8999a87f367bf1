import { expect, it } from 'vitest';
import { figureOutlines } from '../motifs/figures/outlines.ts';
import { isMarks } from './is-marks.ts';

const region = (d: string) => ({ d, slot: 1, share: 3 });
const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`;

it('takes several thin parts for marks of the pen, and neither broad ones nor a single one', () => {
  const strokes = [0, 20, 40].map((y) => box(0, y, 90, 4)).join('');
  expect(isMarks(region(strokes))).toBe(true);
  expect(isMarks(region([0, 40, 80].map((y) => box(0, y, 90, 30)).join('')))).toBe(false);
  expect(isMarks(region(box(0, 0, 90, 4)))).toBe(false);
});

it('knows the scales of a peacock from its legs', () => {
  const { parts, regions } = figureOutlines.peacock;
  const marks = regions.filter((_, at) => parts[at] === 'bright~');
  expect(marks.length).toBeGreaterThan(0);
  for (const mark of marks) expect(isMarks(mark)).toBe(true);
  for (const [at, body] of regions.entries())
    if (parts[at] === 'body') expect(isMarks(body) && body.share > 4).toBe(false);
});
