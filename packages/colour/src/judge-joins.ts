import { type JoinLine, type JoinLines, type JoinPicture, joinLines, joinReach } from './join-lines.ts';
import { type JoinLook, lookAtJoin } from './look-at-join.ts';
import { medianOf } from './median-of.ts';

/** The longest side at which a picture is judged. A larger one is judged reduced, and once more by what lies beside its joins at full size. */
export const judgedJoinsPx = 640;

/**
 * What is found at a join. `steps`: the picture does not go on across it. `ghosts`: a brush has laid figures of both sides over each
 * other. `busy`: it cannot be judged, because a step would be no larger than those of the picture itself. `small`: too few pixels to judge.
 */
export const joinVerdicts = ['meets', 'steps', 'ghosts', 'busy', 'small'] as const;
export type JoinVerdict = (typeof joinVerdicts)[number];

export interface JoinJudged {
  readonly verdict: JoinVerdict;
  /** How visible a step is; above 1 a person sees it. */
  readonly seen: number;
}

/**
 * How many times the worst of what lies beside it a join may show before it is seen: what is left of its step without its mean over the
 * length of the join, in which nothing is that runs along it; how much less it would step were one side moved along the other; how
 * little the two sides have to do with each other; how much sharper it steps than just before and after; and how little of what crosses it goes on.
 */
const worst = { drawn: 1.08, softDrawn: 1.08, moved: 1.09, apart: 1.27, sharp: 1.67, broken: 1.27 };
/** How many times what all but a few places of the picture show. No more is the cloth's own, as the end of a stripe or of a square is. */
const usually = { softDrawn: 1.02, jagged: 1, moved: 1.18 };
/** How many times more jagged than any place of the picture a join may be, whatever lies beside it. */
const mostJagged = 1.31;
/** Below these nothing is seen: levels of all three channels, of what is apart a part of what any two places are. */
const barely = {
  drawn: 1,
  softDrawn: 1,
  moved: 1.5,
  apart: 0.15,
  sharp: 2,
  broken: 3,
  jagged: 2,
  elsewhere: 3,
  both: 1,
};
/** Share of the places up to which what is drawn is the cloth's own, and up to which what is moved is. */
const own = { drawn: 0.95, moved: 0.8 };
/** From so much on of what they step two lines are others than any that lie beside each other elsewhere. */
const leastUnlike = 0.25;
/** Pixels along the join that are brought together for the second look, in which grain and threads are gone. */
const smooth = 5;
/** Share of the join's length by which one side may be moved. */
const farthest = 1 / 8;
/** Longer lines are not moved: they are those of a large picture at full size, which is judged reduced as well. */
const longest = 1024;
/** Pixels of a stretch of a join in which what crosses it is followed. */
const stretch = 12;
/** Squared levels of three channels that are grain. */
const grainOfThree = 30;
/** Lines on each side of which one and another are compared: a thread that lies just at the join has nothing to do with what is beside it. */
const threads = 3;
/** Shares of its length by which one side is moved away, to learn how far apart any two places are. */
const elsewhere = Float64Array.from({ length: 16 }, (_, i) => 0.06 + (0.88 * i) / 15);
/** Shares of its length by which a join is moved on purpose, to learn whether a step would be seen there. */
const breaks = [0.13, 0.41];

/** Judges a join by several looks at it: of the picture reduced, then of its own pixels. */
export function judgeJoin(looks: readonly JoinLook[]): JoinJudged {
  const [first] = looks;
  if (!first || first.lines.length < 2 * joinReach) return { verdict: 'small', seen: 0 };
  const judges = looks.map(besideJoin);
  // The same edge elsewhere, as of a bar of checks that ends just at the join, makes it the cloth's own.
  const steps = judges.map((judge, i) =>
    Math.min(judge.seen(), (looks[i]?.unlike ?? Number.POSITIVE_INFINITY) / leastUnlike),
  );
  const seen = Math.max(first.relit ?? 0, ...steps);
  if (seen > 1) return { verdict: 'steps', seen };
  return { verdict: judges[0]?.isBusy() ? 'busy' : 'meets', seen };
}

/**
 * What lies beside a join, and how visible a step of its two lines is there; at most 1: no more than its surroundings step. A person sees
 * what steps more than its surroundings do, so a join is compared with the steps beside it and not with the worst of the whole picture: in
 * a busy picture that hides all. What runs along a join, as stripes do, is as large beside it or elsewhere: so the looks at what crosses
 * it leave such steps out, and the others must find more than what the cloth has elsewhere.
 */
function besideJoin({ lines, elsewhere = [] }: JoinLook) {
  const middle = (lines.length >> 1) - 1;
  const sides = lines.map(sideOf);
  const isShort = (lines[0]?.length ?? 0) <= longest * 3;
  const inside = lines.slice(3).flatMap((_, i) => (i + 1 === middle ? [] : [i + 1]));
  const at = (place: number, all: readonly Side[]) => all.slice(place - 1, place + 3);
  // To move lines along each other takes longest, and every other pair shows enough of that.
  const near = inside.flatMap((place, i) => measure(at(place, sides), isShort && i % 2 === 0) ?? []);
  const every = [...near, ...elsewhere.flatMap((four) => measure(four.map(sideOf), false) ?? [])];
  const most = Object.fromEntries(sizeNames.map((name) => [name, maximumOf(near, name)])) as Sizes;
  const usual = {
    softDrawn: usualOf(every, 'softDrawn', own.drawn),
    jagged: usualOf(every, 'jagged', own.drawn),
    mostly: usualOf(every, 'jagged', own.moved),
    most: maximumOf(every, 'jagged'),
  };
  const isClear = (at: number) => Math.abs(at - middle) > threads && at + 1 >= threads && at + threads < lines.length;
  const apart = isShort ? Math.max(...inside.filter(isClear).map((place) => apartAt(sides, place))) : 0;
  const visible = (all: readonly Side[]) => {
    const found = measure(at(middle, all), isShort);
    if (!found) return 0;
    const than = (name: Weighed) => found[name] / (most[name] + barely[name]) / worst[name];
    const drawn = Math.max(than('drawn'), than('softDrawn'));
    const moves = Math.max(than('moved'), isShort ? apartAt(all, middle) / (apart + barely.apart) / worst.apart : 0);
    const soft = found.softDrawn / (usual.softDrawn + barely.elsewhere);
    const jagged = found.jagged / (usual.jagged + barely.jagged);
    return Math.max(
      Math.min(drawn, Math.max(soft / usually.softDrawn, jagged / usually.jagged)),
      Math.min(moves, found.jagged / (usual.mostly + barely.jagged) / usually.moved),
      than('sharp'),
      than('broken'),
      found.jagged / (usual.most + barely.jagged) / mostJagged,
    );
  };
  /** True where there is something to be seen, and a step that is made on purpose, by moving one side along the other, is not. */
  const isBusy = () => {
    const isDrawn = most.whole > plain;
    const moved = (share: number) =>
      sides.map((side, i) =>
        i > middle ? sideOf(rolled(side.sharp, Math.round((share * side.sharp.length) / 3) * 3)) : side,
      );
    // Where only the ground meets itself there is no step to be made: the figures stand clear of the join.
    const isBare = sides
      .slice(middle, middle + 2)
      .every(({ sharp }) => sizeOf(stepOf(sharp, rolled(sharp, 3))).whole <= plain);
    return isDrawn && !isBare && !breaks.some((share) => visible(moved(share)) > 1);
  };
  return { seen: () => visible(sides), isBusy };
}

const maximumOf = (all: readonly Sizes[], name: keyof Sizes): number => Math.max(...all.map((each) => each[name]));

function usualOf(all: readonly Sizes[], name: keyof Sizes, share: number): number {
  const sorted = Float64Array.from(all, (each) => each[name]).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** A line as it is and without its grain. */
interface Side {
  readonly sharp: JoinLine;
  readonly soft: Float32Array;
  /** Of all three colours, without grain, by pixel. */
  readonly sums: Float32Array;
}

function sideOf(sharp: JoinLine): Side {
  const soft = smoothed(Float32Array.from(sharp));
  return { sharp, soft, sums: sumsOf(soft) };
}

const sizeNames = ['whole', 'drawn', 'softDrawn', 'moved', 'sharp', 'broken', 'jagged'] as const;
type Sizes = Record<(typeof sizeNames)[number], number>;
type Weighed = Exclude<keyof Sizes, 'whole' | 'jagged'>;

/** The sizes of the step in the middle of four lines. */
function measure([before, one, other, after]: readonly Side[], withMoved: boolean): Sizes | undefined {
  if (!before || !one || !other || !after) return undefined;
  const step = stepOf(one.sharp, other.sharp);
  const { whole, drawn } = sizeOf(step);
  return {
    whole,
    drawn,
    softDrawn: sizeOf(smoothed(step)).drawn,
    moved: withMoved ? gainOf(halved(one.soft), halved(other.soft)) : 0,
    sharp: sharperOf(before.sharp, one.sharp, other.sharp, after.sharp),
    broken: brokenOf(one.sums, other.sums, before.sums, after.sums),
    jagged: jaggedOf(one.sharp, other.sharp),
  };
}

/** By how many levels a pixel of one line differs from one of another. */
const apartBy = (one: JoinLine, at: number, other: JoinLine, to: number): number =>
  Math.abs((one[at] ?? 0) - (other[to] ?? 0)) +
  Math.abs((one[at + 1] ?? 0) - (other[to + 1] ?? 0)) +
  Math.abs((one[at + 2] ?? 0) - (other[to + 2] ?? 0));

/** By how many levels a pixel steps more, on average, than just before and just after: by none where an edge runs softly. */
function sharperOf(before: JoinLine, one: JoinLine, other: JoinLine, after: JoinLine): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 3) {
    const around = Math.max(apartBy(before, at, one, at), apartBy(other, at, after, at));
    sum += Math.max(0, apartBy(one, at, other, at) - around);
  }
  return (sum * 3) / one.length;
}

/** By how many levels a pixel differs from the nearest of the three that it may go on to, on average: what crosses at a slant goes on to one. */
function jaggedOf(one: JoinLine, other: JoinLine): number {
  let sum = 0;
  for (let at = 3; at + 5 < one.length; at += 3)
    sum += Math.min(apartBy(one, at, other, at - 3), apartBy(one, at, other, at), apartBy(one, at, other, at + 3));
  return (sum * 3) / one.length;
}

/**
 * Levels of three channels drawn along one line that are not drawn along the other, on average over stretches of it: what crosses the
 * join and does not go on. What runs along the join is even in a stretch and counts for nothing, and so does light.
 */
function brokenOf(one: Float32Array, other: Float32Array, before: Float32Array, after: Float32Array): number {
  let [sum, count] = [0, 0];
  for (let from = 2; from + stretch + 2 <= one.length; from += stretch / 2, count++) {
    let alike = -1;
    for (let by = -1; by <= 1; by++)
      alike = Math.max(alike, likenessOf(one, other, from, by), likenessOf(before, after, from, by));
    sum += (1 - alike) * Math.sqrt(Math.max(spreadOf(one, from), spreadOf(other, from)) / stretch);
  }
  return count === 0 ? 0 : sum / count;
}

/** How alike two stretches are in what is drawn in them, 1 at most; the other one lies so many pixels further. */
function likenessOf(one: Float32Array, other: Float32Array, from: number, by: number): number {
  let [first, second, both] = [0, 0, 0];
  for (let at = from; at < from + stretch; at++) {
    const [a, b] = [one[at] ?? 0, other[at + by] ?? 0];
    first += a;
    second += b;
    both += a * b;
  }
  const grain = stretch * grainOfThree;
  const shared = both - (first * second) / stretch;
  return (shared + grain) / Math.sqrt((spreadOf(one, from) + grain) * (spreadOf(other, from + by) + grain));
}

/** Squared levels by which a stretch differs from its mean. */
function spreadOf(line: Float32Array, from: number): number {
  let [sum, squares] = [0, 0];
  for (let at = from; at < from + stretch; at++) {
    const value = line[at] ?? 0;
    sum += value;
    squares += value * value;
  }
  return Math.max(0, squares - (sum * sum) / stretch);
}

/** Levels of three channels, by pixel: a picture that nowhere steps more is of one colour. */
const plain = 6;

function rolled(line: JoinLine, by: number): Uint8Array {
  const out = new Uint8Array(line.length);
  out.set(line.subarray(by));
  out.set(line.subarray(0, by), line.length - by);
  return out;
}

export interface JoinsJudged {
  readonly across: JoinJudged;
  readonly down: JoinJudged;
}

/** Judges both edges of a picture, given reduced; `beside` are the lines along them at full size, where those are others. */
export function judgeJoins(
  picture: JoinPicture,
  beside: { readonly across?: JoinLines; readonly down?: JoinLines } = {},
): JoinsJudged {
  const judged = (axis: 'across' | 'down') => {
    const lines = beside[axis];
    return judgeJoin([lookAtJoin(picture, axis), ...(lines ? [{ lines }] : [])]);
  };
  return { across: judged('across'), down: judged('down') };
}

function stepOf(one: JoinLine | Float32Array, other: JoinLine | Float32Array): Float32Array {
  const out = new Float32Array(one.length);
  for (let i = 0; i < out.length; i++) out[i] = (other[i] ?? 0) - (one[i] ?? 0);
  return out;
}

/** Means of so many pixels along the join, which goes round. */
function smoothed(step: Float32Array): Float32Array {
  const half = (smooth >> 1) * 3;
  const { length } = step;
  const out = new Float32Array(length);
  for (let at = 0; at < length; at++) {
    let sum = 0;
    for (let near = at - half; near <= at + half; near += 3)
      sum += step[near < 0 ? near + length : near < length ? near : near - length] ?? 0;
    out[at] = sum / smooth;
  }
  return out;
}

/** Every other pixel of a line without grain: the others say nothing new. */
const halved = (line: Float32Array): Float32Array => line.filter((_, i) => Math.floor(i / 3) % 2 === 0);

/** By how many levels a pixel differs, on average, from that of another line, moved along by so many pixels. */
function differenceOf(one: Float32Array, other: Float32Array, by: number): number {
  let sum = 0;
  for (let i = 0, j = by * 3; i < one.length; i++, j++) {
    if (j >= one.length) j -= one.length;
    sum += Math.abs((one[i] ?? 0) - (other[j] ?? 0));
  }
  return (sum * 3) / one.length;
}

/** By how many levels a pixel steps less where one line is moved along the other: much where a figure goes on, but higher or lower. */
function gainOf(one: Float32Array, other: Float32Array): number {
  const pixels = one.length / 3;
  const most = Math.round(pixels * farthest);
  const asItIs = differenceOf(one, other, 0);
  let least = asItIs;
  for (let by = 1; by <= most; by++)
    least = Math.min(least, differenceOf(one, other, by), differenceOf(one, other, pixels - by));
  return asItIs - least;
}

/** How little two sides have to do with each other: what they differ by as a share of what any two places of them differ by. */
function apartAt(sides: readonly Side[], at: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { soft: one } of sides.slice(at + 1 - threads, at + 1)) {
    for (const { soft: other } of sides.slice(at + 1, at + 1 + threads)) {
      const pixels = one.length / 3;
      const usual = medianOf(elsewhere.map((share) => differenceOf(one, other, Math.round(share * pixels))));
      least = Math.min(least, (differenceOf(one, other, 0) + barely.both) / (usual + barely.both));
    }
  }
  return least;
}

/** Of a step, by pixel: the whole of it, and what is left of it without its mean, as a border that runs along the join has none. */
function sizeOf(step: Float32Array): { whole: number; drawn: number } {
  const count = step.length / 3;
  let [whole, squares, even] = [0, 0, 0];
  for (let channel = 0; channel < 3; channel++) {
    let sum = 0;
    for (let at = channel; at < step.length; at += 3) {
      const value = step[at] ?? 0;
      whole += Math.abs(value);
      squares += value * value;
      sum += value;
    }
    even += (sum / count) ** 2;
  }
  return { whole: whole / count, drawn: Math.sqrt(Math.max(0, squares / count - even)) };
}

/** Of all three colours, by pixel. */
function sumsOf(line: Float32Array): Float32Array {
  const out = new Float32Array(line.length / 3);
  for (let i = 0, at = 0; i < out.length; i++, at += 3)
    out[i] = (line[at] ?? 0) + (line[at + 1] ?? 0) + (line[at + 2] ?? 0);
  return out;
}

/** Share of the picture's side beside a join in which mixing only softens what goes on across it. */
const hair = 0.01;
/** From so much on of what lies on the other side figures are seen through each other. */
const shows = 0.5;
/** Levels below which nothing is drawn there that could show through. */
const leastDrawn = 4;

/**
 * What a brush makes of a join: true where it lays figures of both sides over each other, because they do not meet at the join or because
 * its band is wide. `own` says how much a pixel keeps of itself, so many pixels of this picture away from the join; see `joinBrush`.
 */
export function isGhosting(
  picture: JoinPicture,
  axis: 'across' | 'down',
  own: (distance: number) => number,
  at = 0,
): boolean {
  const near = Math.max(1, Math.round((axis === 'across' ? picture.width : picture.height) * hair));
  const reach = 3 * near;
  const lines = joinLines(picture, axis, at, reach).map((line) => smoothed(Float32Array.from(line)));
  return lines.slice(reach).some((other, away) => {
    const one = lines[reach - 1 - away];
    if (!one || (away > 0 && away < near)) return false;
    const drawn = Math.hypot(sizeOf(one).drawn, sizeOf(other).drawn);
    const another = sizeOf(stepOf(one, other)).drawn;
    return drawn >= leastDrawn && (2 * (1 - own(away)) * another) / drawn > shows;
  });
}
