import { expect, it } from 'vitest';
import { fieldOf, flowers, grainAt, isWithin, type Paint } from '../../test/clothing.ts';
import { holes, levelsOf } from './fill-field.ts';
import { findPeriod, findPeriods } from './find-periods.ts';

const side = 96;
/** Flowers of which every other column stands half a cell lower. */
const dropped =
  (period: number): Paint =>
  (x, y) =>
    flowers(period)(x, y + (Math.floor(x / period) % 2) * (period / 2));
const grain: Paint = (x, y) => {
  const light = 128 + 90 * grainAt(x, y);
  return [light, light, light];
};
const periods = (paint: Paint, isHole?: (x: number, y: number) => boolean) =>
  findPeriods(levelsOf(fieldOf(side, side, paint, isHole)));

it.each([
  ['straight', flowers(24), (dx: number, dy: number) => dx % 24 === 0 && dy % 24 === 0],
  [
    'half-drop',
    dropped(24),
    (dx: number, dy: number) => dx % 24 === 0 && (dy + (Math.abs(dx / 24) % 2) * 12) % 24 === 0,
  ],
] as const)('every shift that is found of a %s lattice leads from a motif to the same motif', (_, paint, isOn) => {
  const { shifts, isPeriodic } = periods(paint);
  expect(isPeriodic).toBe(true);
  expect(shifts.length).toBeGreaterThan(2);
  for (const { dx, dy, unlike } of shifts) {
    expect(isOn(dx, dy), `${dx}, ${dy}`).toBe(true);
    expect(unlike).toBeLessThan(1e-3);
  }
});

it('is found beside a hole as well, from what is known alone', () => {
  const isHole = (x: number, y: number) => isWithin(x, y, [40, 50, 22], side);
  const { isPeriodic, judged } = periods((x, y) => (isHole(x, y) ? [0, 255, 0] : flowers(24)(x, y)), isHole);
  expect(isPeriodic).toBe(true);
  const { hole } = fieldOf(side, side, grain, isHole);
  for (const at of judged[0] ?? []) expect(hole[at]).toBe(holes.known);
});

it('is none in grain, nor in a picture that is smaller than any motif', () => {
  expect(periods(grain)).toMatchObject({ shifts: [], isPeriodic: false });
  expect(findPeriod(fieldOf(side, side, grain))).toBe(0);
  expect(findPeriod(fieldOf(3, 1, grain))).toBe(0);
});
