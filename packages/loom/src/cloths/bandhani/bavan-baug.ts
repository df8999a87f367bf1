import type { Lattice } from '../../drawing/layout/lattice.ts';
import { squareLattice } from '../../drawing/layout/square-lattice.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import { polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import { stitchFigure } from './stitch-figure.ts';
import type { BandhaniTask } from './task.ts';
import { tieFigure, tiePosies, tieRing, tieRow } from './tie-figure.ts';
import { chooseGround, groundInks, tieGround } from './tie-ground.ts';

/** Room between a frame's middle and the figure, in pitches. */
const margins = { one: 5.2, more: 3.8 } as const;

/** "Fifty-two gardens": framed squares, each with another figure. */
export function bavanBaug(task: BandhaniTask): void {
  const { rng, col, plot, knots, recipe } = task;
  const isShared = task.deck.wanted > 1;
  const margin = isShared ? margins.more : margins.one;
  // Of several figures that were named each has a square of its own: there are four at least.
  const most = isShared ? Math.min(plot.torus.w, plot.torus.h) / 2 - 2 * margin * knots.pitch : plot.hero;
  const hero = Math.max(Math.min(plot.hero, most / 1.12), (isShared ? 2.2 : 3) * knots.pitch * task.deck.least);
  const side = (hero + 2 * margin * knots.pitch) * rng.between(0.94, 1.1);
  const lattice = squareLattice(plot.torus, side, false);
  const { stepX, stepY } = lattice;
  const inner = Math.min(stepX, stepY);
  const radius = Math.min(inner / 2 - margin * knots.pitch, hero * 0.56);
  const size = radius / knots.pitch;
  const deck = task.deck.fits(size);
  const hasRing = rng.chance(0.4) && size > 12;
  const stride = rng.pick([1, 2, 3]);
  const phase = col.whole(0, 7);
  const dyeing = col.pick(['plain', 'plain', 'checker', 'frame'] as const);

  tieFrame(task, lattice, dyeing === 'frame');
  for (const { x, y, column, row } of lattice.sites) {
    const index = column + row * Math.max(stride, lattice.columns);
    const kind = deck[index % Math.max(1, deck.length)];
    const roles = task.roles(column + row * 3 + phase);
    if (dyeing === 'checker' && (column + row) % 2 === 0 && lattice.columns % 2 === 0 && lattice.rows % 2 === 0) {
      task.dye(square(stepX / 2 - knots.pitch * 1.6, stepY / 2 - knots.pitch * 1.6), x, y);
    }
    if (kind === undefined) continue;
    const fit = hasRing ? radius * 0.86 : radius;
    const figure = stitchFigure(
      kind.draw({ rng: rng.fork(`figure/${index % 24}`), size: fit / knots.pitch }),
      fit,
      knots.pitch,
    );
    tieFigure(task, figure, { x, y, roles, rank: 'hero' });
    if (hasRing) {
      const count = 4 * Math.round((2 * Math.PI * radius) / knots.pitch / 26);
      tieRing(task, x, y, radius * 0.99, roles[1], { count, lift: knots.pitch * 1.6 });
    }
    tieCorners(task, x, y, stepX / 2, stepY / 2, row + column);
  }
  tiePosies(task, lattice);
  tieGround(task, chooseGround(recipe, rng.fork('ground')), groundInks(task.col));
}

/** From the middle of the frame to the flower in its corner, in pitches. */
const cornerRooms = [3.6, 4.6, 5.6] as const;

/** A small flower of seven or nine knots in every corner of a square, where there is room. */
function tieCorners(
  { knots, roles, rng, note, recipe }: BandhaniTask,
  x: number,
  y: number,
  halfX: number,
  halfY: number,
  n: number,
): void {
  if (recipe.motifs.exclude.includes('blossom')) return;
  const petals = rng.fork('corner').pick([5, 6, 8]);
  const ring = (knots.pitch * petals) / (2 * Math.PI);
  const inks = roles(n + 1);
  for (const [sx, sy] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const) {
    // Frames are of several widths: as near to the corner as the frame lets it.
    const away = cornerRooms.find((room) =>
      knots.isFree(
        x + sx * (halfX - ring - room * knots.pitch),
        y + sy * (halfY - ring - room * knots.pitch),
        ring + knots.pitch * 0.8,
      ),
    );
    if (away === undefined) continue;
    const cx = x + sx * (halfX - ring - away * knots.pitch);
    const cy = y + sy * (halfY - ring - away * knots.pitch);
    knots.tie(cx, cy, inks[2]);
    for (let k = 0; k < petals; k++) {
      const angle = (2 * Math.PI * k) / petals;
      knots.tie(cx + steady.sin(angle) * ring, cy - steady.cos(angle) * ring, inks[1]);
    }
    for (const angle of [0.25, 0.75, 1.25, 1.75].map((turn) => turn * Math.PI)) {
      const out = ring + knots.pitch * 1.25;
      knots.tie(cx + steady.sin(angle) * out, cy - steady.cos(angle) * out, inks[0], 0.85);
    }
    note({ x: cx, y: cy, r: ring + knots.pitch * 1.5, motif: 'blossom', rank: 'secondary' });
  }
}

function square(halfX: number, halfY: number) {
  const corners: Point[] = [
    [-halfX, -halfY],
    [halfX, -halfY],
    [halfX, halfY],
    [-halfX, halfY],
  ];
  const sketch = createSketch();
  sketch.area(polyline(corners, true), 'a4');
  return sketch.done(steady.hypot(halfX, halfY));
}

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
function tieFrame(task: BandhaniTask, lattice: Lattice, isDyed: boolean): void {
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
