import { expect, it } from 'vitest';
import { fieldOf, type Paint } from '../../test/clothing.ts';
import { alignFill } from './align-fill.ts';
import type { FillPlan } from './plan-fill.ts';

const side = 40;
const isHole = (x: number, y: number) => x >= 15 && x < 25 && y >= 15 && y < 25;

/** A plan that copies the whole hole by one shift. */
function shifted(dx: number): {
  field: ReturnType<typeof fieldOf>;
  plan: FillPlan;
  of: (paint: Paint) => Float32Array;
} {
  const field = fieldOf(side, side, () => [0, 0, 0], isHole);
  const pixels = Int32Array.from(field.hole.keys()).filter((at) => field.hole[at] === 1);
  const plan: FillPlan = {
    parts: [{ pixels, shifts: [{ dx, dy: 0 }] }],
    partAt: Int32Array.from(field.hole, (own) => own - 1),
    labels: Int16Array.from(field.hole, (own) => own - 1),
    isPeriodic: false,
  };
  const of = (paint: Paint) => alignFill(fieldOf(side, side, paint, isHole), plan)[0] ?? new Float32Array(0);
  return { field, plan, of };
}

it('adds nothing where what is copied fits', () => {
  expect(
    shifted(12)
      .of(() => [120, 80, 40])
      .every((more) => more === 0),
  ).toBe(true);
});

it('brings light that falls otherwise to what lies around', () => {
  // Two levels darker with every pixel to the right: what is copied from there is so much too dark.
  const added = shifted(10).of((x) => [200 - 0.6 * x, 100, 50]);
  const reds = added.filter((_, i) => i % 3 === 0);
  const mean = reds.reduce((sum, more) => sum + more, 0) / reds.length;
  expect(mean).toBeGreaterThan(4.5);
  expect(mean).toBeLessThan(7.5);
  expect(added.every((more, i) => i % 3 === 0 || more === 0)).toBe(true);
});

it('leaves what is drawn: a step of many levels is no light', () => {
  const added = shifted(12).of((x) => (x < 26 ? [230, 230, 230] : [20, 20, 20]));
  const most = added.reduce((largest, more) => Math.max(largest, Math.abs(more)), 0);
  expect(most).toBeLessThan(230);
});
