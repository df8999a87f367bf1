import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { denoiseRows } from './denoise.ts';

const steps = [1, 2, 3] as const;
const [width, rows] = [9, 5];

/** A picture of equal rows with those more above and below that denoising needs. */
const field = (row: readonly number[], more: number, channels: 3 | 4) =>
  Uint8Array.from(
    Array.from({ length: rows + 2 * more }, () =>
      row.flatMap((grey) => [grey, grey, grey, 77].slice(0, channels)),
    ).flat(),
  );

describe.each(steps)('%d steps of noise reduction', (count) => {
  it('leave a flat surface and a hard edge to the last bit, around the wrap too', () => {
    for (const channels of [3, 4] as const) {
      const edge = [20, 20, 20, 20, 220, 220, 220, 220, 220];
      for (const row of [Array<number>(width).fill(128), edge]) {
        const out = denoiseRows(field(row, count, channels), channels, width, count);
        expect([...out]).toEqual([...field(row, 0, channels)]);
      }
    }
  });

  it('answer as many rows as there are without those around, and keep alpha', () => {
    const out = denoiseRows(field(Array<number>(width).fill(3), count, 4), 4, width, count);
    expect(out).toHaveLength(width * rows * 4);
    expect([...out].filter((_, i) => i % 4 === 3)).toEqual(Array(width * rows).fill(77));
  });

  it('bring grain of a few levels nearer to its mean and never beyond what stands around it', () => {
    const noise = fc.array(fc.integer({ min: 122, max: 134 }), {
      minLength: width * (rows + 6),
      maxLength: width * (rows + 6),
    });
    fc.assert(
      fc.property(noise, (levels) => {
        const pixels = Uint8Array.from(
          levels.slice(0, width * (rows + 2 * count)).flatMap((grey) => [grey, grey, grey]),
        );
        const out = denoiseRows(pixels, 3, width, count);
        const before = pixels.subarray(count * width * 3, (count + rows) * width * 3);
        for (const value of out) {
          expect(value).toBeGreaterThanOrEqual(122);
          expect(value).toBeLessThanOrEqual(134);
        }
        const spread = (values: Uint8Array) => {
          const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
          return values.reduce((sum, each) => sum + (each - mean) ** 2, 0);
        };
        fc.pre(spread(before) > 200);
        expect(spread(out)).toBeLessThan(spread(before));
      }),
    );
  });
});

it('needs no step to leave everything as it is', () => {
  const row = [1, 200, 3, 90, 5, 60, 7, 80, 9];
  expect([...denoiseRows(field(row, 0, 3), 3, width, 0)]).toEqual([...field(row, 0, 3)]);
});
