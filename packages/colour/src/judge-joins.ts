/** Rows or columns that are looked at on each side of a join. */
export const joinReach = 13;

/** The longest side at which a picture is judged. A larger one is judged reduced, and once more by what lies beside its joins at full size. */
export const judgedJoinsPx = 640;

/**
 * What is found at a join. `steps`: the picture does not go on across it. `ghosts`: a brush has laid figures of both sides over each
 * other. `busy`: it cannot be judged, because a step would be no larger than those of the picture itself. `small`: too few pixels to tell.
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
 * How many times the worst step beside it a join may step before it is seen: the whole step, what is left of it without its mean over the
 * length of the join, its median, and how much less it would step were one side moved along the other.
 */
const worst = { whole: 1.2, drawn: 1.2, median: 1.1, moved: 0.95 };
/** Levels of all three channels below which nothing is seen. */
const barely = { whole: 1, drawn: 1, median: 3, moved: 1.5 };
/** Pixels along the join that are brought together for the second look, in which grain and threads are gone. */
const smooth = 5;
/** Share of the join's length by which one side may be moved. */
const farthest = 1 / 8;
/** Longer lines are not moved: they are those of a large picture at full size, which is judged reduced as well. */
const longest = 1024;

/** Shares of its length by which a join is moved on purpose, to learn whether a step would be seen there. */
const breaks = [0.13, 0.41];

/** Judges a join by several looks at it: of the picture reduced, then of its own pixels. */
export function judgeJoin(looks: readonly JoinLines[]): JoinJudged {
  const [first = []] = looks;
  if (first.length < 2 * joinReach) return { verdict: 'small', seen: 0 };
  const judges = looks.map(besideJoin);
  const seen = judges.reduce((most, { visible, join }) => Math.max(most, visible(...join)), 0);
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
  const [before = new Uint8Array(), after = new Uint8Array()] = lines.slice(middle, middle + 2);
  const pairs = lines.slice(1).flatMap((line, i) => (i === middle ? [] : [[lines[i] ?? line, line] as const]));
  const isShort = before.length <= longest * 3;
  const measure = (one: JoinLine, other: JoinLine, withMoved: boolean) => {
    const step = stepOf(one, other);
    const soft = smoothed(step);
    const [sharp, smoother] = [sizeOf(step), sizeOf(soft)];
    const moved = isShort && withMoved ? gainOf(softened(one), softened(other)) : 0;
    return [sharp.whole, sharp.drawn, smoother.whole, smoother.drawn, medianOf(step), moved];
  };
  // To move lines along each other takes longest, and every other pair tells enough of that.
  const steps = pairs.map(([one, other], i) => measure(one, other, i % 2 === 0));
  const most = sizes.map((_, i) => Math.max(...steps.map((each) => each[i] ?? 0)));
  const visible = (one: JoinLine, other: JoinLine) =>
    Math.max(...measure(one, other, true).map((size, i) => shareOf(size, most[i] ?? 0, i)));
  /** True where there is something to be seen, and a step that is made on purpose is not. */
  const isBusy = () => {
    const pixels = before.length / 3;
    const isDrawn = (most[0] ?? 0) > plain;
    // Where only the ground meets itself there is no step to be made: the figures stand clear of the join.
    const isClear = [before, after].every((line) => sizeOf(stepOf(line, rolled(line, 3))).whole <= plain);
    return (
      isDrawn && !isClear && !breaks.some((share) => visible(before, rolled(after, Math.round(share * pixels) * 3)) > 1)
    );
  };
  return { visible, isBusy, join: [before, after] as const };
}

/** How each size of a step is weighed, in the order in which they are measured. */
const sizes = ['whole', 'drawn', 'whole', 'drawn', 'median', 'moved'] as const;

function shareOf(size: number, most: number, i: number): number {
  const name = sizes[i] ?? 'whole';
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

/** Smoothed, and every other pixel of that: the others say nothing new. */
function softened(line: JoinLine): Float32Array {
  return smoothed(Float32Array.from(line)).filter((_, i) => Math.floor(i / 3) % 2 === 0);
}

/** By how many levels a pixel steps less where one line is moved along the other: much where a figure goes on, but higher or lower. */
function gainOf(one: Float32Array, other: Float32Array): number {
  const pixels = one.length / 3;
  const apart = (by: number) => {
    let sum = 0;
    for (let i = 0, j = by * 3; i < one.length; i++, j++) {
      if (j >= one.length) j -= one.length;
      sum += Math.abs((one[i] ?? 0) - (other[j] ?? 0));
    }
    return sum / pixels;
  };
  const most = Math.round(pixels * farthest);
  const asItIs = apart(0);
  let least = asItIs;
  for (let by = 1; by <= most; by++) least = Math.min(least, apart(by), apart(pixels - by));
  return asItIs - least;
}

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

/** What light from one side does to most pixels alike. */
function medianOf(step: Float32Array): number {
  const sums = new Float32Array(step.length / 3);
  for (let i = 0; i < sums.length; i++) sums[i] = (step[i * 3] ?? 0) + (step[i * 3 + 1] ?? 0) + (step[i * 3 + 2] ?? 0);
  sums.sort();
  return Math.abs(sums[sums.length >> 1] ?? 0);
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
