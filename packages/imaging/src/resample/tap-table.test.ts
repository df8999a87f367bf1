import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tapTable, wholeWeights } from './tap-table.ts';

const side = fc.integer({ min: 1, max: 300 });

describe('the taps of a resampled line', () => {
  it('weigh one in all for every sample, so that a flat line stays flat', () => {
    fc.assert(
      fc.property(side, side, (from, to) => {
        const { taps, weights } = tapTable(from, to);
        for (let i = 0; i < to; i++) {
          const sum = weights.subarray(i * taps, (i + 1) * taps).reduce((all, weight) => all + weight, 0);
          expect(sum).toBeCloseTo(1, 12);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('as whole numbers still weigh exactly one', () => {
    fc.assert(
      fc.property(side, side, fc.constantFrom(8, 14, 22), (from, to, bits) => {
        const table = tapTable(from, to);
        const whole = wholeWeights(table, bits);
        for (let i = 0; i < to; i++) {
          const sum = whole.subarray(i * table.taps, (i + 1) * table.taps).reduce((all, weight) => all + weight, 0);
          expect(sum).toBe(2 ** bits);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('lie evenly around the middle of their sample: nothing is shifted', () => {
    fc.assert(
      fc.property(side, side, (from, to) => {
        const { taps, first, weights } = tapTable(from, to);
        for (let i = 0; i < to; i++) {
          const place = weights
            .subarray(i * taps, (i + 1) * taps)
            .reduce((sum, weight, tap) => sum + weight * ((first[i] ?? 0) + tap + 0.5), 0);
          // Lanczos' kernel keeps straight slopes to about a hundredth of what it spans.
          expect(Math.abs(place - ((i + 0.5) * from) / to)).toBeLessThan(0.03 * Math.max(1, from / to));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('mirror when the line is read from its other end', () => {
    const { taps, weights } = tapTable(40, 17);
    const row = (i: number) =>
      [...weights.subarray(i * taps, (i + 1) * taps)].filter((weight) => Math.abs(weight) > 1e-9);
    for (let i = 0; i < 17; i++) {
      const [one, other] = [row(i), row(16 - i).toReversed()];
      expect(one).toHaveLength(other.length);
      for (const [tap, weight] of one.entries()) expect(weight).toBeCloseTo(other[tap] ?? 0, 10);
    }
  });

  it('of a line that keeps its length are its own samples', () => {
    const { taps, first, weights } = tapTable(12, 12);
    for (let i = 0; i < 12; i++) {
      const own = i - (first[i] ?? 0);
      expect(weights[i * taps + own]).toBeCloseTo(1, 12);
    }
  });
});
