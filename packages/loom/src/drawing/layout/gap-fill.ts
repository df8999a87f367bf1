import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Torus } from '../../numbers/torus.ts';
import type { Item, MotifDisc } from '../scene.ts';
import type { LeafMaker } from './collar.ts';
import { placeCollar } from './collar.ts';
import type { Neighbours } from './neighbours.ts';
import { createNeighbours } from './neighbours.ts';
import type { FreeCircle, Occupancy } from './occupancy.ts';
import { stalkBetween, tangentAt } from './stalk.ts';

/** A symbol of the scene and the scale at which its radius is the one asked for. */
export interface Made {
  readonly symbol: number;
  readonly scale: number;
  /** What neighbours should not repeat, such as the main colour. */
  readonly tint?: string;
}

/** One line of the menu: a motif and the radii (units) at which it is offered. */
export interface FillMaker {
  readonly motif: string;
  readonly from: number;
  readonly to: number;
  readonly weight: number;
  readonly rank: MotifDisc['rank'];
  /** Has a foot at (0, radius) and grows towards −y: its foot turns to the nearest stem. Others are turned freely. */
  readonly grows?: boolean;
  /** Width as a share of the length, for leaves and other slim motifs; they occupy their middle only. */
  readonly slim?: number;
  /** Gets leaves round it where room allows. */
  readonly collar?: boolean;
  /** `near` are the tints of its neighbours. */
  readonly make: (radius: number, rng: Rng, near: readonly string[]) => Made;
}

export interface StalkAsk {
  /** Longest gap between a stem and a motif's rim that is bridged, units. */
  readonly reach: number;
  readonly width: number;
  /** Makes the symbol of a stalk from points relative to its first. */
  readonly draw: (points: readonly Point[], width: number) => number;
  /** Leaves along the stalk. */
  readonly leaf?: LeafMaker;
}

export interface GapFillAsk {
  readonly torus: Torus;
  /** Is occupied further by what is placed. */
  readonly occupancy: Occupancy;
  readonly rng: Rng;
  readonly menu: readonly FillMaker[];
  /** Radius of the motif which the fill accompanies; fillers stay at or below 40 % of it. */
  readonly heroRadius: number;
  /** Smallest radius that is filled, units. */
  readonly min: number;
  /** Air round every motif, units. */
  readonly gap: number;
  readonly collar?: { readonly leaf: LeafMaker; readonly from: number };
  /** Points on stems with the stem's tangent; new stalks are added. */
  readonly stems?: Neighbours<number>;
  readonly stalk?: StalkAsk;
  /** Flowers with a collar are stems themselves: smaller motifs grow from behind them. */
  readonly sprays?: boolean;
  readonly most?: number;
  /** Nothing lies loose: what no stalk reaches is left out, and its room stays ground. */
  readonly isRooted?: boolean;
}

export interface GapFilled {
  /** To be drawn in this order. */
  readonly stalks: Item[];
  readonly leaves: Item[];
  readonly motifs: Item[];
  readonly census: MotifDisc[];
}

/** A filler's largest radius as a share of the hero's: larger ones compete with it. */
const largest = 0.4;
/** The same on stems, where a flower of second size is one of the plant's own. */
const largestRooted = 0.48;
/** Share of a gap that a flower takes when leaves are to find room round it. */
const collared = 0.74;
const triedStems = 12;
const sprayed = 8;
/** A stalk is at most this many times as long as its motif's radius, and that radius this many times its width. */
const longestStalk = 3.2;
const thinnestBearer = 3.4;
/** The same where nothing may lie loose: even a small leaf has its stalk. */
const rooted = { longestStalk: 9, thinnestBearer: 1.6 } as const;
/** Motifs per square unit at which filling ends at the latest. */
const thickest = 1500 / 1e6;

/**
 * Fills what is free, the largest gap first: the biggest motif of the menu that fits, turned with its foot to the
 * nearest stem, on a stalk where both its ends survive, with collar leaves. The whole torus, or the inside of an outline
 * when the occupancy is confined to it. Nothing placed touches what was occupied before.
 */
export function gapFill(ask: GapFillAsk): GapFilled {
  const { occupancy, torus, menu } = ask;
  const filled: GapFilled = { stalks: [], leaves: [], motifs: [], census: [] };
  const tints = createNeighbours<string>(torus, ask.heroRadius / 2);
  const most = ask.heroRadius * (ask.isRooted === true ? largestRooted : largest);
  for (let i = 0; i < (ask.most ?? Math.ceil(torus.w * torus.h * thickest) + 100); i++) {
    const free = occupancy.max();
    const room = free.r - ask.gap;
    if (room < ask.min) break;
    const rng = ask.rng.fork(i);
    const hasCollar = ask.collar !== undefined && room > ask.collar.from;
    const maker = choose(menu, Math.min(room * (hasCollar ? collared : 1), most), rng.fork('motif'));
    if (!maker) {
      occupancy.add(free.x, free.y, Math.max(1, free.r / 3));
      continue;
    }
    const wanted = room * (hasCollar && maker.collar === true ? collared : 1);
    const radius = Math.min(wanted, most, maker.to);
    const joined = join(ask, free, radius, maker, rng.fork('stalk'));
    if (!joined && ask.isRooted === true) {
      occupancy.add(free.x, free.y, Math.max(2, free.r * 0.25));
      continue;
    }
    const made = maker.make(
      radius,
      rng.fork('make'),
      tints.within(free.x, free.y, radius + ask.heroRadius / 2).map((near) => near.value),
    );
    if (made.tint !== undefined) tints.add(free.x, free.y, made.tint);
    const turn = joined?.turn ?? rng.fork('turn').between(-Math.PI, Math.PI);
    filled.motifs.push({ symbol: made.symbol, x: free.x, y: free.y, turn, scale: made.scale });
    filled.census.push({ x: free.x, y: free.y, r: radius * (maker.slim ?? 1), motif: maker.motif, rank: maker.rank });
    occupy(occupancy, free, radius, turn, maker.slim, ask.gap);
    if (joined) layStalk(ask, joined.points, filled, rng.fork('shoot'));
    if (hasCollar && maker.collar === true && ask.collar) {
      const stalkFrom = joined && joined.turn + Math.PI / 2;
      filled.leaves.push(...placeCollar(occupancy, ask.collar.leaf, free, radius, rng.fork('collar'), stalkFrom));
      if (ask.sprays === true && ask.stems) addSpray(ask.stems, free, radius);
    }
  }
  return filled;
}

function choose(menu: readonly FillMaker[], radius: number, rng: Rng): FillMaker | undefined {
  const fitting = menu.filter((maker) => maker.from <= radius && maker.weight > 0);
  // The larger classes are used up first: a gap for a flower is not spent on dots.
  const highest = Math.max(...fitting.map((maker) => maker.from));
  const offered = fitting.filter((maker) => maker.to >= Math.min(radius, highest));
  let left = rng.between(
    0,
    offered.reduce((sum, maker) => sum + maker.weight, 0),
  );
  for (const maker of offered) {
    left -= maker.weight;
    if (left <= 0) return maker;
  }
  return offered.at(-1);
}

/** Places behind a flower from which stalks may come out all round. */
function addSpray(stems: Neighbours<number>, { x, y }: FreeCircle, radius: number): void {
  for (let k = 0; k < sprayed; k++) {
    const angle = (k * 2 * Math.PI) / sprayed;
    stems.add(x + steady.cos(angle) * radius * 0.7, y + steady.sin(angle) * radius * 0.7, angle);
  }
}

interface Joined {
  readonly turn: number;
  readonly points: readonly Point[];
}

/** Looks for a stem from which a stalk reaches the motif through free cells. */
function join(ask: GapFillAsk, free: FreeCircle, radius: number, maker: FillMaker, rng: Rng): Joined | undefined {
  const { stems, stalk, occupancy } = ask;
  const habit = ask.isRooted === true ? rooted : { longestStalk, thinnestBearer };
  if (!stems || !stalk || radius < stalk.width * habit.thinnestBearer) return undefined;
  const near = stems
    .within(free.x, free.y, radius + Math.min(stalk.reach, radius * habit.longestStalk))
    .filter((stem) => stem.distance > radius * 1.15)
    .sort((a, b) => a.distance - b.distance);
  const stride = Math.max(1, Math.floor(near.length / triedStems));
  for (let k = 0; k < near.length; k += stride) {
    const stem = near[k];
    if (!stem) break;
    // What hangs on the answer is whether it is drawn at all: then a variation that keeps its places must find the same.
    const bent = ask.isRooted === true ? 0.5 * steady.sin(0.7 * free.x + 1.3 * free.y + k) : rng.between(-0.5, 0.5);
    const heading = steady.atan2(-stem.dy, -stem.dx) + bent;
    const reachIn = maker.grows === true ? radius : radius * 0.4;
    const foot: Point = [free.x - steady.cos(heading) * reachIn, free.y - steady.sin(heading) * reachIn];
    const points = stalkBetween([free.x + stem.dx, free.y + stem.dy], stem.value, foot, heading);
    const isFree = points.every(([x, y], i) => {
      if (i < points.length * 0.35) return true;
      return occupancy.at(x, y) > stalk.width + 0.5;
    });
    if (isFree) return { turn: heading + Math.PI / 2, points };
  }
  return undefined;
}

function layStalk(ask: GapFillAsk, points: readonly Point[], filled: GapFilled, rng: Rng): void {
  const { stalk, stems, occupancy } = ask;
  const first = points[0];
  if (!stalk || !stems || !first) return;
  const [x, y] = first;
  filled.stalks.push({
    symbol: stalk.draw(
      points.map(([px, py]) => [px - x, py - y]),
      stalk.width,
    ),
    x,
    y,
    turn: 0,
    scale: 1,
  });
  if (stalk.leaf) {
    for (let i = 3; i < points.length - 2; i += 2) {
      const at = points[i];
      if (!at) continue;
      const side = i % 4 === 3 ? 1 : -1;
      const heading = tangentAt(points, i) + side * rng.between(0.6, 1.0);
      const leaf = stalk.leaf.place(occupancy, at, heading, rng.fork(i));
      if (leaf) filled.leaves.push(leaf);
    }
  }
  for (const [i, point] of points.entries()) {
    if (i > 1) stems.add(point[0], point[1], tangentAt(points, i));
  }
  occupancy.chain(
    points.filter((_, i) => i % 3 === 0 || i === points.length - 1),
    stalk.width / 2 + 0.5,
  );
}

function occupy(
  occupancy: Occupancy,
  free: FreeCircle,
  radius: number,
  turn: number,
  slim: number | undefined,
  gap: number,
): void {
  const air = gap * 0.6;
  if (slim === undefined) {
    occupancy.add(free.x, free.y, radius + air);
    return;
  }
  const half = radius * slim;
  const along = radius - half * 0.7;
  const [dx, dy] = [steady.sin(turn) * along, -steady.cos(turn) * along];
  occupancy.chain(
    [
      [free.x - dx, free.y - dy],
      [free.x, free.y],
      [free.x + dx, free.y + dy],
    ],
    (i) => (i === 1 ? half : half * 0.7) + air,
  );
}
