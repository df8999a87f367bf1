import { medianOf } from './median-of.ts';

/** Rows or columns that are looked at on each side of a join. */
export const joinReach = 13;

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

/** A line of pixels along a join: red, green and blue of each. */
type JoinLine = Uint8Array | Uint8ClampedArray;
/** Lines beside each other as they lie in the repeat, `joinReach` on each side of the join. */
export type JoinLines = readonly JoinLine[];

/**
 * How many times the worst of what lies beside it a join may show before it is seen: the whole step, what is left of it without its mean
 * over the length of the join, its median, how much less it would step were one side moved along the other, how the light changes, by
 * colour, and how little the two sides have to do with each other.
 */
const worst = { whole: 1.16, drawn: 1.16, median: 1.1, moved: 0.95, light: 1.16, apart: 1.1 };
/** Below these nothing is seen: levels of all three channels, of the light a share, of what is apart a part of what any two places are. */
const barely = { whole: 1, drawn: 1, median: 3, moved: 1.5, light: 0.03, apart: 0.15 };
/** Pixels along the join that are brought together for the second look, in which grain and threads are gone. */
const smooth = 5;
/** Share of the join's length by which one side may be moved. */
const farthest = 1 / 8;
/** Longer lines are not moved: they are those of a large picture at full size, which is judged reduced as well. */
const longest = 1024;
/** Levels that are added before light is compared, so that grain in the dark says nothing. */
const dark = 16;
/** Lines on each side of which one and another are compared: a thread that lies just at the join has nothing to do with what is beside it. */
const threads = 3;
/** Shares of its length by which one side is moved away, to learn how far apart any two places are. */
const elsewhere = Float64Array.from({ length: 16 }, (_, i) => 0.06 + (0.88 * i) / 15);
/** Shares of its length by which a join is moved on purpose, to learn whether a step would be seen there. */
const breaks = [0.13, 0.41];

/** Judges a join by several looks at it: of the picture reduced, then of its own pixels. */
export function judgeJoin(looks: readonly JoinLines[]): JoinJudged {
  const [first = []] = looks;
  if (first.length < 2 * joinReach) return { verdict: 'small', seen: 0 };
  const judges = looks.map(besideJoin);
  const seen = judges.reduce((most, judge) => Math.max(most, judge.seen()), 0);
  if (seen > 1) return { verdict: 'steps', seen };
  return { verdict: judges[0]?.isBusy() ? 'busy' : 'meets', seen };
}

/**
 * What lies beside a join, and how visible a step of its two lines is there; at most 1: no more than its surroundings step. A person sees
 * what steps more than its surroundings do, so a join is compared with the steps beside it and not with the worst of the whole picture: in
 * a busy picture that hides all.
 */
function besideJoin(lines: JoinLines) {
  const middle = (lines.length >> 1) - 1;
  const sides = lines.map(sideOf);
  const isShort = (lines[0]?.length ?? 0) <= longest * 3;
  const inside = lines.slice(1).flatMap((_, i) => (i === middle ? [] : [i]));
  // To move lines along each other takes longest, and every other pair shows enough of that.
  const steps = inside.map((at, i) => measure(sides.slice(at, at + 2), isShort && i % 2 === 0));
  const most = sizes.map((_, i) => Math.max(...steps.map((each) => each[i] ?? 0)));
  const isClear = (at: number) => Math.abs(at - middle) > threads && at + 1 >= threads && at + threads < lines.length;
  const usual = isShort ? inside.filter(isClear).map((at) => apartAt(sides, at)) : [];
  const visible = (all: readonly Side[]) => {
    const shares = measure(all.slice(middle, middle + 2), isShort).map((size, i) =>
      shareOf(size, most[i] ?? 0, sizes[i] ?? 'whole'),
    );
    return Math.max(...shares, isShort ? shareOf(apartAt(all, middle), Math.max(...usual), 'apart') : 0);
  };
  /** True where there is something to be seen, and a step that is made on purpose, by moving one side along the other, is not. */
  const isBusy = () => {
    const isDrawn = (most[0] ?? 0) > plain;
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

/** A line as it is and without its grain. */
interface Side {
  readonly sharp: JoinLine;
  readonly soft: Float32Array;
}

const sideOf = (sharp: JoinLine): Side => ({ sharp, soft: smoothed(Float32Array.from(sharp)) });

/** The sizes of a step, in the order of `sizes`. */
function measure([one, other]: readonly Side[], withMoved: boolean): number[] {
  if (!one || !other) return [];
  const step = stepOf(one.sharp, other.sharp);
  const [sharp, smoother] = [sizeOf(step), sizeOf(smoothed(step))];
  const moved = withMoved ? gainOf(halved(one.soft), halved(other.soft)) : 0;
  const median = Math.abs(medianOf(sumsOf(step)));
  return [sharp.whole, sharp.drawn, smoother.whole, smoother.drawn, moved, median, ...lightOf(one.soft, other.soft)];
}

/** How each size of a step is weighed, in the order in which they are measured. */
const sizes = ['whole', 'drawn', 'whole', 'drawn', 'moved', 'median', 'light', 'light', 'light'] as const;

function shareOf(size: number, most: number, name: keyof typeof worst): number {
  return size / (most + barely[name]) / worst[name];
}

/** Levels of three channels, by pixel: a picture that nowhere steps more is of one colour. */
const plain = 6;

function rolled(line: JoinLine, by: number): Uint8Array {
  const out = new Uint8Array(line.length);
  out.set(line.subarray(by));
  out.set(line.subarray(0, by), line.length - by);
  return out;
}

/** The lines along one join of a picture of RGB or RGBA bytes; none where it is too small to have so many. */
export function joinLines(
  { pixels, channels, width, height }: JoinPicture,
  axis: 'across' | 'down',
  at = 0,
  reach = joinReach,
): JoinLine[] {
  const isColumn = axis === 'across';
  const length = isColumn ? width : height;
  if (length <= 2 * reach) return [];
  return Array.from({ length: 2 * reach }, (_, i) => {
    const place = (at + length - reach + i) % length;
    const out = new Uint8Array((isColumn ? height : width) * 3);
    for (let along = 0, into = 0; into < out.length; along++, into += 3) {
      const from = (isColumn ? along * width + place : place * width + along) * channels;
      for (let channel = 0; channel < 3; channel++) out[into + channel] = pixels[from + channel] ?? 0;
    }
    return out;
  });
}

export interface JoinPicture {
  readonly pixels: Uint8Array | Uint8ClampedArray;
  readonly channels: 3 | 4;
  readonly width: number;
  readonly height: number;
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
    const own = beside[axis];
    return judgeJoin([joinLines(picture, axis), ...(own ? [own] : [])]);
  };
  return { across: judged('across'), down: judged('down') };
}

function stepOf(one: JoinLine | Float32Array, other: JoinLine | Float32Array): Float32Array {
  return Float32Array.from(one, (value, i) => (other[i] ?? 0) - value);
}

/** Means of so many pixels along the join, which goes round. */
function smoothed(step: Float32Array): Float32Array {
  const half = (smooth >> 1) * 3;
  const { length } = step;
  const out = new Float32Array(length);
  for (let at = 0; at < length; at++) {
    let sum = 0;
    for (let near = at - half; near <= at + half; near += 3) sum += step[(near + length) % length] ?? 0;
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
      least = Math.min(least, (differenceOf(one, other, 0) + barely.whole) / (usual + barely.whole));
    }
  }
  return least;
}

/** By what share most pixels become lighter or darker, of each colour: light that has another colour changes one and not the other. */
const lightOf = (one: Float32Array, other: Float32Array): number[] =>
  [0, 1, 2].map((channel) => {
    const share = (at: number) => Math.log(((other[at] ?? 0) + dark) / ((one[at] ?? 0) + dark));
    return Math.abs(medianOf(Float64Array.from({ length: one.length / 3 }, (_, pixel) => share(pixel * 3 + channel))));
  });

/** Of a step, by pixel: the whole of it, and what is left of it without its mean, as a border that runs along the join has none. */
function sizeOf(step: Float32Array): { whole: number; drawn: number } {
  const means = [0, 0, 0];
  const count = step.length / 3;
  let [whole, squares] = [0, 0];
  for (const [at, value] of step.entries()) {
    whole += Math.abs(value);
    squares += value * value;
    means[at % 3] = (means[at % 3] ?? 0) + value / count;
  }
  const even = means.reduce((sum, mean) => sum + mean * mean, 0);
  return { whole: whole / count, drawn: Math.sqrt(Math.max(0, squares / count - even)) };
}

/** Of all three colours, by pixel. */
const sumsOf = (step: Float32Array): Float64Array =>
  Float64Array.from(
    { length: step.length / 3 },
    (_, i) => (step[i * 3] ?? 0) + (step[i * 3 + 1] ?? 0) + (step[i * 3 + 2] ?? 0),
  );

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
