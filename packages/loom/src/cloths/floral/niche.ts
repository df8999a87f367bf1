import { type Habit, sceneOf } from '../../drawing/botanical/easel.ts';
import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { gridLattice } from '../../drawing/layout/lattice.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Ink, Item, Scene, SceneSymbol, Shape } from '../../drawing/scene.ts';
import { circle, polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import { plateHand } from './botanical.ts';
import { setFlowering } from './flowering.ts';
import { createGarden } from './named-flowers.ts';

const habit: Habit = {
  hero: { palmette: 3, carnation: 3, blossom: 1.2, rosette: 0.8, lotus: 0.6, bud: 0, paisley: 0 },
  secondary: { palmette: 2, carnation: 1, blossom: 1 },
  filler: { bud: 3 },
};

/** Cusps of a half arch, and its shares of the niche: half the width, where the arch springs, its point. */
const cusps = 4;
const broad = 0.4;
const springs = -0.2;
const peak = -0.455;
const foot = 0.45;

/** Niches side by side as on the walls of Mughal palaces: under each cusped arch one plant in flower, spandrels in dye. */
export function planNiche(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const easel = createGarden(planner, plateHand, habit);
  const air = 1.12 - 0.3 * recipe.density;
  const lattice = fitLattice(gridLattice, plot.torus, { stepX: plot.hero * 0.82 * air, stepY: plot.hero * 1.42 * air });
  const { stepX, stepY } = lattice;
  const [wide, high] = [stepX, stepY];
  const line = Math.max(1.2, plot.hero * 0.006) * recipe.line;
  const hasSprigs = recipe.detail >= 2 && !recipe.motifs.exclude.includes('rosette');
  const frame = planner.add(frameOf(wide, high, line, hasSprigs));
  const items = lattice.sites.map(({ x, y }): Item => ({ symbol: frame, x, y, turn: 0, scale: 1 }));
  const radius = Math.min(wide * 0.2, high * 0.17);
  for (const [i, { x, y }] of lattice.sites.entries()) {
    const own = rng.fork('plants').fork(recipe.freedom > 0.5 ? i : 0);
    // The plant stands on the sill, its flower under the point of the arch.
    setFlowering(easel, [x, y + high * (foot - 0.06)], { height: high * 0.72, radius, lean: 0 }, own);
    if (!hasSprigs) continue;
    const r = sprigRadius(wide, high);
    for (const [dx, dy] of spandrels)
      planner.note({ x: x + dx * wide, y: y + dy * high, r: r * 1.5, motif: 'rosette', rank: 'filler' });
  }
  return sceneOf(easel, [{ id: 'niches', name: 'Niches', kind: 'field', items }]);
}

/** Where the flowers over an arch stand, in shares of its niche. */
const spandrels = [
  [-0.37, -0.405],
  [0.37, -0.405],
] as const;

function sprigRadius(wide: number, high: number): number {
  return Math.min(wide, high) * 0.045;
}

/** One niche about its middle: dye from edge to edge, the arch cut out of it, two lines along the arch, a flower in each spandrel. */
function frameOf(wide: number, high: number, line: number, hasSprigs: boolean): SceneSymbol {
  const half: Ink = 'a1>ground:0.35';
  const edge: Point[] = [
    [-wide / 2, -high / 2],
    [wide / 2, -high / 2],
    [wide / 2, high / 2],
    [-wide / 2, high / 2],
  ];
  const shapes: Shape[] = [
    { d: polyline(edge, true), fill: 'a1', stroke: 'a1', strokeWidth: 1 },
    { d: polyline(archAt(wide, high, 1), true), fill: 'ground', stroke: half, strokeWidth: round(line * 3) },
    { d: polyline(archAt(wide, high, 0.93), true), stroke: 'a1', strokeWidth: round(line) },
  ];
  if (hasSprigs) {
    const r = sprigRadius(wide, high);
    for (const [dx, dy] of spandrels) {
      const [x, y] = [dx * wide, dy * high];
      const petals = [0, 1, 2, 3, 4, 5]
        .map((k) => circle(x + steady.sin((k * Math.PI) / 3) * r, y - steady.cos((k * Math.PI) / 3) * r, r * 0.52))
        .join('');
      shapes.push({ d: petals, fill: 'ground' }, { d: circle(x, y, r * 0.45), fill: 'ground' });
    }
  }
  return { shapes, radius: Math.ceil(steady.hypot(wide, high) / 2 + 4) };
}

/** The outline of the opening: straight sides, a cusped arch over them that rises to a point; `share` draws it in. */
function archAt(wide: number, high: number, share: number): Point[] {
  const [w, top, low] = [wide * broad * share, high * peak * share, high * foot * (share * 0.5 + 0.5)];
  const spring = high * springs * share;
  const right: Point[] = [];
  for (let k = 0; k < cusps; k++) {
    for (let i = 0; i <= 8; i++) {
      const t = (k + i / 8) / cusps;
      const angle = (Math.PI / 2) * t;
      // Between two cusps the line swells outwards; towards the point it is drawn up.
      const swell = 1 + 0.07 * steady.sin((Math.PI * i) / 8);
      const lift = t * t * 0.25;
      right.push([
        w * steady.cos(angle) * swell,
        spring + (top - spring) * (steady.sin(angle) * (1 - lift) + lift) * swell,
      ]);
    }
  }
  const left = right.map(([x, y]): Point => [-x, y]).reverse();
  return [[w, low], ...right, ...left, [-w, low]];
}

function round(width: number): number {
  return Math.round(width * 100) / 100;
}
