import { apart, type FillLevel, holes, placeIn, type Shift } from './fill-field.ts';

/** What a hole may look like from afar. */
export interface Guess {
  /** Which of the levels it is for. */
  readonly at: number;
  /** L, a and b of that level, those of the hole guessed. */
  readonly lab: Float32Array;
  /** The shifts that most of the guess was taken by, in pixels of the field. */
  readonly shifts: readonly Shift[];
}

/** Reach of a patch, and the pixels of a hole from which on it is small enough to begin with, or too large to go on. */
const reach = 3;
const sizes = { first: 160, last: 2400 };
const rounds = { first: 10, later: 4 };
const shiftsKept = 10;
/** More than this is another colour altogether. */
const worst = 30;

/**
 * Guesses a hole from afar, where no lattice says what lies in it: every patch over it is brought nearer to one that is known, and each
 * pixel takes what the patches over it agree on (Wexler, Shechtman and Irani 2007, with the search of Barnes and others 2009), from a
 * small size to larger ones. Blurred as it is, nothing of it is shown: it says which light and colour belongs where.
 */
export function guessHole(
  levels: readonly FillLevel[],
  filled: readonly Int32Array[],
  seed: string,
): Guess | undefined {
  const draw = draws(seed);
  const first = filled.findIndex(({ length }) => length > 0 && length <= sizes.first);
  const start = first < 0 ? levels.length - 1 : first;
  let found: { at: number; lab: Float32Array; sources: Map<number, number> } | undefined;
  for (let i = start; i >= 0; i--) {
    const [level, pixels] = [levels[i], filled[i]];
    if (level === undefined || pixels === undefined || (found && pixels.length > sizes.last)) break;
    const patches = createPatches(level, pixels);
    if (patches.centres.length === 0 || patches.known.length === 0) break;
    const larger = levels[i + 1];
    const sources = larger && found ? doubled(found.sources, larger, level, patches) : new Map<number, number>();
    if (sources.size === 0) spread(patches);
    else patches.vote(sources);
    const count = found ? rounds.later : rounds.first;
    for (let round = 0; round < count; round++) {
      search(patches, sources, draw);
      patches.vote(sources);
    }
    found = { at: i, lab: patches.lab, sources };
  }
  const level = found && levels[found.at];
  if (found === undefined || level === undefined) return undefined;
  return { at: found.at, lab: found.lab, shifts: mostUsed(found.sources, level, filled[found.at], 2 ** found.at) };
}

type Patches = ReturnType<typeof createPatches>;

/** The patches that lie over a hole, and those that are known throughout. */
function createPatches(level: FillLevel, pixels: Int32Array) {
  const { width, height, hole } = level;
  const lab = level.lab.slice();
  const offsets: Shift[] = [];
  for (let dy = -reach; dy <= reach; dy++) for (let dx = -reach; dx <= reach; dx++) offsets.push({ dx, dy });
  const inHole = new Uint8Array(hole.length);
  for (const at of pixels) inHole[at] = 1;
  const beside = (at: number, { dx, dy }: Shift): number => {
    const y = Math.floor(at / width);
    return placeIn(level, at - y * width + dx, y + dy);
  };
  const over = new Set<number>();
  for (const at of pixels) {
    for (const offset of offsets) {
      const to = beside(at, offset);
      if (to >= 0) over.add(to);
    }
  }
  const isWhole = new Uint8Array(hole.length);
  const known: number[] = [];
  for (let at = 0; at < width * height; at++) {
    const isKnown = offsets.every((offset) => {
      const to = beside(at, offset);
      return to >= 0 && hole[to] === holes.known;
    });
    if (!isKnown) continue;
    isWhole[at] = 1;
    known.push(at);
  }
  const unlike = (centre: number, source: number, most: number): number => {
    let sum = 0;
    for (const offset of offsets) {
      const [here, there] = [beside(centre, offset), beside(source, offset)];
      if (here < 0 || there < 0 || (hole[here] !== holes.known && inHole[here] === 0)) continue;
      // What is known counts more than what is guessed.
      sum += Math.min(worst, apart(lab, here, there)) * (inHole[here] === 1 ? 1 : 2.5);
      if (sum >= most) return sum;
    }
    return sum;
  };
  const vote = (sources: ReadonlyMap<number, number>): void => {
    const sums = new Map<number, [number, number, number, number]>();
    const costs = [...sources].map(([centre, source]) => unlike(centre, source, Number.POSITIVE_INFINITY));
    const usual = costs.toSorted((a, b) => a - b)[Math.floor(costs.length * 0.5)] ?? 1;
    let i = 0;
    for (const [centre, source] of sources) {
      const weight = Math.exp(-0.5 * ((costs[i++] ?? 0) / Math.max(1e-3, usual)) ** 2) + 1e-4;
      for (const offset of offsets) {
        const [here, there] = [beside(centre, offset), beside(source, offset)];
        if (here < 0 || there < 0 || inHole[here] === 0) continue;
        const sum = sums.get(here) ?? [0, 0, 0, 0];
        for (const axis of [0, 1, 2] as const) sum[axis] += weight * (level.lab[there * 3 + axis] ?? 0);
        sum[3] += weight;
        sums.set(here, sum);
      }
    }
    for (const [at, [l, a, b, weight]] of sums) lab.set([l / weight, a / weight, b / weight], at * 3);
  };
  return { level, pixels, lab, centres: Int32Array.from(over).sort(), known, isWhole, inHole, beside, unlike, vote };
}

/** Fills a hole from its edge on with the mean of what lies beside, to begin with. */
function spread({ pixels, lab, inHole, level: { hole }, beside }: Patches): void {
  const isDone = inHole.map((own, at) => (own === 1 || hole[at] !== holes.known ? 0 : 1));
  let left = [...pixels];
  while (left.length > 0) {
    const ring: [at: number, sum: readonly number[]][] = [];
    for (const at of left) {
      const sum = [0, 0, 0, 0];
      for (const offset of around) {
        const to = beside(at, offset);
        if (to < 0 || isDone[to] === 0) continue;
        for (let axis = 0; axis < 3; axis++) sum[axis] = (sum[axis] ?? 0) + (lab[to * 3 + axis] ?? 0);
        sum[3] = (sum[3] ?? 0) + 1;
      }
      if ((sum[3] ?? 0) > 0) ring.push([at, sum]);
    }
    if (ring.length === 0) return;
    for (const [at, [l = 0, a = 0, b = 0, count = 1]] of ring) {
      lab.set([l / count, a / count, b / count], at * 3);
      isDone[at] = 1;
    }
    left = left.filter((at) => isDone[at] === 0);
  }
}

const around: readonly Shift[] = [
  { dx: 1, dy: 0 },
  { dx: -1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: 0, dy: -1 },
];

/** Brings every patch nearer to a known one: to what its neighbours have found, and to places that are drawn closer and closer around. */
function search({ level, centres, known, isWhole, beside, unlike }: Patches, sources: Map<number, number>, draw: Draw) {
  const anywhere = () => known[Math.floor(draw() * known.length)] ?? 0;
  for (const isBack of [false, true]) {
    for (let i = 0; i < centres.length; i++) {
      const centre = centres[isBack ? centres.length - 1 - i : i] ?? 0;
      let best = sources.get(centre) ?? anywhere();
      let least = unlike(centre, best, Number.POSITIVE_INFINITY);
      const take = (source: number): void => {
        if (source < 0 || isWhole[source] === 0 || source === best) return;
        const cost = unlike(centre, source, least);
        if (cost < least) [best, least] = [source, cost];
      };
      for (const { dx, dy } of around) {
        const other = beside(centre, { dx, dy });
        const source = other < 0 ? undefined : sources.get(other);
        if (source !== undefined) take(beside(source, { dx: -dx, dy: -dy }));
      }
      for (let tried = 0; tried < 3; tried++) take(anywhere());
      for (let far = Math.max(level.width, level.height) / 4; far >= 1; far /= 2)
        take(beside(best, { dx: Math.round((draw() * 2 - 1) * far), dy: Math.round((draw() * 2 - 1) * far) }));
      sources.set(centre, best);
    }
  }
}

/** What was found at half the size. */
function doubled(
  sources: ReadonlyMap<number, number>,
  small: FillLevel,
  { width }: FillLevel,
  { centres, isWhole }: Patches,
): Map<number, number> {
  const found = new Map<number, number>();
  for (const centre of centres) {
    const [x, y] = [centre % width, Math.floor(centre / width)];
    const source = sources.get(Math.min(small.height - 1, y >> 1) * small.width + Math.min(small.width - 1, x >> 1));
    if (source === undefined) continue;
    const to = (2 * Math.floor(source / small.width) + (y & 1)) * width + 2 * (source % small.width) + (x & 1);
    if (isWhole[to] === 1) found.set(centre, to);
  }
  return found;
}

/** The shifts that most pixels of a hole are taken by, in pixels of the field. */
function mostUsed(
  sources: ReadonlyMap<number, number>,
  { width, height, wraps }: FillLevel,
  pixels: Int32Array = new Int32Array(0),
  by: number,
): Shift[] {
  const counts = new Map<string, { shift: Shift; count: number }>();
  const short = (step: number, size: number, isRound: boolean) =>
    isRound ? step - Math.round(step / size) * size : step;
  for (const at of pixels) {
    const source = sources.get(at);
    if (source === undefined) continue;
    const dx = short((source % width) - (at % width), width, wraps.across);
    const dy = short(Math.floor(source / width) - Math.floor(at / width), height, wraps.down);
    const known = counts.get(`${dx},${dy}`);
    if (known) known.count += 1;
    else counts.set(`${dx},${dy}`, { shift: { dx: dx * by, dy: dy * by }, count: 1 });
  }
  return [...counts.values()]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, shiftsKept)
    .map(({ shift }) => shift);
}

type Draw = () => number;

/** Marsaglia's xorshift, 0 … 1, the same for the same words. */
function draws(seed: string): Draw {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193);
  state ||= 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
