import type { Point } from '../../geometry/point.ts';
import { polyline } from '../../geometry/polyline.ts';
import type { Lattice } from '../../layout/lattice.ts';
import { createSketch } from '../../motifs/sketch.ts';
import type { BandhaniTask } from './task.ts';
import { tieRow } from './tie-row.ts';

/** Rows of a frame on either side of its middle: distance in pitches and ink. */
interface Profile {
  readonly rows: readonly (readonly [away: number, ink: 0 | 1 | 2])[];
  /** What runs in the middle. */
  readonly core: 'none' | 'row' | 'zigzag' | 'bunches';
  readonly half: number;
}

const profiles: readonly Profile[] = [
  {
    rows: [
      [0.95, 0],
      [1.9, 1],
    ],
    core: 'row',
    half: 2.2,
  },
  { rows: [[1.3, 0]], core: 'row', half: 1.7 },
  { rows: [[2.1, 0]], core: 'zigzag', half: 2.5 },
  {
    rows: [
      [2, 0],
      [2.95, 0],
    ],
    core: 'bunches',
    half: 3.3,
  },
  {
    rows: [
      [0.5, 0],
      [1.45, 1],
    ],
    core: 'none',
    half: 1.8,
  },
];

/** Ties the frames between the squares of a lattice, with a jewel at every crossing. */
export function tieFrame(task: BandhaniTask, lattice: Lattice, isDyed: boolean): void {
  const { rng, knots } = task;
  const profile = rng.fork('frame').pick(profiles);
  const { pitch } = knots;
  const inks = task.roles(0);
  const { stepX, stepY } = lattice;
  const jewel = Math.max(profile.half, 1.9) * pitch;
  for (const { x, y } of lattice.sites) {
    const left = x - stepX / 2;
    const top = y - stepY / 2;
    tieJewel(task, left, top, Math.max(...profile.rows.map(([away]) => away), 1.3) * pitch);
    // Each square ties the frame above it and the one on its left; its neighbours tie the others.
    for (const isDown of [false, true]) {
      const length = isDown ? stepY : stepX;
      const at = (u: number, v: number): Point => (isDown ? [left + v, top + u] : [left + u, top + v]);
      if (isDyed) {
        const sketch = createSketch();
        const half = profile.half * pitch;
        sketch.area(
          polyline(
            [at(0, -half), at(length, -half), at(length, half), at(0, half)].map(
              ([px, py]) => [px - left, py - top] as const,
            ),
            true,
          ),
          'a4',
        );
        task.dye(sketch.done(length + half), left, top);
      }
      for (const [away, ink] of profile.rows) {
        for (const side of away === 0 ? [1] : [-1, 1]) {
          const v = side * away * pitch;
          tieRow(task, at(jewel, v), at(length - jewel, v), inks[ink]);
        }
      }
      tieCore(task, profile, length, jewel, at);
    }
  }
}

function tieCore(
  task: BandhaniTask,
  { core, rows }: Profile,
  length: number,
  jewel: number,
  at: (u: number, v: number) => Point,
): void {
  const { knots } = task;
  const { pitch } = knots;
  const inks = task.roles(1);
  const run = length - 2 * jewel;
  if (core === 'row') {
    tieRow(task, at(jewel, 0), at(length - jewel, 0), inks[2]);
  } else if (core === 'zigzag') {
    const swing = ((rows[0]?.[0] ?? 2) - 1.15) * pitch;
    const teeth = Math.max(1, Math.round(run / (pitch * 3.6)));
    const tooth = run / teeth;
    for (let k = 0; k < teeth; k++) {
      const u = jewel + k * tooth;
      knots.tie(...at(u + tooth * 0.25, -swing), inks[1]);
      knots.tie(...at(u + tooth * 0.75, swing), inks[1]);
      knots.tie(...at(u + tooth * 0.5, 0), inks[2]);
      if (k > 0) knots.tie(...at(u, 0), inks[2]);
    }
  } else if (core === 'bunches') {
    const count = Math.round(run / (pitch * 3.6));
    for (let k = 0; k < count; k++) {
      const u = jewel + (run * (k + 0.5)) / count;
      for (const [du, dv] of [
        [0, 0],
        [1.02, 0],
        [-1.02, 0],
        [0, 1.02],
        [0, -1.02],
      ] as const) {
        knots.tie(...at(u + du * pitch, dv * pitch), du === 0 && dv === 0 ? inks[2] : inks[1], 0.95);
      }
    }
  }
}

function tieJewel({ knots, roles }: BandhaniTask, x: number, y: number, reach: number): void {
  const { pitch } = knots;
  const inks = roles(2);
  knots.tie(x, y, inks[2], 1.15);
  for (let r = pitch; r <= reach + pitch * 0.4; r += pitch) {
    const ring = Math.round((8 * r) / pitch);
    for (let k = 0; k < ring; k++) {
      // Knots on the sides of nested squares.
      const along = (8 * r * k) / ring;
      const side = Math.floor(along / (2 * r));
      const u = along - side * 2 * r - r;
      const [px, py] = [
        [u, -r],
        [r, u],
        [-u, r],
        [-r, -u],
      ][side] ?? [0, 0];
      knots.tie(x + (px ?? 0), y + (py ?? 0), Math.round(r / pitch) % 2 === 1 ? inks[1] : inks[0]);
    }
  }
}
