import fc from 'fast-check';
import { expect, it } from 'vitest';
import { generateParams } from './operations/generate.ts';
import {
  cmPerInch,
  cmToPx,
  defaultDpi,
  dpiOf,
  metresPerInch,
  mmPerInch,
  mmToPx,
  pxToCm,
  pxToMm,
  pxToPoints,
} from './units.ts';

const pixels = fc.integer({ min: 1, max: 300_000 });
const dpis = fc.integer({ min: 1, max: 1200 });

it('knows the inch in every unit that it is measured in', () => {
  expect([cmPerInch, mmPerInch, metresPerInch]).toEqual([2.54, 25.4, 0.0254]);
  expect(pxToCm(300, 300)).toBe(2.54);
  expect(pxToMm(150, 150)).toBe(25.4);
  expect(pxToPoints(96, 96)).toBe(72);
  expect(Math.round(cmToPx(24, 300))).toBe(2835);
  expect(Math.round(mmToPx(550, 150))).toBe(3248);
});

it('gives every number of pixels back after a journey through lengths on cloth', () => {
  fc.assert(
    fc.property(pixels, dpis, (px, dpi) => {
      expect(Math.round(cmToPx(pxToCm(px, dpi), dpi))).toBe(px);
      expect(Math.round(mmToPx(pxToMm(px, dpi), dpi))).toBe(px);
    }),
  );
});

it('finds the resolution at which so many pixels are so long', () => {
  fc.assert(
    fc.property(pixels, dpis, (px, dpi) => {
      expect(dpiOf(px, pxToCm(px, dpi))).toBeCloseTo(dpi, 6);
      expect(pxToMm(px, dpi)).toBeCloseTo(pxToCm(px, dpi) * 10, 6);
    }),
  );
});

it('makes a length longer with every pixel and shorter with every dot per inch', () => {
  fc.assert(
    fc.property(pixels, dpis, (px, dpi) => {
      expect(pxToCm(px + 1, dpi)).toBeGreaterThan(pxToCm(px, dpi));
      expect(pxToCm(px, dpi + 1)).toBeLessThan(pxToCm(px, dpi));
    }),
  );
});

it('is the resolution of a design for which none is asked', () => {
  expect(generateParams.parse({ prompt: 'lotus' }).dpi).toBe(defaultDpi);
});
