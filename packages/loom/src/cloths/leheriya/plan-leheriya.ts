import { type Net, netOn } from '../../drawing/layout/net.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import { type LayerHead, type Layouts, layoutsOf, type Planner } from '../../drawing/planner.ts';
import type { Plot } from '../../drawing/plot.ts';
import type { Scene } from '../../drawing/scene.ts';
import { circle } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { type Band, bundles, layBands, plainLines, rainbow } from './lay-bands.ts';

const dyeRoles = ['ground', 'a1', 'a2', 'a3', 'a4', 'leaf1', 'leaf2'] as const;
const layers: readonly LayerHead[] = [
  ...dyeRoles.map((role): LayerHead => ({ id: `dye-${role}`, name: `Dye (${role})`, kind: 'field' })),
  { id: 'threads', name: 'Threads (cloth kept white)', kind: 'lines' },
  { id: 'knots', name: 'Knots', kind: 'dots' },
];

interface Course {
  /** From the level, radians; its sign is drawn by lot. */
  readonly angle: readonly [number, number];
  /** Length of a wave in bands and its height as a share of that length. */
  readonly wave: readonly [number, number];
  readonly height: readonly [number, number];
  readonly shape: (t: number) => number;
  /** Width of a band as a share of the usual one. */
  readonly breadth?: number;
  readonly bands: (rng: Rng, col: Rng) => Band[];
}

const sine = (t: number) => steady.sin(2 * Math.PI * t) + 0.16 * steady.sin(4 * Math.PI * t + 0.9);
/** Rolled tightly on the bias the cloth keeps lines without a wave. */
const straight = () => 0;
/** Sharp turns, where the cloth was folded like a fan. */
const zigzag = (t: number) => 1 - 4 * Math.abs(t - 0.5);

const courses = {
  panchrangi: {
    angle: [0.6, 0.95],
    wave: [8, 14],
    height: [0, 0],
    shape: straight,
    breadth: 0.6,
    bands: (rng, col) => rainbow(5, rng, col),
  },
  satrangi: {
    angle: [0.35, 0.75],
    wave: [5, 9],
    height: [0.06, 0.11],
    shape: sine,
    bands: (rng, col) => rainbow(7, rng, col),
  },
  rajashahi: {
    angle: [0, 0.001],
    wave: [6, 11],
    height: [0.22, 0.27],
    shape: zigzag,
    bands: (rng, col) => (rng.chance(0.5) ? rainbow(rng.whole(2, 4), rng, col) : plainLines(rng, col)),
  },
  gandadar: {
    angle: [0.6, 0.95],
    wave: [5, 8],
    height: [0, 0],
    shape: straight,
    breadth: 0.75,
    bands: (rng, col) => bundles(rng.whole(2, 3), rng, col),
  },
} satisfies Record<string, Course>;

/** Bands from a rolled and bound cloth: their course, their dyes and the white that the threads kept. */
export const leheriyaLayouts = {
  ...layoutsOf(courses, (planner, course) => bound(planner, (it) => banded(it, course))),
  mothra: (planner) => bound(planner, mothra),
} satisfies Layouts;

function bound(planner: Planner, bind: (planner: Planner) => void): Scene {
  bind(planner);
  return planner.finish(layers, { technique: [{ shader: 'bleed', params: { reach: 2.6, ragged: 1 } }] });
}

function banded(planner: Planner, course: Course): void {
  const { recipe, plot, geo: rng, col } = planner;
  const bands = course.bands(rng.fork('bands'), col.fork('bands'));
  const unit = bandOf(recipe, plot) * (course.breadth ?? 1) * (0.72 - 0.3 * recipe.density) * rng.between(0.85, 1.2);
  const across = unit * bands.reduce((sum, band) => sum + band.width, 0);
  const along = unit * rng.between(...course.wave);
  const net = netAt(plot, rng.between(...course.angle) * rng.pick([1, -1]), along, across, rng);
  const height = rng.between(...course.height) * steady.hypot(...net.u) * (0.6 + 0.8 * recipe.freedom);
  // One wave to each place, for whoever asks what stands where.
  const r = Math.min(along, across) * 0.3;
  for (const { x, y } of net.sites)
    planner.note({ x: x + planner.origin.x, y: y + planner.origin.y, r, motif: 'wave', rank: 'hero' });
  layBands(planner, {
    net,
    bands,
    sway: (t) => height * course.shape(t),
    ragged: 1.5 + 1.1 * recipe.freedom,
    name: 'band',
    layer: 'dyes',
  });
}

/** A net whose first vector lies at this angle. Upright zigzags now and then: the cloth was rolled the other way. */
function netAt(plot: Plot, angle: number, along: number, across: number, rng: Rng): Net {
  const turned = Math.abs(angle) < 0.01 && rng.chance(0.5) ? Math.PI / 2 : angle;
  const [c, s] = [steady.cos(turned), steady.sin(turned)];
  const u: Point = [along * c, along * s];
  return netOn(plot.torus, u, [-across * s, across * c]);
}

/** Rolled on both diagonals in turn: lines cross, and every diamond keeps a tied dot, like a lentil ("moth"). */
function mothra(planner: Planner): void {
  const { recipe, plot, geo: rng, col, origin } = planner;
  const step = bandOf(recipe, plot) * (1.9 - 0.8 * recipe.density) * rng.between(0.9, 1.25);
  const slope = rng.pick([0.55, 0.785, 0.9]);
  const [c, s] = [steady.cos(slope) * step, steady.sin(slope) * step];
  const threads = rng.pick([1, 2, 3]);
  const group = rng.pick([1, 2, 3]);
  const net = netOn(plot.torus, [c, s], [-c, s], { i: group, j: group });
  const other = col.pick(['a1', 'a2', 'a4'] as const);
  const third = col.pick(['a3', 'leaf1', 'leaf2'] as const);
  const isBanded = rng.chance(0.65);
  const grouped = (a: Point, b: Point) => netOn(plot.torus, [a[0] * group, a[1] * group], [b[0] * group, b[1] * group]);
  if (isBanded) {
    const three: readonly Role[] = ['ground', other, third];
    const dyes = three.slice(0, Math.max(2, group));
    // Dyes change under the lines, half a step from the dots.
    const [first = 'ground', ...others] = dyes;
    const bands: Band[] = [
      { role: first, width: 0.5 },
      ...others.map((role) => ({ role, width: 1 })),
      { role: first, width: 0.5 },
    ];
    layBands(planner, { net: grouped(net.u, net.v), bands, sway: () => 0, ragged: 1.6, name: 'dye', layer: 'dyes' });
  }
  // In a square of the net the lines lie along its first sides; between pairs of them a little dye is left.
  const width = Math.min(0.11, 0.09 / Math.sqrt(threads));
  const lines: Band[] = Array.from({ length: 2 * threads - 1 }, (_, n) => ({
    role: n % 2 === 0 ? 'light' : 'ground',
    width: n % 2 === 0 ? width : width * 0.9,
  }));
  const taken = lines.reduce((sum, line) => sum + line.width, 0);
  const bands: Band[] = [
    { role: 'ground', width: (1 - taken) / 2 },
    ...lines,
    { role: 'ground', width: (1 - taken) / 2 },
  ];
  const ragged = 1.2 + 0.9 * recipe.freedom;
  layBands(planner, { net, bands, sway: () => 0, ragged, name: 'line', layer: 'threads' });
  const turned = { u: net.v, v: net.u, sites: net.sites };
  layBands(planner, { net: turned, bands, sway: () => 0, ragged, name: 'cross', layer: 'threads' });

  const inks: readonly Role[] = ['light', recipe.motifs.include.includes('dot') ? 'a3' : 'light', 'a3'];
  const ink = col.pick(inks);
  const r = Math.min(step * 0.12, 13) * Math.sqrt(recipe.line);
  for (const { x, y, i, j } of recipe.motifs.exclude.includes('dot') ? [] : net.sites) {
    const own = rng.fork(`dot/${i}/${j}`);
    const symbol = planner.symbol(`dot/${own.whole(1, 4)}`, (fork) => {
      const sketch = createSketch();
      sketch.area(circle(0, 0, r * fork.between(0.9, 1.1)), ink);
      sketch.area(circle(r * fork.between(-0.15, 0.15), r * fork.between(-0.15, 0.15), r * 0.36), 'ground>dark:0.2');
      return sketch.done(r * 1.2);
    });
    // The diamond's middle: the lines run through the middle of each side of a net's cell.
    const at = { x: x + origin.x, y: y + origin.y };
    planner.put('knots', { symbol, ...at, turn: own.between(-3, 3), scale: own.between(0.9, 1.12) });
    planner.note({ ...at, r, motif: 'dot', rank: 'filler' });
  }
}

/** Bands wider than this in cm grow less than in proportion: a large design has more bands, not boards. */
const broadest = 2.6;
const following = 0.3;

/** The size of a band in units, by that of the main motif. */
function bandOf({ heroCm }: Recipe, { perCm, hero }: Plot): number {
  if (heroCm <= broadest) return hero;
  return Math.min(hero, broadest * steady.power(heroCm / broadest, following) * perCm);
}
