import { circle } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { blossom } from '../motifs/blossom.ts';
import { leaf } from '../motifs/leaf.ts';
import { ringOf } from '../motifs/ring-of.ts';
import { createSketch } from '../motifs/sketch.ts';
import { trefoil } from '../motifs/trefoil.ts';
import type { Looks, Plant } from './plant.ts';

export interface Room {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

interface HalfAsk {
  /** The cell's closed outline, alike on both sides of x = 0. */
  readonly outline: readonly Point[];
  /** What stands in it already; given for both sides. */
  readonly taken: readonly Room[];
  readonly cap: number;
  readonly least: number;
  readonly gap: number;
}

/** Places that are looked at lie so far apart, in units and as a share of the cell's half width. */
const finest = 7;
const fineness = 1 / 26;
const most = 60;

/**
 * The largest free circles of a mirror-symmetric cell, one after the other: those with x > 0 stand for their mirror images too, those
 * with x = 0 on the axis. Units.
 */
export function fillHalf({ outline, taken, cap, least, gap }: HalfAsk): Room[] {
  const places = freePlaces(outline, taken, gap);
  const rooms: Room[] = [];
  while (rooms.length < most) {
    let best = places[0];
    for (const place of places)
      if (best === undefined || Math.min(place.free, cap) > Math.min(best.free, cap)) best = place;
    if (best === undefined || best.free < least) return rooms;
    let { x } = best;
    let r = Math.min(best.free, cap);
    // A circle over the axis would meet its own image: it moves on to the axis or keeps off it.
    if (x < r + gap / 2) {
      if (x < r * 0.6) x = 0;
      else r = Math.max(0, x - gap / 2);
    }
    if (r >= least) rooms.push({ x, y: best.y, r });
    const reach = Math.max(r, 1) + gap;
    for (const place of places) {
      const far = Math.sqrt((place.x - x) ** 2 + (place.y - best.y) ** 2) - reach;
      const other = Math.sqrt((place.x + x) ** 2 + (place.y - best.y) ** 2) - reach;
      place.free = Math.min(place.free, far, other);
    }
    best.free = -1;
  }
  return rooms;
}

function freePlaces(
  outline: readonly Point[],
  taken: readonly Room[],
  gap: number,
): { x: number; y: number; free: number }[] {
  const places: { x: number; y: number; free: number }[] = [];
  const ys = outline.map(([, y]) => y);
  const pitch = Math.max(finest, Math.max(...outline.map(([x]) => x)) * fineness);
  const right = outline.filter(([x]) => x >= 0).sort((a, b) => a[1] - b[1]);
  for (let y = Math.min(...ys); y <= Math.max(...ys); y += pitch) {
    const wide = sideAt(right, y);
    for (let x = 0; x < wide; x += pitch) {
      let free = Number.POSITIVE_INFINITY;
      for (const [ox, oy] of right) free = Math.min(free, (ox - x) ** 2 + (oy - y) ** 2);
      free = Math.sqrt(free) - gap;
      for (const room of taken) free = Math.min(free, Math.sqrt((room.x - x) ** 2 + (room.y - y) ** 2) - room.r - gap);
      if (free > 0) places.push({ x, y, free });
    }
  }
  return places;
}

/** Half width of an outline at a height, from its points on the right. */
function sideAt(right: readonly Point[], y: number): number {
  for (let i = 1; i < right.length; i++) {
    const [ax, ay] = right[i - 1] ?? [0, 0];
    const [bx, by] = right[i] ?? [0, 0];
    if (y >= ay && y <= by) return by === ay ? Math.max(ax, bx) : ax + ((bx - ax) * (y - ay)) / (by - ay);
  }
  return 0;
}

const sowUnit = 20;

/** Sets small things into free rooms by their size: flowers, leaves, trefoils, five dots, dots. Few symbols, scaled. */
export function sow(
  plant: Plant,
  rooms: readonly Room[],
  { looks, recipe }: { looks: Looks; recipe: Recipe },
  rng: Rng,
): void {
  const params = { radius: sowUnit, inks: looks.inks(0), detail: looks.detail, line: looks.line * 0.9 };
  const { exclude } = recipe.motifs;
  const dots = createSketch();
  dots.area(ringOf(5, sowUnit * 0.62, sowUnit * 0.32), looks.stem);
  dots.area(circle(0, 0, sowUnit * 0.25), looks.inks(1).body);
  const dot = createSketch();
  dot.area(circle(0, 0, sowUnit * 0.62), looks.stem);
  const kinds = {
    flower: { motif: 'blossom', symbol: looks.finish(blossom(params, rng.fork('flower'))) },
    bright: { motif: 'blossom', symbol: looks.finish(blossom({ ...params, inks: looks.inks(1) }, rng.fork('bright'))) },
    leaf: { motif: 'leaf', symbol: looks.finish(leaf({ ...params, inks: looks.inks(2) }, rng.fork('leaf'))) },
    trefoil: { motif: 'trefoil', symbol: looks.finish(trefoil(params, rng.fork('trefoil'))) },
    dots: { motif: 'dot', symbol: looks.finish(dots.done(sowUnit)) },
    dot: { motif: 'dot', symbol: looks.finish(dot.done(sowUnit)) },
  };
  for (const [k, { x, y, r }] of rooms.entries()) {
    const choice = rng.fork(k).next();
    let kind =
      r > 15
        ? choice < 0.55
          ? kinds.flower
          : kinds.bright
        : r > 9.5
          ? choice < 0.4
            ? kinds.flower
            : choice < 0.75
              ? kinds.leaf
              : kinds.trefoil
          : r > 6
            ? choice < 0.7
              ? kinds.dots
              : kinds.trefoil
            : kinds.dot;
    if (exclude.some((name) => name === kind.motif)) kind = r > 6 ? kinds.dots : kinds.dot;
    if (exclude.some((name) => name === kind.motif)) continue;
    const turn = kind === kinds.leaf && x !== 0 ? rng.fork(`turn/${k}`).between(0.3, 1.1) : 0;
    const part = {
      layer: 'fill' as const,
      symbol: kind.symbol,
      at: { x, y, turn, scale: r / sowUnit },
      note: { motif: kind.motif, r, rank: 'filler' as const },
    };
    if (x === 0) plant.add(part);
    else plant.pair(part);
  }
}
