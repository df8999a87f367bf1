import { chooseShifts } from './choose-shifts.ts';
import { apart, type FillField, type FillLevel, holes, levelsOf, off, placeIn, type Shift } from './fill-field.ts';
import { findPeriods, type Periods } from './find-periods.ts';
import { findShifts, sampled, unlikeness } from './find-shifts.ts';
import { guessHole } from './guess-hole.ts';

/** A part of a hole that is filled apart from the others. */
export interface FillPart {
  /** Its pixels, by their places in the field. */
  readonly pixels: Int32Array;
  readonly shifts: readonly Shift[];
}

/** Where each pixel of a hole is copied from. */
export interface FillPlan {
  readonly parts: readonly FillPart[];
  /** The part of each pixel, −1 outside; and the place of its shift among those of its part. */
  readonly partAt: Int32Array;
  readonly labels: Int16Array;
  /** Whether the picture was found to repeat within itself. */
  readonly isPeriodic: boolean;
}

export interface FillWish {
  /** The same seed fills in the same way. */
  readonly seed: string;
  /** The ground goes on in the hole, not what lies on it. */
  readonly isPlain?: boolean;
}

/** Pixels of a hole for which shifts are chosen one by one; of a larger one they are chosen reduced, then mended along the joins. */
const mostNodes = 7000;
/**
 * Shifts that are tried for a part, and for a small one or a thin one, which lie near to all that they can be filled from; thin is what has so
 * many pixels close around it for each of its own.
 */
const around = { large: 24, small: 12, smallPixels: 2500, thinRing: 0.3 };
/** What a pixel costs for each hundredth of OKLab by which the picture is unlike itself there. */
const weightOfPeriod = 0.1;
/** Parts of a hole no farther apart than this are filled together, and of more parts than can be filled one by one the smallest. */
const near = 2;
const mostParts = 64;
/** Hundredths of OKLab within which two pixels have one colour. */
const alike = 5;
/** What is left to chance: this share of a cost. */
const chance = 0.04;

/**
 * Plans how a hole is filled from the rest of its picture: where the picture repeats within itself, from the same phase of the repeat;
 * elsewhere from what fits best around it, in parts whose joins show least. The same for the same seed, wherever it is worked out.
 */
export function planFill(
  field: FillField,
  { seed, isPlain = false }: FillWish,
  onProgress: (share: number) => void = () => undefined,
): FillPlan {
  const levels = levelsOf(field);
  const { width, height } = field;
  const groups = groupsOf(field);
  const partAt = new Int32Array(width * height).fill(-1);
  const labels = new Int16Array(width * height).fill(-1);
  const repeats = findPeriods(levels);
  const ground = isPlain ? groundOf(levels[0], repeats.judged[0]) : undefined;
  const total = groups.reduce((sum, { length }) => sum + length, 0);
  const parts: FillPart[] = [];
  let done = 0;
  for (const [index, pixels] of groups.entries()) {
    for (const at of pixels) partAt[at] = index;
    const shifts = fillPart({ levels, pixels, labels, seed, ground }, repeats);
    parts.push({ pixels, shifts });
    done += pixels.length;
    onProgress(done / total);
  }
  return { parts, partAt, labels, isPeriodic: repeats.isPeriodic };
}

interface PartWork {
  readonly levels: readonly FillLevel[];
  readonly pixels: Int32Array;
  readonly labels: Int16Array;
  readonly seed: string;
  /** L, a and b of what is rather to be copied. */
  readonly ground: readonly number[] | undefined;
}

/** Fills one part and writes which shift each of its pixels takes; answers the shifts. */
function fillPart(
  { levels, pixels, labels, seed, ground }: PartWork,
  { shifts: periods, judged, isPeriodic }: Periods,
): Shift[] {
  const [full] = levels;
  const known = judged[0];
  if (full === undefined || known === undefined) return [];
  const filled = levels.map((level, i) => reduced(full, level, pixels, 2 ** i));
  const rings = levels.map((level, i) => ringOf(level, filled[i] ?? pixels, i === 0 ? 4 : 2));
  const size = Math.sqrt(pixels.length);
  // A lattice is looked for as far as ever.
  const isThin = !isPeriodic && (rings[0]?.length ?? 0) > around.thinRing * pixels.length;
  const isSmall = pixels.length < around.smallPixels || isThin;
  const reach = isSmall ? Math.max(72, Math.round(size * 3)) : undefined;
  const here = findShifts({
    levels,
    judged: rings,
    filled,
    least: Math.max(2, size / 6),
    count: isSmall ? around.small : around.large,
    ...(reach === undefined ? {} : { reach }),
  });
  const shifts: Shift[] = [];
  const costs: number[] = [];
  const close = sampled(known, 400);
  const add = ({ dx, dy }: Shift) => {
    if (shifts.some((one) => one.dx === dx && one.dy === dy)) return;
    const unlike = Math.min(30, unlikeness(full, close, { dx, dy }, 0.1));
    shifts.push({ dx, dy });
    costs.push((ground ? 0 : weightOfPeriod) * unlike * (1 + chance * jitter(seed, dx, dy)));
  };
  for (const shift of here) add(shift);
  // A lattice says better what lies in a hole than any guess.
  const guess = isPeriodic || ground || isSmall ? undefined : guessHole(levels, filled, seed);
  for (const shift of guess?.shifts ?? []) add(shift);
  if (ground) for (const shift of ontoGround(full, pixels, known, ground)) add(shift);
  for (const shift of periods) add(shift);
  if (shifts.length === 0) add(nearestKnown(full, pixels[0] ?? 0));
  const start = Math.max(
    0,
    filled.findIndex((own) => own.length <= mostNodes),
  );
  const own = levels.map((level) => (level === full ? labels : new Int16Array(level.width * level.height).fill(-1)));
  for (let i = start; i >= 0; i--) {
    const level = levels[i];
    const nodes = filled[i];
    const at = own[i];
    if (level === undefined || nodes === undefined || at === undefined) continue;
    const by = 2 ** i;
    const guessed = guess && levels[guess.at];
    const guide =
      guess && guessed && guess.at >= i ? { by: 2 ** (guess.at - i), level: guessed, lab: guess.lab } : undefined;
    const scaled = shifts.map(({ dx, dy }) => ({ dx: Math.round(dx / by), dy: Math.round(dy / by) }));
    if (i === start) {
      chooseShifts({ level, shifts: scaled, costs, ground, guide, nodes, labels: at, rounds: 2 });
      continue;
    }
    const larger = levels[i + 1];
    const chosen = own[i + 1];
    if (larger === undefined || chosen === undefined) continue;
    for (const to of nodes) {
      const [x, y] = [to % level.width, Math.floor(to / level.width)];
      at[to] = chosen[Math.min(larger.height - 1, y >> 1) * larger.width + Math.min(larger.width - 1, x >> 1)] ?? 0;
    }
    mend({ level, shifts: scaled, costs, ground, guide, nodes, labels: at });
  }
  lead(full, pixels, shifts, labels);
  return shifts;
}

/** The colour that most of what is known has, about. */
function groundOf(level: FillLevel | undefined, judged: Int32Array | undefined): readonly number[] | undefined {
  if (level === undefined || judged === undefined || judged.length === 0) return undefined;
  const colour = (at: number) => [0, 1, 2].map((axis) => level.lab[at * 3 + axis] ?? 0);
  let best = judged[0] ?? 0;
  let most = -1;
  for (const one of judged) {
    const near = judged.reduce((sum, other) => sum + (apart(level.lab, one, other) < alike ? 1 : 0), 0);
    if (near > most) [best, most] = [one, near];
  }
  return colour(best);
}

/** Places of a hole and of the ground between which shifts are looked for, and how many of these are kept. */
const grounds = { tried: 160, kept: 16, judged: 60 };

/** Shifts that bring most of a hole onto ground, each chosen for what those before it left. */
function ontoGround(level: FillLevel, pixels: Int32Array, known: Int32Array, ground: readonly number[]): Shift[] {
  const { width, lab, hole } = level;
  const bare = known.filter((at) => off(lab, at, ground) < alike);
  if (bare.length === 0) return [];
  const own = sampled(pixels, grounds.judged);
  const tried = Array.from({ length: grounds.tried }, (_, i) => {
    const from = own[(i * 7) % own.length] ?? 0;
    const to = bare[(i * 13) % bare.length] ?? 0;
    return { dx: (to % width) - (from % width), dy: Math.floor(to / width) - Math.floor(from / width) };
  });
  const lies = tried.map(({ dx, dy }) =>
    Array.from(own, (at) => {
      const to = placeIn(level, (at % width) + dx, Math.floor(at / width) + dy);
      return to >= 0 && hole[to] === holes.known && off(lab, to, ground) < alike;
    }),
  );
  const left = new Set(own.keys());
  const found: Shift[] = [];
  while (found.length < grounds.kept && left.size > 0) {
    const gains = lies.map((isBare) => [...left].reduce((sum, i) => sum + (isBare[i] ? 1 : 0), 0));
    const best = gains.indexOf(Math.max(...gains));
    const shift = tried[best];
    if (shift === undefined || (gains[best] ?? 0) === 0) break;
    found.push(shift);
    for (const i of [...left]) if (lies[best]?.[i]) left.delete(i);
  }
  return found;
}

/** Leads what is still copied from nowhere to a place that is known: by another of the shifts, or by one more. */
function lead(level: FillLevel, pixels: Int32Array, shifts: Shift[], labels: Int16Array): void {
  const isKnown = (at: number, { dx, dy }: Shift): boolean => {
    const to = placeIn(level, (at % level.width) + dx, Math.floor(at / level.width) + dy);
    return to >= 0 && level.hole[to] === holes.known;
  };
  for (const at of pixels) {
    const own = shifts[labels[at] ?? 0];
    if (own && isKnown(at, own)) continue;
    const other = shifts.findIndex((shift) => isKnown(at, shift));
    labels[at] = other < 0 ? shifts.push(nearestKnown(level, at)) - 1 : other;
  }
}

/** Chooses again along the joins, where the smaller size saw them only roughly, and wherever nothing is known to copy. */
function mend(choice: Omit<Parameters<typeof chooseShifts>[0], 'rounds'>): void {
  const { level, nodes, labels, shifts } = choice;
  const loose = nodes.filter((at) => {
    const [x, y] = [at % level.width, Math.floor(at / level.width)];
    const own = labels[at] ?? 0;
    const shift = shifts[own];
    const from = shift ? placeIn(level, x + shift.dx, y + shift.dy) : -1;
    if (from < 0 || level.hole[from] !== holes.known) return true;
    for (let dy = -2; dy <= 2; dy++) {
      for (let dx = -2; dx <= 2; dx++) {
        const to = placeIn(level, x + dx, y + dy);
        const other = to < 0 ? own : (labels[to] ?? -1);
        if (other >= 0 && other !== own) return true;
      }
    }
    return false;
  });
  for (let first = 0; first < loose.length; first += 4 * mostNodes)
    chooseShifts({ ...choice, nodes: loose.slice(first, first + 4 * mostNodes), rounds: 1 });
}

/** The pixels of a part at a smaller size. */
function reduced(full: FillLevel, level: FillLevel, pixels: Int32Array, by: number): Int32Array {
  if (by === 1) return pixels;
  const found = new Set<number>();
  for (const at of pixels) {
    const x = Math.min(level.width - 1, Math.floor((at % full.width) / by));
    const y = Math.min(level.height - 1, Math.floor(Math.floor(at / full.width) / by));
    found.add(y * level.width + x);
  }
  return Int32Array.from(found);
}

/** Known pixels that lie no farther than this from a part. */
export function ringOf(level: Omit<FillLevel, 'lab'>, pixels: Int32Array, reach: number): Int32Array {
  const found = new Set<number>();
  for (const at of pixels) {
    const [x, y] = [at % level.width, Math.floor(at / level.width)];
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const to = placeIn(level, x + dx, y + dy);
        if (to >= 0 && level.hole[to] === holes.known) found.add(to);
      }
    }
  }
  return Int32Array.from(found);
}

/** The way to the nearest known pixel. */
function nearestKnown(level: FillLevel, at: number): Shift {
  const [x, y] = [at % level.width, Math.floor(at / level.width)];
  for (let reach = 1; reach < Math.max(level.width, level.height); reach++) {
    for (let step = -reach; step <= reach; step++) {
      for (const [dx, dy] of [
        [step, -reach],
        [step, reach],
        [-reach, step],
        [reach, step],
      ] as const) {
        const to = placeIn(level, x + dx, y + dy);
        if (to >= 0 && level.hole[to] === holes.known) return { dx, dy };
      }
    }
  }
  return { dx: 0, dy: 0 };
}

/** −1 … 1, the same for the same words. */
function jitter(seed: string, dx: number, dy: number): number {
  let hash = 0x811c9dc5;
  for (const letter of `${seed}/${dx}/${dy}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return (hash >>> 0) / 2 ** 31 - 1;
}

/** The parts of a hole, each with all its pixels; of too many, the smallest are one. */
function groupsOf(field: FillField): Int32Array[] {
  const { width, hole } = field;
  const isFound = new Uint8Array(hole.length);
  const groups: Int32Array[] = [];
  for (let start = 0; start < hole.length; start++) {
    if (hole[start] !== holes.fill || isFound[start] === 1) continue;
    const own: number[] = [start];
    isFound[start] = 1;
    for (let i = 0; i < own.length; i++) {
      const at = own[i] ?? 0;
      const [x, y] = [at % width, Math.floor(at / width)];
      for (let dy = -near; dy <= near; dy++) {
        for (let dx = -near; dx <= near; dx++) {
          const to = placeIn(field, x + dx, y + dy);
          if (to < 0 || hole[to] !== holes.fill || isFound[to] === 1) continue;
          isFound[to] = 1;
          own.push(to);
        }
      }
    }
    groups.push(Int32Array.from(own));
  }
  if (groups.length <= mostParts) return groups;
  const bySize = groups.toSorted((one, other) => other.length - one.length);
  return [...bySize.slice(0, mostParts - 1), together(bySize.slice(mostParts - 1))];
}

function together(groups: readonly Int32Array[]): Int32Array {
  const all = new Int32Array(groups.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const group of groups) {
    all.set(group, at);
    at += group.length;
  }
  return all;
}
