import { describe, expect, it } from 'vitest';
import { fieldOf, flowers, grainAt, isWithin, type Paint } from '../../test/clothing.ts';
import { alignFill } from './align-fill.ts';
import { type FillField, holes } from './fill-field.ts';
import { findPeriod } from './find-periods.ts';
import { type FillPlan, type FillWish, planFill } from './plan-fill.ts';

const side = 96;
const wish: FillWish = { seed: 's' };

/** The field with its hole filled as planned. */
function filled(field: FillField, plan: FillPlan): Uint8Array {
  const { width, height, rgb } = field;
  const out = Uint8Array.from(rgb);
  const added = alignFill(field, plan);
  for (const [part, { pixels, shifts }] of plan.parts.entries()) {
    for (const [place, at] of pixels.entries()) {
      const { dx, dy } = shifts[plan.labels[at] ?? 0] ?? { dx: 0, dy: 0 };
      const x = ((at % width) + dx + width) % width;
      const y = (Math.floor(at / width) + dy + height) % height;
      for (let channel = 0; channel < 3; channel++) {
        const more = added[part]?.[3 * place + channel] ?? 0;
        out[at * 3 + channel] = Math.min(
          255,
          Math.max(0, Math.round((rgb[(y * width + x) * 3 + channel] ?? 0) + more)),
        );
      }
    }
  }
  return out;
}

/** As it should be, and what is made of it where a part of it has been painted over. */
function restored(
  paint: Paint,
  isHole: (x: number, y: number) => boolean,
  own: FillWish = wish,
  wraps?: FillField['wraps'],
) {
  const field = fieldOf(side, side, (x, y) => (isHole(x, y) ? [20, 220, 20] : paint(x, y)), isHole, wraps);
  const plan = planFill(field, own);
  return { field, plan, out: filled(field, plan), truth: Uint8Array.from(fieldOf(side, side, paint).rgb) };
}

describe('a repeat', () => {
  it.each([
    ['a whole flower, around which only paper lies', 48, [24, 24, 20]],
    ['several flowers at once', 24, [48, 48, 22]],
    ['what lies over a corner of the picture', 24, [0, 0, 13]],
    ['a part of an edge', 24, [95, 40, 7]],
  ] as const)('comes back to the last level: %s', (_, period, circle) => {
    const { plan, out, truth } = restored(flowers(period), (x, y) => isWithin(x, y, circle, side));
    expect(plan.isPeriodic).toBe(true);
    expect(out).toEqual(truth);
  });

  it('is known by its period, and grain by none', () => {
    expect(findPeriod(fieldOf(side, side, flowers(24)))).toBe(24);
    expect(findPeriod(fieldOf(side, side, flowers(32)))).toBe(32);
    expect(findPeriod(fieldOf(side, side, (x, y) => [128 + 90 * grainAt(x, y), 128, 128]))).toBe(0);
  });

  it('gives way to its ground where that is asked for', () => {
    const { out } = restored(flowers(24), (x, y) => isWithin(x, y, [36, 36, 11], side), { ...wish, isPlain: true });
    const middle = (36 * side + 36) * 3;
    expect([...out.subarray(middle, middle + 3)]).toEqual([236, 226, 200]);
  });
});

describe('what repeats nowhere', () => {
  const cloth: Paint = (x, y) => {
    const light = 150 + 40 * Math.sin((2 * Math.PI * x) / side) + 24 * grainAt(x, y);
    return [light, light * 0.9, light * 0.7];
  };
  const circle = [92, 50, 12] as const;
  const isHole = (x: number, y: number) => isWithin(x, y, circle, side);

  it('is filled from known pixels alone, in every part of the hole', () => {
    const { field, plan } = restored(cloth, isHole);
    let count = 0;
    for (const { pixels, shifts } of plan.parts) {
      for (const at of pixels) {
        const { dx, dy } = shifts[plan.labels[at] ?? -1] ?? { dx: 0, dy: 0 };
        const x = ((at % side) + dx + side) % side;
        const y = (Math.floor(at / side) + dy + side) % side;
        expect(field.hole[y * side + x]).toBe(holes.known);
        count += 1;
      }
    }
    expect(count).toBe(field.hole.reduce((sum, own) => sum + own, 0));
  });

  it('is filled from known pixels alone also where these are few and lie apart', () => {
    const few = (x: number, y: number) => grainAt(3 * x + 1, 7 * y + 2) < 0.38;
    const { field, plan } = restored((x) => [x, 90, 255 - x], few);
    for (const { pixels, shifts } of plan.parts) {
      for (const at of pixels) {
        const { dx, dy } = shifts[plan.labels[at] ?? -1] ?? { dx: 0, dy: 0 };
        const from = ((Math.floor(at / side) + dy + side) % side) * side + (((at % side) + dx + side) % side);
        if (field.hole[from] !== holes.known) expect.fail(`${at} is copied from ${from}, which is not known`);
      }
    }
  });

  it('has the light of what lies around, and as much grain', () => {
    const { field, out, truth } = restored(cloth, isHole);
    const levels = (of: Uint8Array) =>
      Array.from(field.hole, (own, at) => (own === holes.fill ? (of[at * 3] ?? 0) : Number.NaN)).filter(
        Number.isFinite,
      );
    const mean = (all: number[]) => all.reduce((sum, level) => sum + level, 0) / all.length;
    const spread = (all: number[]) => Math.sqrt(mean(all.map((level) => (level - mean(all)) ** 2)));
    expect(Math.abs(mean(levels(out)) - mean(levels(truth)))).toBeLessThan(5);
    expect(spread(levels(out)) / spread(levels(truth))).toBeGreaterThan(0.75);
    expect(spread(levels(out)) / spread(levels(truth))).toBeLessThan(1.3);
  });

  it('is filled in the same way for the same seed, and may be otherwise for another', () => {
    const shiftsOf = (seed: string) => restored(cloth, isHole, { seed }).plan.labels;
    expect(shiftsOf('one')).toEqual(shiftsOf('one'));
  });

  it('is not taken from beyond an edge over which the picture does not go on', () => {
    const split: Paint = (x) => (x < side / 2 ? [200, 40, 40] : [40, 40, 200]);
    const near = (x: number, y: number) => x < 8 && y > 30 && y < 50;
    const { out, truth } = restored(split, near, wish, { across: false, down: true });
    expect(out).toEqual(truth);
  });
});

it('takes what there is of a picture of a few pixels', () => {
  for (const [width, height] of [
    [2, 1],
    [1, 2],
    [3, 3],
    [5, 40],
  ] as const) {
    const field = fieldOf(
      width,
      height,
      (x, y) => [10 * x, 10 * y, 7],
      (x, y) => x + y === 0,
    );
    const out = filled(field, planFill(field, wish));
    expect(out.subarray(3)).toEqual(Uint8Array.from(field.rgb).subarray(3));
  }
});

it('fills the smallest of many parts together, and every pixel of them once', () => {
  const isHole = (x: number, y: number) => (x % 4 === 1 && y % 4 === 1) || (x === 2 && y === 1);
  const field = fieldOf(36, 36, flowers(24), isHole);
  const { parts } = planFill(field, wish);
  expect(parts.map(({ pixels }) => pixels.length)).toEqual([2, ...Array.from({ length: 62 }, () => 1), 81 - 63]);
  expect(new Set(parts.flatMap(({ pixels }) => [...pixels])).size).toBe(82);
});

it('says how far it is', () => {
  const shares: number[] = [];
  const isHole = (x: number, y: number) => isWithin(x, y, [20, 20, 6], side) || isWithin(x, y, [70, 70, 6], side);
  planFill(fieldOf(side, side, flowers(24), isHole), wish, (share) => shares.push(share));
  expect(shares).toHaveLength(2);
  expect(shares.at(-1)).toBe(1);
});
