import { expect, it } from 'vitest';
import { fieldOf, grainAt, isWithin, type Paint } from '../../test/clothing.ts';
import { apart, type FillField, holes, levelsOf, placeIn } from './fill-field.ts';
import { type Guess, guessHole } from './guess-hole.ts';

const side = 128;
const circle = [64, 64, 20] as const;
const isHole = (x: number, y: number) => isWithin(x, y, circle, side);
/** Slanting veins, each as broad as the others, with grain; they close at the edges. */
const veins: Paint = (x, y) => {
  const light = 128 + 70 * Math.sin((2 * Math.PI * (2 * x + 3 * y)) / side) + 20 * grainAt(x, y);
  return [light, light * 0.95, light * 0.9];
};
const spoilt =
  (paint: Paint): Paint =>
  (x, y) =>
    isHole(x, y) ? [20, 220, 20] : paint(x, y);

/** Levels of a field and the pixels of its hole at each of them. */
function looked(field: FillField) {
  const levels = levelsOf(field, 24);
  const filled = levels.map(({ hole }) => Int32Array.from(hole.keys()).filter((at) => hole[at] === holes.fill));
  return { levels, filled };
}

function guessed(paint: Paint, seed = 's'): { guess: Guess; errors: { guess: number; mean: number } } {
  const { levels, filled } = looked(fieldOf(side, side, spoilt(paint), isHole));
  const guess = guessHole(levels, filled, seed);
  if (guess === undefined) throw new Error('expected a guess');
  const truth = levelsOf(fieldOf(side, side, paint), 24)[guess.at];
  const own = filled[guess.at] ?? new Int32Array(0);
  if (truth === undefined) throw new Error('expected a level');
  const both = Float32Array.from([...truth.lab, ...guess.lab]);
  const count = truth.width * truth.height;
  const middle = [0, 1, 2].map(
    (axis) => own.reduce((sum, at) => sum + (truth.lab[at * 3 + axis] ?? 0), 0) / own.length,
  );
  const off = (at: number) => Math.hypot(...middle.map((level, axis) => level - (truth.lab[at * 3 + axis] ?? 0)));
  return {
    guess,
    errors: {
      guess: own.reduce((sum, at) => sum + apart(both, at, count + at), 0) / own.length,
      mean: own.reduce((sum, at) => sum + off(at), 0) / own.length,
    },
  };
}

it('goes on with veins through a hole, far nearer to them than the one colour that fits best', () => {
  const { errors } = guessed(veins);
  expect(errors.guess).toBeLessThan(0.5 * errors.mean);
});

it('is made of what is known alone, and the same for the same seed', () => {
  const { guess } = guessed(veins, 'one');
  expect(guessed(veins, 'one').guess).toEqual(guess);
  const field = fieldOf(side, side, spoilt(veins), isHole);
  expect(guess.shifts.length).toBeGreaterThan(0);
  // Not each leads every pixel out of the hole, but each leads some.
  for (const { dx, dy } of guess.shifts) {
    const leads = [...field.hole.keys()].filter((at) => {
      if (field.hole[at] !== holes.fill) return false;
      return field.hole[placeIn(field, (at % side) + dx, Math.floor(at / side) + dy)] === holes.known;
    });
    expect(leads.length).toBeGreaterThan(0);
  }
});

it('is none where no patch is known throughout', () => {
  const isMesh = (x: number, y: number) => x % 4 === 0 || y % 4 === 0;
  const { levels, filled } = looked(fieldOf(48, 48, veins, isMesh));
  expect(guessHole(levels, filled, 's')).toBeUndefined();
});

it('takes nothing from over an edge where the picture ends', () => {
  // Dark on the left, light on the right: over the edge lies the other one.
  const paint: Paint = (x) => (x < side / 2 ? [40, 40, 40] : [220, 220, 220]);
  const atEdge = (x: number, y: number) => Math.hypot(x, y - 64) < 18;
  const { levels, filled } = looked(fieldOf(side, side, paint, atEdge, { across: false, down: true }));
  const guess = guessHole(levels, filled, 's');
  const level = guess && levels[guess.at];
  expect(level).toBeDefined();
  for (const at of filled[guess?.at ?? 0] ?? []) expect(guess?.lab[at * 3]).toBeLessThan(35);
});
