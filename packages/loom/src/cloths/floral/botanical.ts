import { type Easel, type Habit, sceneOf } from '../../drawing/botanical/easel.ts';
import { fillGaps } from '../../drawing/botanical/fill-gaps.ts';
import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import type { Hand } from '../../drawing/botanical/hand.ts';
import { halfDropLattice } from '../../drawing/layout/lattice.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Scene } from '../../drawing/scene.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { setFlowering } from './flowering.ts';
import { floralHand } from './hand.ts';
import { createGarden, namesFlowers } from './named-flowers.ts';
import type { SeedHeadInks } from './seed-heads.ts';
import { seedHeads } from './seed-heads.ts';

const habit: Habit = {
  hero: { blossom: 4, rosette: 1.2, palmette: 2.4, carnation: 1.4, lotus: 0, bud: 0, paisley: 0 },
  secondary: { blossom: 2, palmette: 2, carnation: 1 },
  filler: { bud: 3, trefoil: 2.5, blossom: 0.8, leaf: 1.5 },
};

/** A sharp pen over thin colour, as in a plate of a herbal. */
export const plateHand: Hand = { ...floralHand, contour: (body) => `${body === 'light' ? 'a2' : body}>dark:0.62` };

const dry: readonly SeedHeadInks[] = [
  { stem: 'leaf1>dark:0.3', head: 'a3', shade: 'a3>dark:0.34' },
  { stem: 'leaf1', head: 'a2', shade: 'a1' },
  { stem: 'leaf2>dark:0.2', head: 'a4', shade: 'a4>dark:0.3' },
  { stem: 'leaf1>dark:0.25', head: 'leaf3', shade: 'leaf1' },
];
const kinds = ['umbel', 'poppy', 'spike', 'eucalyptus', 'oat', 'honesty'] as const;
const leafy = 'eucalyptus';

/** Whole plants as pressed for a herbarium, upright in half-drop: one in flower, one in seed, by turns. */
export function planBotanical(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const easel = createGarden(planner, plateHand, habit);
  const air = 1.1 - 0.36 * recipe.density;
  const lattice = fitLattice(halfDropLattice, plot.torus, {
    stepX: plot.hero * 0.62 * air,
    stepY: plot.hero * 1.36 * air,
    evenRows: true,
  });
  const height = lattice.stepY * 0.9;
  const radius = Math.min(lattice.stepX * 0.46, height * 0.23);
  const first = rng.fork('kinds').whole(0, kinds.length - 1);
  let dried = 0;
  const isNamed = namesFlowers(recipe);
  for (const [i, site] of lattice.sites.entries()) {
    const own = rng.fork('plants').fork(i);
    const lean = (0.03 + 0.09 * recipe.freedom) * own.normal();
    const foot: Point = [site.x - steady.sin(lean) * height * 0.5, site.y + height * 0.5];
    // Where flowers are named no other plant stands beside them.
    if (isNamed || (site.row + site.column) % 2 === 0) setFlowering(easel, foot, { height, radius, lean }, own);
    else setDry(easel, site, { height, lean, turn: first + dried++ }, own);
  }
  fillGaps(easel, {
    heroRadius: radius * 1.1,
    gap: 5 + 9 * (1 - recipe.density),
    min: 9 + 8 * (1 - recipe.density),
    isStrewn: true,
  });
  return sceneOf(easel);
}

/** A plant gone to seed, all in one drawing. */
function setDry(
  easel: Easel,
  { x, y }: { readonly x: number; readonly y: number },
  { height, lean, turn }: { readonly height: number; readonly lean: number; readonly turn: number },
  rng: Rng,
): void {
  const { recipe, cast, drawn, occupancy, census } = easel;
  const offered = cast.has('leaf') ? kinds : kinds.filter((kind) => kind !== leafy);
  const kind = offered[turn % offered.length] ?? 'umbel';
  const inks = dry[(turn + (kind === leafy ? 3 - (turn % 4) : 0)) % dry.length] ?? dry[0];
  if (!inks) return;
  const radius = height * (kind === 'spike' ? 0.44 : 0.47) * rng.between(0.92, 1);
  const made = easel.take(
    `${kind}/${inks.head}`,
    radius,
    (drawnAt, fork) => seedHeads[kind](drawnAt, inks, recipe.detail, fork),
    rng,
  );
  const flip = rng.chance(0.5);
  drawn.seconds.push({ symbol: made.symbol, x, y, turn: lean, scale: made.scale, flip });
  const up: Point = [steady.sin(lean), -steady.cos(lean)];
  const broad = kind === 'spike' ? 0.16 : kind === 'umbel' ? 0.52 : 0.32;
  occupancy.chain(
    [1, 0.1, -0.4, -0.8].map((v): Point => [x - up[0] * v * radius, y - up[1] * v * radius]),
    (i) => radius * (i === 0 ? 0.05 : i === 1 ? broad * 0.6 : i === 2 ? broad : broad * 0.7),
  );
  census.push({
    x: x + up[0] * radius * 0.5,
    y: y + up[1] * radius * 0.5,
    r: radius * 0.2,
    motif: 'seed head',
    rank: 'secondary',
  });
}
