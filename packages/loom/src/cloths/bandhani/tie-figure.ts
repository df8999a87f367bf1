import { gridLattice } from '../../drawing/layout/lattice.ts';
import { type Point, place } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import { distance } from '../../numbers/torus.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { spaced } from './spaced.ts';
import type { StitchedFigure } from './stitch-figure.ts';
import type { BandhaniTask, FigureRoles } from './task.ts';

interface FigureSite {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly roles: FigureRoles;
  readonly rank: 'hero' | 'secondary' | 'filler';
}

/** Ties a figure's knots on the cloth and keeps the ground out of it. */
export function tieFigure(
  task: BandhaniTask,
  figure: StitchedFigure,
  { x, y, turn = 0, roles, rank }: FigureSite,
): void {
  const cos = steady.cos(turn);
  const sin = steady.sin(turn);
  for (const knot of figure.knots) {
    task.knots.tie(x + knot.x * cos - knot.y * sin, y + knot.x * sin + knot.y * cos, roles[knot.ink]);
  }
  task.close(
    figure.outlines.map((outline) => place(outline, 0, 0, turn)),
    x,
    y,
  );
  task.note({ x, y, r: figure.radius, motif: figure.motif, rank });
}

/** A straight or bent open row of knots; its ends lie half a step inside, so that rows can meet end to end. */
export function tieRow({ knots }: BandhaniTask, from: Point, to: Point, ink: Role): void {
  const length = steady.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.max(1, Math.round(length / knots.pitch));
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    knots.tie(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, ink);
  }
}

interface Posy {
  readonly motif: 'blossom' | 'dot';
  readonly rank: 'secondary' | 'filler';
  /** Rings about the middle knot: their radius in pitches, knots, ink. */
  readonly rings: readonly (readonly [radius: number, count: number, ink: 0 | 1 | 2])[];
  /** Free cloth asked for about the middle and distance of neighbours, in pitches. */
  readonly room: number;
  readonly gap: number;
}

/** A flower of two rings, and the seven-knot bunch: sizes between a figure and the ground's single knots. */
const posies: readonly Posy[] = [
  {
    motif: 'blossom',
    rank: 'secondary',
    rings: [
      [1.12, 6, 1],
      [2.2, 12, 0],
    ],
    room: 3.5,
    gap: 10,
  },
  { motif: 'dot', rank: 'filler', rings: [[1.08, 6, 1]], room: 2.3, gap: 6.4 },
];

/** Share of a figure's circle that nothing may reach into. */
const bulk = 0.92;

/**
 * Flowers and bunches of knots where the figures leave the field free: the eye goes from figure to flower to dot. `cell` is the step
 * of the design, which they share, so that they stand alike about every figure.
 */
export function tiePosies(task: BandhaniTask, cell: { readonly stepX: number; readonly stepY: number }): void {
  const { knots, plot, recipe, roles, note, noted, isOpen } = task;
  const { pitch } = knots;
  const { exclude } = recipe.motifs;
  const airy = 0.85 + 1.3 * (1 - recipe.density);
  const figures = [...noted];
  // Corners of a figure's circle are mostly free.
  const isApart = (x: number, y: number, r: number) =>
    figures.every((figure) => distance(plot.torus, x, y, figure.x, figure.y) > figure.r * bulk + r);
  for (const [n, { motif, rank, rings, room, gap }] of posies.entries()) {
    if (exclude.includes(motif)) continue;
    const wish = gap * pitch * airy;
    const lattice = gridLattice(plot.torus, {
      stepX: cell.stepX / Math.max(1, Math.round(cell.stepX / wish)),
      stepY: cell.stepY / Math.max(1, Math.round(cell.stepY / wish)),
    });
    for (const { x, y, column, row } of lattice.sites) {
      if ((column + row) % 2 === 1 && n === 1) continue;
      const r = (room - 0.8) * pitch;
      if (!isOpen(x, y) || !isApart(x, y, r) || !knots.isFree(x, y, room * pitch)) continue;
      const inks = roles(n + 1);
      knots.tie(x, y, inks[2], 1.05);
      for (const [radius, count, ink] of rings) {
        for (let k = 0; k < count; k++) {
          const angle = (2 * Math.PI * (k + 0.5 * n)) / count;
          knots.tie(x + steady.sin(angle) * radius * pitch, y - steady.cos(angle) * radius * pitch, inks[ink], 0.95);
        }
      }
      note({ x, y, r, motif, rank });
    }
  }
}

/** A ring of knots; `lift` waves it into so many scallops of that height. */
export function tieRing(
  { knots }: BandhaniTask,
  x: number,
  y: number,
  r: number,
  ink: Role,
  wave = { count: 0, lift: 0 },
): Point[] {
  const points: Point[] = [];
  const steps = Math.max(48, wave.count * 16);
  for (let k = 0; k < steps; k++) {
    const angle = (2 * Math.PI * k) / steps;
    const rise = wave.count === 0 ? 0 : wave.lift * steady.power(Math.abs(steady.sin((wave.count * angle) / 2)), 0.75);
    points.push([steady.sin(angle) * (r + rise), -steady.cos(angle) * (r + rise)]);
  }
  for (const [px, py] of spaced(points, knots.pitch, true)) knots.tie(x + px, y + py, ink);
  return points;
}
