import { steady } from '../../numbers/steady.ts';
import { delta, type Torus, wrap } from '../../numbers/torus.ts';

/** A disc of what a body covers, from the body's middle. */
export interface Cover {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export interface Body {
  readonly x: number;
  readonly y: number;
  /** What it covers as it lies there, turned and mirrored. */
  readonly cover: readonly Cover[];
}

export interface PackAsk {
  /** Least air between two, in units. */
  readonly air: number;
  /** Air that they would have if it were shared out evenly: they are first moved towards it, so that no hole stays among them. Left out, nothing moves that need not. */
  readonly evenAir?: number;
  /** Sizes to try, the largest first; at the last one the bodies lie as well as they can. */
  readonly sizes: readonly number[];
  /** Keeps a place within the edges of a panel. */
  readonly within: (place: { x: number; y: number }) => { x: number; y: number };
}

const rounds = 26;
/** Rounds of sharing out the air before that, and of what is lacking how much is made up in one. */
const evenRounds = 24;
const nudge = 0.3;
/** Of what two overlap they are moved apart by so much at a time. */
const push = 0.62;
/** Of a body's reach: what may be left of an overlap. */
const slack = 0.03;
/** A cover is given by the discs of so many cells each way. */
const cells = 5;

/**
 * Bodies of any outline on a torus, none longer than half of it, moved no farther than they must so that none lies on another: as large as `sizes` allow. The same
 * bodies come back in their order with the size that all of them have.
 */
export function pack(
  torus: Torus,
  bodies: readonly Body[],
  { air, evenAir, sizes, within }: PackAsk,
): { readonly places: readonly { readonly x: number; readonly y: number }[]; readonly size: number } {
  const covers = bodies.map(({ cover }) => coarse(cover));
  const reaches = covers.map((cover) => cover.reduce((far, { x, y, r }) => Math.max(far, steady.hypot(x, y) + r), 0));
  const start = bodies.map(({ x, y }) => ({ x, y }));
  let best = { places: start, size: sizes.at(-1) ?? 1 };
  for (const size of sizes) {
    const places = start.map((place) => ({ ...place }));
    if (evenAir !== undefined) shareOut(torus, places, { covers, reaches, air: evenAir, size, within });
    let deepest = Number.POSITIVE_INFINITY;
    let pairs: readonly (readonly [number, number])[] = [];
    for (let round = 0; round < rounds && deepest > slack; round++) {
      if (round % listed === 0) pairs = nearPairs(torus, places, reaches, air);
      deepest = spread(torus, places, pairs, { covers, reaches, air, size, within });
    }
    best = { places, size };
    if (deepest <= slack) break;
  }
  return best;
}

/** Moves all apart that are nearer to each other than the air would be if all had the same. */
function shareOut(torus: Torus, places: readonly { x: number; y: number }[], ask: Spread): void {
  let pairs: readonly (readonly [number, number])[] = [];
  for (let round = 0; round < evenRounds; round++) {
    if (round % listed === 0) pairs = nearPairs(torus, places, ask.reaches, ask.air);
    // Ever less at a time: they come to rest.
    spread(torus, places, pairs, ask, nudge * (1 - round / evenRounds));
  }
}

interface Spread extends Pick<PackAsk, 'air' | 'within'> {
  readonly covers: readonly (readonly Cover[])[];
  readonly reaches: readonly number[];
  readonly size: number;
}

/** Pairs that may come to lie on each other before they are listed again. */
function nearPairs(
  torus: Torus,
  places: readonly { x: number; y: number }[],
  reaches: readonly number[],
  air: number,
): readonly (readonly [number, number])[] {
  const pairs: [number, number][] = [];
  for (const [n, one] of places.entries()) {
    for (let k = n + 1; k < places.length; k++) {
      const other = places[k];
      if (other === undefined) continue;
      const [dx, dy] = delta(torus, one.x, one.y, other.x, other.y);
      const reach = ((reaches[n] ?? 0) + (reaches[k] ?? 0)) * wander + air;
      if (dx * dx + dy * dy < reach * reach) pairs.push([n, k]);
    }
  }
  return pairs;
}

/** Of their joint reach: farther from each other two do not meet in so many rounds. */
const wander = 1.8;
const listed = 8;

/** One round of moving apart all that overlap; the deepest overlap, as a share of a body's reach. */
function spread(
  torus: Torus,
  places: readonly { x: number; y: number }[],
  pairs: readonly (readonly [number, number])[],
  ask: Spread,
  share = push,
): number {
  let deepest = 0;
  for (const [n, k] of pairs) {
    const [one, other] = [places[n], places[k]];
    if (one === undefined || other === undefined) continue;
    const [dx, dy] = delta(torus, one.x, one.y, other.x, other.y);
    const reach = ((ask.reaches[n] ?? 0) + (ask.reaches[k] ?? 0)) * ask.size + ask.air;
    if (dx * dx + dy * dy >= reach * reach) continue;
    const [px, py, depth] = overlap(ask.covers[n] ?? [], ask.covers[k] ?? [], dx, dy, ask);
    if (depth <= 0) continue;
    deepest = Math.max(deepest, depth / (Math.max(ask.reaches[n] ?? 1, ask.reaches[k] ?? 1) * ask.size));
    const by = (share * depth) / 2;
    moveBy(torus, one, -px * by, -py * by, ask.within);
    moveBy(torus, other, px * by, py * by, ask.within);
  }
  return deepest;
}

function moveBy(
  torus: Torus,
  place: { x: number; y: number },
  dx: number,
  dy: number,
  within: PackAsk['within'],
): void {
  const [x, y] = wrap(torus, place.x + dx, place.y + dy);
  Object.assign(place, within({ x, y }));
}

/** How deep two covers lie in each other at most, and the direction in which the second is to go. */
function overlap(
  covers: readonly Cover[],
  others: readonly Cover[],
  dx: number,
  dy: number,
  { air, size }: Spread,
): readonly [x: number, y: number, depth: number] {
  let [px, py, depth] = [0, 0, 0];
  for (const one of covers) {
    for (const other of others) {
      const [x, y] = [dx + (other.x - one.x) * size, dy + (other.y - one.y) * size];
      const room = (one.r + other.r) * size + air;
      const square = x * x + y * y;
      if (square >= room * room) continue;
      const away = Math.sqrt(square);
      if (room - away <= depth) continue;
      depth = room - away;
      [px, py] = away > 1e-6 ? [x / away, y / away] : [1, 0];
    }
  }
  return [px, py, depth];
}

/** A cover by a few discs, one for each cell that any of many lies in; a little less than theirs, since those lie a little beyond the outline. */
function coarse(cover: readonly Cover[]): readonly Cover[] {
  if (cover.length <= 12) return cover;
  const far = cover.reduce((most, { x, y }) => Math.max(most, Math.abs(x), Math.abs(y)), 1e-6);
  const binned = new Map<number, Cover[]>();
  for (const disc of cover) {
    const at = (v: number) => Math.min(cells - 1, Math.floor(((v / far + 1) / 2) * cells));
    const key = at(disc.y) * cells + at(disc.x);
    const own = binned.get(key);
    if (own === undefined) binned.set(key, [disc]);
    else own.push(disc);
  }
  return [...binned.values()].map((discs) => {
    const x = discs.reduce((sum, disc) => sum + disc.x, 0) / discs.length;
    const y = discs.reduce((sum, disc) => sum + disc.y, 0) / discs.length;
    return {
      x,
      y,
      r: discs.reduce((most, disc) => Math.max(most, steady.hypot(disc.x - x, disc.y - y) + disc.r * 0.6), 0),
    };
  });
}
