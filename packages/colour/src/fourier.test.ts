import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFourier } from './fourier.ts';

const sides = [2, 4, 8, 16] as const;

describe.each(sides)("Fourier's transform of a block of %d pixels a side", (side) => {
  const { forward, back } = createFourier(side);
  const value = fc.double({ min: -255, max: 255, noNaN: true });
  const block = fc.array(value, { minLength: side * side, maxLength: side * side });

  it('gives the block back, times its pixels', () => {
    fc.assert(
      fc.property(block, block, (re, im) => {
        const [a, b] = [Float64Array.from(re), Float64Array.from(im)];
        forward(a, b);
        back(a, b);
        for (let i = 0; i < a.length; i++) {
          expect((a[i] ?? 0) / (side * side)).toBeCloseTo(re[i] ?? 0, 8);
          expect((b[i] ?? 0) / (side * side)).toBeCloseTo(im[i] ?? 0, 8);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('keeps the energy (Parseval) and puts the sum in the first place', () => {
    fc.assert(
      fc.property(block, (re) => {
        const [a, b] = [Float64Array.from(re), new Float64Array(side * side)];
        forward(a, b);
        const before = re.reduce((sum, each) => sum + each * each, 0);
        const after = a.reduce((sum, each, i) => sum + each * each + (b[i] ?? 0) ** 2, 0);
        expect(after / (side * side)).toBeCloseTo(before, 4);
        expect(a[0]).toBeCloseTo(
          re.reduce((sum, each) => sum + each, 0),
          6,
        );
      }),
      { numRuns: 20 },
    );
  });

  it('sees a wave along x at its frequency and the opposite one, and nowhere else', () => {
    const k = Math.max(1, side / 4);
    const a = Float64Array.from({ length: side * side }, (_, i) => Math.cos((2 * Math.PI * k * (i % side)) / side));
    const b = new Float64Array(side * side);
    forward(a, b);
    const power = [...a].map((each, i) => each * each + (b[i] ?? 0) ** 2);
    const seen = power.flatMap((each, i) => (each > 1e-6 ? [i] : []));
    expect(seen).toEqual([...new Set([k, side - k])]);
  });
});

it.each([3, 6, 100])('is not made for a side of %d, which is no power of two', (side) => {
  expect(() => createFourier(side)).toThrow(RangeError);
});
