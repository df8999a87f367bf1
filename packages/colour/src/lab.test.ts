import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromLab, labToXyz, srgbToXyz, toLab, whites, xyzToLab, xyzToLinear } from './lab.ts';
import { type Colour, srgbToLinear, type Triple } from './srgb.ts';

const channel = fc.double({ min: 0, max: 1, noNaN: true });
const triple = fc.tuple(channel, channel, channel);
const names = ['d50', 'd65'] as const;

const near = (found: Triple, wanted: Triple, digits: number) => {
  for (const [i, value] of wanted.entries()) expect(found[i]).toBeCloseTo(value, digits);
};

describe.each(names)('measured by %s', (name) => {
  it('white has the X, Y and Z of that white, and L* 100 without a* and b*', () => {
    const xyz: Colour = [0, 0, 0];
    srgbToXyz([1, 1, 1], name, xyz);
    // The matrices are made for the whites of Lindbloom, which differ from those of ICC in the fourth digit.
    near(xyz, whites[name], 3);
    xyzToLab(whites[name], whites[name], xyz);
    near(xyz, [100, 0, 0], 10);
  });

  it('every colour of the screen comes back through X, Y, Z', () => {
    fc.assert(
      fc.property(triple, (colour) => {
        const xyz: Colour = [0, 0, 0];
        srgbToXyz(colour, name, xyz);
        xyzToLinear(xyz, name, xyz);
        near(xyz, [srgbToLinear(colour[0]), srgbToLinear(colour[1]), srgbToLinear(colour[2])], 5);
      }),
    );
  });

  it('every L*a*b* comes back through X, Y, Z, the straight part near black too', () => {
    const axis = fc.double({ min: -128, max: 127, noNaN: true });
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100, noNaN: true }), axis, axis, (L, a, b) => {
        const colour: Colour = [L, a, b];
        labToXyz(colour, whites[name], colour);
        xyzToLab(colour, whites[name], colour);
        near(colour, [L, a, b], 8);
      }),
    );
  });
});

describe('CIELAB of the screen', () => {
  it('gives every colour back', () => {
    fc.assert(
      fc.property(triple, (colour) => {
        near(fromLab(toLab(colour)), colour, 5);
      }),
    );
  });

  it('lies within its known bounds for all colours of a screen', () => {
    fc.assert(
      fc.property(triple, (colour) => {
        const [L, a, b] = toLab(colour);
        expect(L).toBeGreaterThan(-0.001);
        expect(L).toBeLessThan(100.001);
        expect(Math.max(Math.abs(a), Math.abs(b))).toBeLessThan(108);
      }),
    );
  });

  it('leaves 0 … 1 for a colour that no screen shows, instead of hiding that', () => {
    expect(Math.min(...fromLab([50, -120, 0]))).toBeLessThan(0);
    expect(Math.max(...fromLab([90, 90, 90]))).toBeGreaterThan(1);
  });
});
