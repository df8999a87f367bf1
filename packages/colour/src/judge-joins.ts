/** Rows or columns that are looked at on each side of a join. */
const joinReach = 13;

/**
 * How many times the worst step beside it a join may step before it is seen: the whole step, what is left of it without its mean over the
 * length of the join, and its median. Measured on tiles of all families of the loom as drawn, rolled and with noise, and on the same cut
 * short, stepped and lit from one side: 2 % of 324 that repeat are called open, and of 629 that do not 12 % of the cut, 7 % of the stepped
 * and 5 % of the lit are missed; on 426 others, on which nothing was chosen, 2, 12, 13 and 5 %.
 */
const worst = { whole: 1.1, drawn: 1.1, median: 1 };
/** Levels of all three channels below which nothing is seen. */
const barely = { step: 1, median: 3 };
/** Pixels along the join that are brought together for the second look, in which grain and threads are gone. */
const smooth = 5;

/** A line of pixels along a join: red, green and blue of each. */
type JoinLine = Uint8Array | Uint8ClampedArray;

/** How visible the joins of a picture are. At most 1: no more than its surroundings step. */
interface JoinsSeen {
  readonly across: number;
  readonly down: number;
}

/**
 * How visible a join is. `lines` lie beside each other as they do in the repeat, `joinReach` on each side of it. A person sees what steps
 * more than its surroundings do, so the join is compared with the steps beside it and not with the worst of the whole picture: in a busy
 * picture that hides all. At most 1: no more than its surroundings step.
 */
function judgeJoin(lines: readonly JoinLine[]): number {
  const middle = (lines.length >> 1) - 1;
  const steps = lines.slice(1).map((line, i) => stepOf(lines[i] ?? line, line));
  let seen = 0;
  for (const each of [steps, steps.map(smoothed)]) {
    const sizes = each.map(sizeOf);
    const { whole, drawn } = sizes[middle] ?? { whole: 0, drawn: 0 };
    const beside = sizes.filter((_, i) => i !== middle);
    const most = (key: 'whole' | 'drawn') => beside.reduce((largest, size) => Math.max(largest, size[key]), 0);
    seen = Math.max(seen, whole / (most('whole') + barely.step) / worst.whole);
    seen = Math.max(seen, drawn / (most('drawn') + barely.step) / worst.drawn);
  }
  const medians = steps.map(medianOf);
  const most = medians.reduce((largest, median, i) => (i === middle ? largest : Math.max(largest, median)), 0);
  return Math.max(seen, (medians[middle] ?? 0) / (most + barely.median) / worst.median);
}

/** Judges both joins of a picture of RGB or RGBA bytes. Pictures too small to look beside their joins have none to be seen. */
export function judgeJoins(
  pixels: Uint8Array | Uint8ClampedArray,
  channels: 3 | 4,
  width: number,
  height: number,
): JoinsSeen {
  const line = (isColumn: boolean, at: number): JoinLine => {
    const out = new Uint8Array((isColumn ? height : width) * 3);
    for (let i = 0, into = 0; into < out.length; i++, into += 3) {
      const from = (isColumn ? i * width + at : at * width + i) * channels;
      for (let channel = 0; channel < 3; channel++) out[into + channel] = pixels[from + channel] ?? 0;
    }
    return out;
  };
  const judged = (isColumn: boolean) => {
    const length = isColumn ? width : height;
    if (length <= 2 * joinReach) return 0;
    const places = Array.from({ length: 2 * joinReach }, (_, i) => (length - joinReach + i) % length);
    return judgeJoin(places.map((at) => line(isColumn, at)));
  };
  return { across: judged(true), down: judged(false) };
}

function stepOf(one: JoinLine, other: JoinLine): Float32Array {
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
