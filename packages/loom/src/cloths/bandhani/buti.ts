import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { halfDropLattice, type Lattice } from '../../drawing/layout/lattice.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { Figure } from './figure.ts';
import { posy } from './figures/posy.ts';
import { stitchFigure } from './stitch-figure.ts';
import type { BandhaniTask } from './task.ts';
import { tieFigure, tiePosies, tieRow } from './tie-figure.ts';
import { chooseGround, groundInks, tieGround } from './tie-ground.ts';

/** How far apart butis stand, in diameters: packed and airy. */
const packed = 1.12;
const airy = 1.6;

/** Slim figures stand as close as their own width asks, never closer than this. */
const closest = 0.66;

/** Butis on a half-drop, a figure to each column, sometimes each in the diamond of a trellis. */
export function buti(task: BandhaniTask): void {
  const { plot, rng, knots, recipe, deck } = task;
  const hasTrellis = rng.chance(0.45);
  const least = knots.pitch * Math.max(5.2, deck.least);
  const radius = Math.max(least, (plot.hero / 2) * rng.between(0.5, 0.78));
  const apart = packed + (airy - packed) * (1 - recipe.density) + (hasTrellis ? 0.06 : 0);
  const flatness = hasTrellis ? 1.25 : rng.between(0.95, 1.3);
  const step = 2 * radius * apart;
  const isMixed = rng.chance(0.35 + recipe.freedom * 0.5) || deck.wanted > 1;
  const fork = rng.fork('figures');
  const figuresOf = (size: number) => {
    const kinds = deck.fits(size);
    return Array.from({ length: isMixed ? Math.max(2, Math.min(4, deck.wanted)) : 1 }, (_, n) => {
      const draw = kinds[n % Math.max(1, kinds.length)]?.draw ?? posy;
      return draw({ rng: fork.fork(n), size });
    });
  };
  const breadth = hasTrellis ? 1 : Math.max(closest, ...figuresOf(radius / knots.pitch).map(breadthOf));
  const lattice = fitLattice(halfDropLattice, plot.torus, {
    stepX: step * (hasTrellis ? 0.86 : 0.86 * breadth),
    stepY: step * flatness * (hasTrellis ? 1.2 : 1),
    evenColumns: true,
  });
  const room = hasTrellis ? inDiamond(lattice) - knots.pitch * 2.6 : (lattice.stepX * 0.6) / breadth;
  const fit = Math.min(radius * (1 + 0.7 * recipe.density), room, lattice.stepY * 0.46);
  const drawn = figuresOf(fit / knots.pitch).map((figure) => stitchFigure(figure, fit, knots.pitch));
  if (hasTrellis) tieTrellis(task, lattice);
  for (const { x, y, column, row } of lattice.sites) {
    const figure = drawn[((column % 2) + 2 * (row % 2)) % drawn.length];
    if (figure === undefined) continue;
    tieFigure(task, figure, { x, y, roles: task.roles(column % 2), rank: 'hero' });
  }
  if (!hasTrellis) tieBetween(task, lattice, rng.fork('between').pick([6, 5, 8]));
  tiePosies(task, lattice);
  tieGround(task, chooseGround(recipe, rng.fork('ground')), groundInks(task.col));
}

/** Half a figure's width as a share of its radius. */
function breadthOf({ zones, lines, points }: Figure): number {
  const all = [
    ...zones.flatMap((zone) => zone.outline),
    ...lines.flatMap((line) => line.points),
    ...points.map(({ at }) => at),
  ];
  return Math.max(0, ...all.map(([x]) => Math.abs(x)));
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
