import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toneOf } from './tone.ts';

const level = fc.integer({ min: -100, max: 100 });
const channel = fc.double({ min: 0, max: 1, noNaN: true });

describe('brightness and contrast of a channel', () => {
  it('are nothing to do when both are 0', () => {
    expect(toneOf({ brightness: 0, contrast: 0 })).toBeUndefined();
  });

  it('stay inside 0 … 1 and never turn the order of two levels', () => {
    fc.assert(
      fc.property(level, level, channel, channel, (brightness, contrast, one, other) => {
        const tone = toneOf({ brightness, contrast });
        if (tone === undefined) return;
        const [low, high] = [tone(Math.min(one, other)), tone(Math.max(one, other))];
        expect(low).toBeGreaterThanOrEqual(-1e-12);
        expect(high).toBeLessThanOrEqual(1 + 1e-12);
        expect(high).toBeGreaterThanOrEqual(low - 1e-12);
      }),
    );
  });

  it('keep black and white whatever the brightness, and with more contrast', () => {
    fc.assert(
      fc.property(level, fc.integer({ min: 0, max: 100 }), (brightness, contrast) => {
        const tone = toneOf({ brightness, contrast });
        if (tone === undefined) return;
        expect(tone(0)).toBeCloseTo(0, 12);
        expect(tone(1)).toBeCloseTo(1, 12);
      }),
    );
  });

  it('move the middle grey by a quarter at most, in the direction that was asked', () => {
    for (const brightness of [-100, -1, 1, 100]) {
      const middle = toneOf({ brightness, contrast: 0 })?.(0.5) ?? 0;
      expect(middle).toBeCloseTo(0.5 + brightness / 400, 10);
    }
  });

  it('leave the middle grey where it is when contrast alone is asked, darks darker, lights lighter', () => {
    const more = toneOf({ brightness: 0, contrast: 60 });
    const less = toneOf({ brightness: 0, contrast: -60 });
    expect([more?.(0.5), less?.(0.5)]).toEqual([0.5, 0.5]);
    expect(more?.(0.25)).toBeLessThan(0.25);
    expect(more?.(0.75)).toBeGreaterThan(0.75);
    expect(less?.(0.25)).toBeGreaterThan(0.25);
    expect(less?.(0.75)).toBeLessThan(0.75);
    // Half a turn about the middle changes nothing.
    fc.assert(
      fc.property(channel, (value) => {
        expect((more?.(value) ?? 0) + (more?.(1 - value) ?? 0)).toBeCloseTo(1, 10);
      }),
    );
  });
});
