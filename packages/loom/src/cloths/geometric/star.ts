import type { Ink, Shape } from '../../drawing/scene.ts';
import { circle, polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { hundredths } from '../../numbers/steady.ts';
import { contactStar } from './contact-star.ts';
import { type Cells, cellsOf, type GeometricTask } from './task.ts';
import { inRadius, type Tile, type Tiling, tilings } from './tilings.ts';

/** Cells a hero's width stands for: stars are as large as the largest polygon. */
const cellOfHero = 1;

/** Stars in every polygon of a tiling, with the crosses and kites between, outlined by fine double lines. */
export function star(task: GeometricTask): void {
  const { rng, dyes, plot, line } = task;
  const tiling: Tiling = rng.pick([
    tilings.octagons,
    tilings.octagons,
    tilings.dodecagons,
    tilings.dodecagons,
    tilings.hexagons,
    tilings.kagome,
    tilings.rhombic,
  ]);
  const degrees = rng.pick(tiling.angles);
  const scheme = dyes.pick<readonly Ink[]>([
    ['ground', 'a1', 'a2', 'light', 'a3'],
    ['a1', 'ground', 'light', 'a2', 'a3'],
    ['a2', 'light', 'a1', 'ground', 'a3'],
    ['dark', 'a1', 'ground', 'light', 'a2'],
  ]);
  const cells = cellsOf(plot.torus, tiling.shape, plot.hero * cellOfHero);
  paveStars(task, tiling, cells, { degrees, scheme, strap: line * rng.pick([1.6, 2.2]), core: true, motif: 'star' });
}

/** A pierced screen: broad bars of the light colour between deep openings. */
export function jaali(task: GeometricTask): void {
  const { rng, dyes, plot } = task;
  const tiling: Tiling = rng.pick([tilings.hexagons, tilings.kagome, tilings.rhombic, tilings.dodecagons]);
  const degrees = rng.pick(tiling.angles);
  const scheme = dyes.pick<readonly Ink[]>([
    ['a1', 'ground', 'light', 'a1', 'a2'],
    ['dark', 'ground', 'light', 'a1', 'a3'],
    ['ground', 'a1', 'light', 'a2', 'a3'],
    ['ground', 'ground', 'light', 'dark', 'a3'],
  ]);
  const cells = cellsOf(plot.torus, tiling.shape, plot.hero * (tiling === tilings.dodecagons ? 0.95 : 0.62));
  paveStars(task, tiling, cells, {
    degrees,
    scheme,
    strap: cells.side * rng.between(0.055, 0.085),
    core: false,
    motif: 'jaali',
  });
}

interface Paving {
  readonly degrees: number;
  /** Star, kites, bars, stars of smaller polygons, hearts. */
  readonly scheme: readonly Ink[];
  readonly strap: number;
  /** Bars have a fine line along their middle and stars a smaller star within. */
  readonly core: boolean;
  readonly motif: 'star' | 'jaali';
}

function paveStars(task: GeometricTask, tiling: Tiling, cells: Cells, paving: Paving): void {
  const { planner, recipe, line, wash } = task;
  const [body = 'a1', kite = 'a2', bar = 'light', small = 'a3', heart = 'a3'] = paving.scheme;
  const largest = Math.max(...tiling.tiles.map((tile) => tile.radius));
  const areas = new Map<Ink, string>();
  const add = (ink: Ink, d: string) => areas.set(ink, (areas.get(ink) ?? '') + d);
  const shape = (points: readonly Point[]) => polyline(points.map(cells.place), true);
  let bars = '';
  let inner = '';
  let hearts = '';
  for (const tile of tiling.tiles) {
    const made = contactStar(tile, paving.degrees);
    const isLarge = tile.radius > largest * 0.9;
    add(isLarge ? body : small, shape(made.outline));
    for (const points of made.kites) add(kite, shape(points));
    bars += shape(made.outline);
    if (recipe.detail >= 3 && isLarge) inner += shape(shrunk(made.outline, tile, 0.56));
    if (recipe.detail >= 2 && tile.corners.length > 3) {
      const [x, y] = cells.place(tile.middle);
      hearts += circle(x, y, tile.radius * cells.side * (isLarge ? 0.13 : 0.16));
    }
  }
  wash(body);
  const radius = cells.side * 1.6;
  const sites = cells.sites;
  planner.set('field', { shapes: [...areas].map(([fill, d]) => sealed(d, fill)), radius }, sites);
  const strap: Shape[] = [
    { d: bars, stroke: 'line', strokeWidth: hundredths(paving.strap + line * 1.1) },
    { d: bars, stroke: bar, strokeWidth: hundredths(paving.strap) },
  ];
  if (paving.core && paving.strap > line * 2)
    strap.push({ d: bars, stroke: 'line', strokeWidth: hundredths(line * 0.4) });
  // All edges lie under all bars, or copies would cut each other's.
  for (const part of strap) planner.set('stems', { shapes: [part], radius }, sites);
  const within: Shape[] = [
    { d: inner, fill: small === body ? kite : small, stroke: bar, strokeWidth: hundredths(line * 0.8) },
    { d: hearts, fill: heart, stroke: 'line', strokeWidth: hundredths(line * 0.6) },
  ];
  planner.set('motifs', { shapes: within.filter(({ d }) => d !== ''), radius }, sites);
  for (const site of sites) {
    for (const tile of tiling.tiles) {
      const [x, y] = cells.place(tile.middle);
      const isLarge = tile.radius > largest * 0.9;
      const r = inRadius(tile) * cells.side;
      planner.note({ x: site.x + x, y: site.y + y, r, motif: paving.motif, rank: isLarge ? 'hero' : 'secondary' });
    }
  }
}

/** A thin stroke of its own colour closes the hairlines between areas that share a side. */
function sealed(d: string, fill: Ink): Shape {
  return { d, fill, stroke: fill, strokeWidth: 0.6 };
}

function shrunk(points: readonly Point[], { middle }: Tile, share: number): Point[] {
  return points.map(([x, y]) => [middle[0] + (x - middle[0]) * share, middle[1] + (y - middle[1]) * share]);
}
