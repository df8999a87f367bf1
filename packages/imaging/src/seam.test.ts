import { expect, it } from 'vitest';
import { wavyRows } from '../test/pictures.ts';
import type { Band } from './png-band.ts';
import { measureSteps, seamScore } from './seam.ts';

function scoreOf(band: Band): number {
  return seamScore([measureSteps(band)]);
}

function rowsOf(width: number, height: number, valueAt: (x: number, y: number) => number): Band {
  const pixels = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) pixels.fill(valueAt(i % width, Math.floor(i / width)), i * 3, i * 3 + 3);
  return { width, height, pixels };
}

it('is at most 1 for a picture that closes', () => {
  expect(scoreOf(wavyRows(80, 64))).toBeLessThanOrEqual(1);
});

it('is the step across the wrap as a share of the worst step inside', () => {
  // Inside steps of 2, across the wrap a step of 2 × 49.
  expect(scoreOf(rowsOf(50, 8, (x) => 2 * x))).toBeCloseTo(49, 9);
  expect(scoreOf(rowsOf(8, 50, (_x, y) => 2 * y))).toBeCloseTo(49, 9);
});

it('takes the worse axis', () => {
  const tilted = rowsOf(50, 30, (x, y) => 60 + x + Math.round(20 * Math.sin((y / 30) * Math.PI * 2)));
  expect(scoreOf(tilted)).toBeGreaterThan(20);
});

it('is nothing for one flat colour and 1 for two stripes', () => {
  expect(scoreOf(rowsOf(9, 9, () => 7))).toBe(0);
  expect(scoreOf(rowsOf(2, 1, (x) => x * 9))).toBe(1);
});

it('is the same in bands as in one piece', () => {
  const whole = wavyRows(40, 31);
  const bands = [
    [0, 1],
    [1, 17],
    [17, 31],
  ].map(([from = 0, to = 0]) => ({
    width: 40,
    height: to - from,
    pixels: whole.pixels.subarray(from * 120, to * 120),
  }));
  expect(seamScore(bands.map(measureSteps))).toBe(scoreOf(whole));
});
