import type { Point } from '../../geometry/point.ts';
import { halfDropLattice, type Lattice } from '../../layout/lattice.ts';
import { steady } from '../../number/steady.ts';
import { chooseGround } from './choose-ground.ts';
import { posy } from './figures/posy.ts';
import { groundInks } from './ground-inks.ts';
import { stitchFigure } from './stitch-figure.ts';
import type { BandhaniTask } from './task.ts';
import { tieFigure } from './tie-figure.ts';
import { tieGround } from './tie-ground.ts';
import { tieRow } from './tie-row.ts';

/** How far apart butis stand, in diameters: packed and airy. */
const packed = 1.12;
const airy = 1.75;

/** Butis on a half-drop, two figures by columns, sometimes each in the diamond of a trellis. */
export function buti(task: BandhaniTask): void {
  const { plot, rng, knots, recipe } = task;
  const hasTrellis = rng.chance(0.45);
  const radius = Math.max(knots.pitch * 5.2, (plot.hero / 2) * rng.between(0.5, 0.78));
  const apart = packed + (airy - packed) * (1 - recipe.density) + (hasTrellis ? 0.18 : 0);
  const flatness = hasTrellis ? 1.25 : rng.between(0.95, 1.3);
  const step = 2 * radius * apart;
  const lattice = halfDropLattice(plot.torus, {
    stepX: step * (hasTrellis ? 0.86 : 0.9),
    stepY: step * flatness * (hasTrellis ? 1.2 : 1),
    evenColumns: true,
  });
  const room = hasTrellis ? inDiamond(lattice) - knots.pitch * 2.6 : lattice.stepX * 0.54;
  const fit = Math.min(radius * 1.2, room, lattice.stepY * 0.46);
  const size = fit / knots.pitch;
  const kinds = task.deck.told.filter((kind) => kind.smallest <= size);
  const isMixed = rng.chance(0.35 + recipe.freedom * 0.5);
  const fork = rng.fork('figures');
  const drawn = [0, 1].map((n) => {
    const draw = kinds[isMixed ? n % Math.max(1, kinds.length) : 0]?.draw ?? posy;
    return stitchFigure(draw({ rng: fork.fork(isMixed ? n : 0), size }), fit, knots.pitch);
  });
  if (hasTrellis) tieTrellis(task, lattice);
  for (const { x, y, column } of lattice.sites) {
    const figure = drawn[column % 2];
    if (figure === undefined) continue;
    tieFigure(task, figure, { x, y, roles: task.roles(column % 2), rank: 'hero' });
  }
  if (!hasTrellis) tieBetween(task, lattice, rng.fork('between').pick([6, 5, 8]));
  tieGround(task, chooseGround(recipe, rng.fork('ground')), groundInks(task.col));
}

/** Radius of the circle in a trellis's diamond. */
function inDiamond({ stepX, stepY }: Lattice): number {
  return (stepX * stepY) / 2 / steady.hypot(stepX, stepY / 2);
}

/** Two rows along every side of the diamonds, a bunch at the crossings. */
function tieTrellis(task: BandhaniTask, { sites, stepX, stepY }: Lattice): void {
  const { knots, roles, rng } = task;
  const { pitch } = knots;
  const inks = roles(2);
  const isTriple = rng.fork('trellis').chance(0.5);
  const length = steady.hypot(stepX, stepY / 2);
  for (const { x, y } of sites) {
    // The crossing above each buti, and the two sides that run down from it.
    const top = y - stepY / 2;
    for (let k = 0; k < 8; k++)
      knots.tie(
        x + steady.sin((k * Math.PI) / 4) * pitch * 1.35,
        top - steady.cos((k * Math.PI) / 4) * pitch * 1.35,
        inks[0],
      );
    knots.tie(x, top, inks[2], 1.2);
    for (const side of [-1, 1]) {
      const nx = (stepY / 2 / length) * side;
      const ny = -stepX / length;
      for (const away of isTriple ? [-0.98, 0, 0.98] : [-0.5, 0.5]) {
        const at = (t: number): Point => [
          x + side * stepX * t + nx * away * pitch,
          top + (stepY / 2) * t + ny * away * pitch,
        ];
        const room = (2.2 * pitch) / length;
        tieRow(task, at(room), at(1 - room), away === 0 ? inks[2] : away < 0 ? inks[0] : inks[1]);
      }
    }
  }
}

/** A ring of knots with rays where four butis leave a hollow. */
function tieBetween({ knots, roles, note }: BandhaniTask, { sites, stepY }: Lattice, rays: number): void {
  const { pitch } = knots;
  for (const { x, y, column } of sites) {
    const cy = y + stepY / 2;
    const inks = roles(column + 1);
    const reach = pitch * 3.4;
    if (!knots.isFree(x, cy, reach)) continue;
    knots.tie(x, cy, inks[2], 1.1);
    for (let k = 0; k < rays; k++) {
      const angle = (2 * Math.PI * k) / rays;
      for (const [r, ink] of [
        [Math.max(1.1, rays / 6.1), 1],
        [Math.max(1.1, rays / 6.1) + 1.05, 0],
      ] as const) {
        knots.tie(x + steady.sin(angle) * r * pitch, cy - steady.cos(angle) * r * pitch, inks[ink], 0.95);
      }
    }
    note({ x, y: cy, r: reach, motif: 'dot', rank: 'filler' });
  }
}
