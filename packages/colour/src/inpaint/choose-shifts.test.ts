import { describe, expect, it } from 'vitest';
import { fieldOf, grainAt, type Paint } from '../../test/clothing.ts';
import { chooseShifts } from './choose-shifts.ts';
import { type FillLevel, levelsOf, type Shift } from './fill-field.ts';

const [width, height] = [40, 20];
/** Three pixels high, in the middle of the left half. */
const isHole = (x: number, y: number) => x >= 8 && x < 12 && y >= 8 && y < 11;

function chosen(
  paint: Paint,
  shifts: readonly Shift[],
  options: { costs?: readonly number[]; ground?: number[] } = {},
) {
  const [level] = levelsOf(fieldOf(width, height, paint, isHole));
  if (level === undefined) throw new Error('expected a level');
  const nodes = Int32Array.from(level.hole.keys()).filter((at) => level.hole[at] === 1);
  const labels = new Int16Array(width * height).fill(-1);
  const { costs = shifts.map(() => 0), ground } = options;
  chooseShifts({ level, shifts, costs, ground, nodes, labels, rounds: 3 });
  return { level, nodes, labels, of: [...nodes].map((at) => labels[at] ?? -1) };
}

describe('the shift of each pixel', () => {
  it('is the one whose source fits to what lies around', () => {
    // What lies on the right of column 20 is the left half again; below it is something else.
    const paint: Paint = (x, y) => [10 * (x % 20), y < 14 ? 12 * y : 255, 90];
    const { of } = chosen(paint, [
      { dx: 0, dy: 7 },
      { dx: 20, dy: 0 },
    ]);
    expect(of.every((label) => label === 1)).toBe(true);
  });

  it('changes within a hole where two sources fit on its two sides', () => {
    // The left part of the hole goes on from above, the right part from the right.
    const paint: Paint = (x, y) => (x < 10 ? [200, 40, 40] : [40, 40, 10 * (y % 7)]);
    const { of, nodes } = chosen(paint, [
      { dx: -6, dy: 0 },
      { dx: 6, dy: 0 },
    ]);
    for (const [i, at] of nodes.entries()) expect(of[i]).toBe(at % width < 10 ? 0 : 1);
  });

  it('is none that leads to what is unknown, while another is there', () => {
    const { of } = chosen(
      () => [128, 128, 128],
      [
        { dx: 1, dy: 0 },
        { dx: 9, dy: 0 },
      ],
    );
    const leading = of.filter((label, i) => label === 0 && i % 4 < 3);
    expect(leading).toEqual([]);
  });

  it('costs what it is given besides', () => {
    const shifts = [
      { dx: 10, dy: 0 },
      { dx: 0, dy: 6 },
    ];
    const plain: Paint = () => [128, 128, 128];
    expect(new Set(chosen(plain, shifts, { costs: [1, 0] }).of)).toEqual(new Set([1]));
    expect(new Set(chosen(plain, shifts, { costs: [0, 1] }).of)).toEqual(new Set([0]));
  });

  it('leads to ground where that is asked for', () => {
    const paint: Paint = (x) => (x >= 24 && x < 32 ? [200, 30, 30] : [240, 240, 240]);
    const shifts = [
      { dx: 17, dy: 0 },
      { dx: 0, dy: 7 },
    ];
    expect(new Set(chosen(paint, shifts, { ground: [95, 0, 0] }).of)).toEqual(new Set([1]));
  });
});

it('is, of two shifts, the cheapest choice of all there are', () => {
  const paint: Paint = (x, y) => [128 + 200 * grainAt(x, y), 128, 128 + 200 * grainAt(y, x)];
  const shifts = [
    { dx: 14, dy: 0 },
    { dx: 3, dy: 7 },
  ];
  const { level, nodes, labels } = chosen(paint, shifts);
  const own = energyOf(level, nodes, shifts, (at) => labels[at] ?? 0);
  let least = Number.POSITIVE_INFINITY;
  for (let way = 0; way < 2 ** nodes.length; way++) {
    const place = new Map(Array.from(nodes, (at, i) => [at, (way >> i) & 1] as const));
    least = Math.min(
      least,
      energyOf(level, nodes, shifts, (at) => place.get(at) ?? 0),
    );
  }
  expect(own).toBeCloseTo(least, 3);
});

/** What a choice costs by its definition: how joins show, inside the hole and at its edge. */
function energyOf(
  { lab }: FillLevel,
  nodes: Int32Array,
  shifts: readonly Shift[],
  labelOf: (at: number) => number,
): number {
  const inHole = new Set(nodes);
  const moved = (at: number, label: number) => at + (shifts[label]?.dx ?? 0) + (shifts[label]?.dy ?? 0) * width;
  const apart = (one: number, other: number) =>
    Math.hypot(...[0, 1, 2].map((axis) => (lab[one * 3 + axis] ?? 0) - (lab[other * 3 + axis] ?? 0)));
  let sum = 0;
  for (const at of nodes) {
    for (const dy of [-1, 0, 1]) {
      for (const dx of [-1, 0, 1]) {
        const to = at + dx + dy * width;
        const straight = dx === 0 || dy === 0;
        if (to === at) continue;
        if (!inHole.has(to)) sum += 1.5 * (straight ? 1 : 0.5) * apart(to, moved(to, labelOf(at)));
        // Each pair of neighbours once.
        else if (straight && (dx > 0 || dy > 0)) {
          const [a, b] = [labelOf(at), labelOf(to)];
          sum += apart(moved(at, a), moved(at, b)) + apart(moved(to, a), moved(to, b));
        }
      }
    }
  }
  return sum;
}
