import { halfDropLattice } from '../../drawing/layout/lattice.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Role } from '../../vocabulary/roles.ts';
import type { BandhaniTask } from './task.ts';

/** Names of the trade: one knot, three, four, seven in a bunch. */
const groundNames = ['ekdali', 'tikunthi', 'chaubasi', 'satbandi', 'none'] as const;
type GroundName = (typeof groundNames)[number];

const bunches: Readonly<Record<GroundName, readonly (readonly [number, number])[]>> = {
  ekdali: [[0, 0]],
  tikunthi: [0, 1, 2].map(
    (k) => [steady.sin((k * 2 * Math.PI) / 3) * 0.62, -steady.cos((k * 2 * Math.PI) / 3) * 0.62] as const,
  ),
  chaubasi: [
    [0, -0.75],
    [0.75, 0],
    [0, 0.75],
    [-0.75, 0],
  ],
  satbandi: [
    [0, 0],
    ...[0, 1, 2, 3, 4, 5].map(
      (k) => [steady.sin((k * Math.PI) / 3) * 1.05, -steady.cos((k * Math.PI) / 3) * 1.05] as const,
    ),
  ],
  none: [],
};

/** Distance of bunches in pitches on a packed cloth; an airy one has them this much wider apart. */
const gaps: Readonly<Record<GroundName, number>> = {
  ekdali: 1.3,
  tikunthi: 2.2,
  chaubasi: 2.45,
  satbandi: 3.6,
  none: 9,
};
const airy = 1.75;
/** Free cloth between the ground and a figure, in pitches. */
const clearance = 0.6;

/** Fills what is left of the cloth with knots or bunches on a half-drop, clear of all figures. */
export function tieGround(task: BandhaniTask, name: GroundName, inks: readonly [Role, Role]): void {
  const { knots, plot, recipe } = task;
  const gap = knots.pitch * gaps[name] * (1 + (airy - 1) * (1 - recipe.density));
  const lattice = halfDropLattice(plot.torus, { stepX: gap * 0.9, stepY: gap * 1.12, evenColumns: true });
  const bunch = bunches[name];
  const reach = Math.max(0, ...bunch.map(([x, y]) => steady.hypot(x, y))) * knots.pitch;
  for (const { x, y, column } of lattice.sites) {
    if (!task.isOpen(x, y) || !knots.isFree(x, y, reach + knots.pitch * (0.42 + clearance))) continue;
    for (const [i, [dx, dy]] of bunch.entries()) {
      const ink = bunch.length > 1 ? inks[i === 0 && name === 'satbandi' ? 1 : 0] : inks[column % 2];
      knots.tie(x + dx * knots.pitch, y + dy * knots.pitch, ink ?? inks[0], bunch.length === 1 ? 0.86 : 0.9);
    }
  }
}

/** The ground goes with the density: bunches on airy cloths, single knots on packed ones. */
export function chooseGround({ density }: Recipe, rng: Rng): GroundName {
  if (density < 0.2) return rng.pick(['satbandi', 'none'] as const);
  if (density < 0.5) return rng.pick(['chaubasi', 'tikunthi', 'ekdali', 'satbandi'] as const);
  return rng.pick(['ekdali', 'ekdali', 'ekdali', 'tikunthi', 'chaubasi'] as const);
}

/** Inks of the ground's knots: never white alone, which outlines the figures. */
export function groundInks(col: Rng): readonly [Role, Role] {
  return col.fork('ground').pick([
    ['a1', 'a1'],
    ['a1', 'a1'],
    ['a1', 'light'],
  ] as const);
}
