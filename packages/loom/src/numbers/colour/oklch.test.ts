import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oklabToHex, oklchToHex } from './gamut.ts';
import { mixColours } from './mix.ts';
import { colourDistance, hexToOklab, hexToOklch } from './oklch.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('gives every sRGB colour back after a journey through OKLCH and OKLab', () => {
  fc.assert(
    fc.property(hex, (colour) => {
      expect(oklchToHex(hexToOklch(colour))).toBe(colour);
      expect(oklabToHex(hexToOklab(colour))).toBe(colour);
    }),
  );
});

it('agrees with published OKLCH values of the primaries', () => {
  const red = hexToOklch('#ff0000');
  expect(red[0]).toBeCloseTo(0.628, 3);
  expect(red[1]).toBeCloseTo(0.2577, 3);
  expect(red[2]).toBeCloseTo(29.23, 1);
  expect(hexToOklch('#ffffff')[0]).toBeCloseTo(1, 4);
  expect(hexToOklch('#0000ff')[2]).toBeCloseTo(264.05, 1);
});

it('keeps lightness and hue when a colour outside sRGB is brought inside', () => {
  const lightness = fc.double({ min: 0.1, max: 0.95, noNaN: true });
  const chroma = fc.double({ min: 0, max: 0.4, noNaN: true });
  const hue = fc.double({ min: 0, max: 360, noNaN: true });
  fc.assert(
    fc.property(lightness, chroma, hue, (L, C, h) => {
      const [mappedL, mappedC, mappedH] = hexToOklch(oklchToHex([L, C, h]));
      expect(Math.abs(mappedL - L)).toBeLessThan(0.025);
      expect(mappedC).toBeLessThan(C + 0.025);
      const turn = Math.abs(((mappedH - h + 540) % 360) - 180);
      // On the circle of the smaller chroma, so that greys may turn freely.
      expect(2 * mappedC * Math.sin((turn * Math.PI) / 360)).toBeLessThan(0.04);
    }),
  );
});

it('mixes from one colour to the other without leaving the way between them', () => {
  fc.assert(
    fc.property(hex, hex, fc.double({ min: 0, max: 1, noNaN: true }), (one, other, share) => {
      expect(mixColours(one, other, 0)).toBe(one);
      expect(mixColours(one, other, 1)).toBe(other);
      const whole = colourDistance(one, other);
      const mixed = mixColours(one, other, share);
      expect(colourDistance(one, mixed)).toBeLessThan(whole * share + 0.03);
      expect(colourDistance(mixed, other)).toBeLessThan(whole * (1 - share) + 0.03);
    }),
  );
});

it('refuses what is not a colour', () => {
  for (const word of ['red', '#fff', '#12345g', '', '123456']) expect(() => hexToOklab(word)).toThrow(RangeError);
});
