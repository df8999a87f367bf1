import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinBrush, mixAtJoin } from './joins.ts';

describe('the brush of a join', () => {
  it('keeps half at the join and rises without a step to all at the end of its band', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.6, max: 900, noNaN: true }), (band) => {
        const own = joinBrush(band);
        expect(own).toHaveLength(Math.round(band));
        expect(own[0]).toBe(0.5);
        for (const [i, share] of own.entries()) {
          expect(share).toBeGreaterThanOrEqual(own[i - 1] ?? 0.5);
          expect(share).toBeLessThanOrEqual(1);
          // The steepest of the curve is 0.75 of itself per band.
          expect(share - (own[i - 1] ?? 0.5)).toBeLessThanOrEqual(0.76 / band);
        }
      }),
    );
  });

  it('is empty for a band of no pixel', () => {
    expect(joinBrush(0)).toEqual([]);
    expect(joinBrush(0.4)).toEqual([]);
  });
});

describe('two pixels at a join', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  const opaque = fc.tuple(byte, byte, byte);
  const share = fc.double({ min: 0.5, max: 1, noNaN: true });

  it('keep what they have together, but for rounding, and stay between both', () => {
    fc.assert(
      fc.property(opaque, opaque, share, (one, two, own) => {
        const [a, b] = [Uint8Array.from(one), Uint8Array.from(two)];
        mixAtJoin(a, 0, b, 0, own, 3, true);
        for (const i of [0, 1, 2]) {
          const [x = 0, y = 0, low = 0, high = 0] = [
            a[i],
            b[i],
            Math.min(one[i] ?? 0, two[i] ?? 0),
            Math.max(one[i] ?? 0, two[i] ?? 0),
          ];
          expect(Math.abs(x + y - low - high)).toBeLessThanOrEqual(1);
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(low);
          expect(Math.max(x, y)).toBeLessThanOrEqual(high);
        }
      }),
    );
  });

  it('come out alike whether the picture has an opaque alpha channel or none', () => {
    fc.assert(
      fc.property(opaque, opaque, share, (one, two, own) => {
        const [a, b] = [Uint8Array.from(one), Uint8Array.from(two)];
        const [c, d] = [Uint8ClampedArray.of(...one, 255), Uint8ClampedArray.of(...two, 255)];
        mixAtJoin(a, 0, b, 0, own, 3, true);
        mixAtJoin(c, 0, d, 0, own, 4, true);
        // Weighing by alpha can move an exact half by one level.
        for (const i of [0, 1, 2]) {
          expect(Math.abs((c[i] ?? 0) - (a[i] ?? 0))).toBeLessThanOrEqual(1);
          expect(Math.abs((d[i] ?? 0) - (b[i] ?? 0))).toBeLessThanOrEqual(1);
        }
        expect([c[3], d[3]]).toEqual([255, 255]);
      }),
    );
  });

  it('take no colour from a pixel that is not seen', () => {
    const [a, b] = [Uint8Array.of(200, 100, 50, 255), Uint8Array.of(0, 255, 0, 0)];
    mixAtJoin(a, 0, b, 0, 0.5, 4, true);
    expect([...a]).toEqual([200, 100, 50, 128]);
    expect([...b]).toEqual([200, 100, 50, 128]);
  });

  it('change one alone when the other is not to, and mix sixteen bits as they do eight', () => {
    const [a, b] = [Uint16Array.of(0, 0, 65_535), Uint16Array.of(65_535, 1000, 0)];
    mixAtJoin(a, 0, b, 0, 0.75, 3, false);
    expect([...a]).toEqual([16_384, 250, 49_151]);
    expect([...b]).toEqual([65_535, 1000, 0]);
  });

  it('are black and unseen when neither is seen', () => {
    const [a, b] = [Uint8Array.of(9, 9, 9, 0), Uint8Array.of(7, 7, 7, 0)];
    mixAtJoin(a, 0, b, 0, 0.6, 4, true);
    expect([...a, ...b]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });
});
