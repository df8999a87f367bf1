import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromOklab, linearToOklab, oklabToLinear, toOklab } from './oklab.ts';
import { type Colour, fromHex, type Triple, toHex } from './srgb.ts';

const channel = fc.double({ min: 0, max: 1, noNaN: true });
const triple = fc.tuple(channel, channel, channel);
const oklabOf = ([red, green, blue]: Triple): Colour => {
  const into: Colour = [0, 0, 0];
  toOklab(red, green, blue, into);
  return into;
};
const srgbOf = ([L, a, b]: Triple): Colour => {
  const into: Colour = [0, 0, 0];
  fromOklab(L, a, b, into);
  return into;
};

describe('OKLab', () => {
  // Ottosson's table of 2020, of X, Y, Z that are pure; and of the primaries as CSS Color 4 gives them.
  it.each([
    ['#ffffff', [1, 0, 0]],
    ['#000000', [0, 0, 0]],
    ['#ff0000', [0.62796, 0.22486, 0.12585]],
    ['#00ff00', [0.86644, -0.23389, 0.1795]],
    ['#0000ff', [0.45201, -0.03246, -0.31153]],
  ] as const)('knows %s', (hex, [L, a, b]) => {
    const found = oklabOf(fromHex(hex));
    expect(found[0]).toBeCloseTo(L, 4);
    expect(found[1]).toBeCloseTo(a, 4);
    expect(found[2]).toBeCloseTo(b, 4);
  });

  it('gives every colour of the screen back within half a level of eight bits', () => {
    fc.assert(
      fc.property(triple, (colour) => {
        for (const [i, value] of srgbOf(oklabOf(colour)).entries())
          expect(Math.abs(value - (colour[i] ?? 0))).toBeLessThan(0.55 / 255);
      }),
      { numRuns: 2000 },
    );
  });

  it('gives linear light back, also light that no screen shows', () => {
    const light = fc.double({ min: -0.5, max: 1.5, noNaN: true });
    fc.assert(
      fc.property(light, light, light, (r, g, b) => {
        const [lab, back]: [Colour, Colour] = [
          [0, 0, 0],
          [0, 0, 0],
        ];
        linearToOklab(r, g, b, lab);
        oklabToLinear(...lab, back);
        expect(back[0]).toBeCloseTo(r, 5);
        expect(back[1]).toBeCloseTo(g, 5);
        expect(back[2]).toBeCloseTo(b, 5);
      }),
    );
  });

  it('has greys without chroma, lighter the lighter they are', () => {
    fc.assert(
      fc.property(channel, channel, (one, other) => {
        const [L, a, b] = oklabOf([one, one, one]);
        expect(Math.hypot(a, b)).toBeLessThan(1e-6);
        fc.pre(other - one > 1e-6);
        expect(oklabOf([other, other, other])[0]).toBeGreaterThan(L);
      }),
    );
  });

  it('takes cube roots from the caller where it gives some', () => {
    const into: Colour = [0, 0, 0];
    linearToOklab(0.2, 0.5, 0.9, into, () => 1);
    expect(into[0]).toBeCloseTo(1, 6);
    expect(into[1]).toBeCloseTo(0, 6);
  });
});

describe('a colour that no screen shows', () => {
  const wide = fc.tuple(
    fc.double({ min: 0.02, max: 0.98, noNaN: true }),
    fc.double({ min: -0.45, max: 0.45, noNaN: true }),
    fc.double({ min: -0.45, max: 0.45, noNaN: true }),
  );

  it('comes inside with its lightness and hue, and less chroma', () => {
    fc.assert(
      fc.property(wide, ([L, a, b]) => {
        const mapped = srgbOf([L, a, b]);
        for (const value of mapped) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
        }
        const [mappedL, mappedA, mappedB] = oklabOf(mapped);
        expect(Math.abs(mappedL - L)).toBeLessThan(0.005);
        expect(Math.hypot(mappedA, mappedB)).toBeLessThan(Math.hypot(a, b) + 0.003);
        // The part of it that stands across the wanted hue.
        expect(Math.abs(mappedA * b - mappedB * a) / Math.max(0.05, Math.hypot(a, b))).toBeLessThan(0.005);
      }),
    );
  });

  it('is white above all light and black below it', () => {
    expect(toHex(srgbOf([1.4, 0.1, -0.2]))).toBe('#ffffff');
    expect(toHex(srgbOf([-0.3, 0.1, -0.2]))).toBe('#000000');
  });

  it('keeps as much chroma as there is room for: a step more would leave the screen', () => {
    fc.assert(
      fc.property(wide, ([L, a, b]) => {
        const [, keptA, keptB] = oklabOf(srgbOf([L, a, b]));
        const share = Math.hypot(keptA, keptB) / Math.max(1e-9, Math.hypot(a, b));
        fc.pre(share < 0.98 && Math.hypot(a, b) > 0.05);
        const into: Colour = [0, 0, 0];
        oklabToLinear(L, a * (share + 0.01), b * (share + 0.01), into);
        expect(Math.min(...into) < 0 || Math.max(...into) > 1).toBe(true);
      }),
    );
  });
});
