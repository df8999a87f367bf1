import { lumaOf } from '../srgb.ts';
import { type FillField, holes, levelsOf, placeIn } from './fill-field.ts';
import { findPeriods } from './find-periods.ts';

/** What was found to lie over a picture: 1 for each of its pixels. */
export interface FoundMark {
  readonly marks: Uint8Array;
  /** Parts that do not touch: letters, or copies of a mark. */
  readonly parts: number;
}

/** Copies of a repeat whose median is what the cloth looks like without a mark. */
const copies = { least: 3, most: 7 };
/** Copies of a repeat may lie beside each other by one pixel of so many of the longer side. */
const besidePx = 512;
/** Share of places that differ from others, from which a cloth has motifs of its own; looked at in so many. */
const busy = 0.16;
const busySamples = 4000;
/** Blocks of the picture along each side, whose medians are its ground where it does not repeat. */
const blocks = 16;
/** Levels by which a mark is lighter or darker at least, and times what is usual. */
const leastStep = 7;
const usualSteps = 4.2;
/** Shares of the picture that a mark takes, and parts that text or a repeated mark has. */
const share = { least: 0.0006, most: 0.12 };
const partsOfMark = { least: 3, most: 300 };
/** A mark steps by more than the least throughout, edges and all; what differs by chance does in the middle alone. */
const clear = 1.04;
/** Times as much that is stepped to one side, lighter or darker. */
const oneSided = 2.5;
/** A part smaller than this share of the picture's side squared is grain, one with a longer side than this share is no letter. */
const speck = 0.004;
const speckPx = 8;
const longest = 0.75;

/**
 * Finds text, or a mark that is repeated, which lies over a picture and is lighter or darker than what is beneath: what the same place of
 * the repeat does not show, or, on a plain ground, what stands out of it. Undefined where nothing of the kind is found.
 */
export function findMark(field: FillField): FoundMark | undefined {
  const step = smoothed(stepsOf(field), field);
  const usual = usualOf(step);
  const limit = Math.max(leastStep, usualSteps * usual);
  const found = [1, -1].flatMap((sign) => {
    const mark = partsOf(step, field, sign * limit);
    // What the cloth itself does otherwise is as often lighter as darker.
    return mark && mark.sum > oneSided * massBeyond(step, -sign * limit) ? [mark] : [];
  });
  const [best] = found.toSorted((a, b) => b.sum - a.sum);
  if (best === undefined) return undefined;
  return { marks: grown(best.marks, field), parts: best.parts };
}

/** By how many levels each pixel is lighter than it is to be expected. */
function stepsOf(field: FillField): Float32Array {
  const { width, height, rgb } = field;
  const light = Float32Array.from({ length: width * height }, (_, at) => lumaAt(rgb, at));
  const expected = expectedByRepeat(field, light) ?? expectedByGround(field, light);
  return light.map((level, at) => level - (expected[at] ?? level));
}

const lumaAt = (rgb: FillField['rgb'], at: number): number =>
  lumaOf(rgb[at * 3] ?? 0, rgb[at * 3 + 1] ?? 0, rgb[at * 3 + 2] ?? 0);

/** Share of places that are another light than others far away. */
function busyShare(light: Float32Array): number {
  const [far, apart] = [Math.floor(light.length * 0.382) + 7, 16];
  let count = 0;
  for (let i = 0; i < busySamples; i++) {
    const at = Math.floor((i * light.length) / busySamples);
    if (Math.abs((light[at] ?? 0) - (light[(at + far) % light.length] ?? 0)) > apart) count += 1;
  }
  return count / busySamples;
}

function expectedByRepeat(field: FillField, light: Float32Array): Float32Array | undefined {
  const { shifts } = findPeriods(levelsOf(field));
  // On a plain ground what repeats is the mark itself.
  if (shifts.length < copies.least || busyShare(light) < busy) return undefined;
  const used = shifts.slice(0, copies.most);
  const { width } = field;
  // Copies drawn by hand lie a little beside each other.
  const [least, most] = [extremes(light, field, Math.min), extremes(light, field, Math.max)];
  const [lows, highs]: [number[], number[]] = [[], []];
  return light.map((own, at) => {
    const y = Math.floor(at / width);
    lows.length = 0;
    highs.length = 0;
    for (const { dx, dy } of used) {
      const to = placeIn(field, at - y * width + dx, y + dy);
      if (to < 0 || field.hole[to] !== holes.known) continue;
      lows.push(least[to] ?? 0);
      highs.push(most[to] ?? 0);
    }
    return lows.length < copies.least ? own : Math.min(middleOf(highs), Math.max(middleOf(lows), own));
  });
}

function middleOf(levels: number[]): number {
  levels.sort((a, b) => a - b);
  return levels[levels.length >> 1] ?? 0;
}

/** The least or the most of the levels about each pixel. */
function extremes(light: Float32Array, field: FillField, of: (one: number, other: number) => number): Float32Array {
  const { width } = field;
  const beside = Math.max(1, Math.round(Math.max(width, field.height) / besidePx));
  const along = (from: Float32Array, stepX: number, stepY: number) =>
    from.map((own, at) => {
      const y = Math.floor(at / width);
      let found = own;
      for (let i = -beside; i <= beside; i++) {
        const to = placeIn(field, at - y * width + i * stepX, y + i * stepY);
        if (to >= 0) found = of(found, from[to] ?? own);
      }
      return found;
    });
  return along(along(light, 1, 0), 0, 1);
}

function expectedByGround({ width, height }: FillField, light: Float32Array): Float32Array {
  const size = Math.max(4, Math.round(Math.max(width, height) / blocks));
  const [columns, rows] = [Math.ceil(width / size), Math.ceil(height / size)];
  const medians = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const levels: number[] = [];
      // A block sees its neighbours as well, so that text is never most of what it sees.
      for (let y = Math.max(0, (row - 1) * size); y < Math.min(height, (row + 2) * size); y += 2)
        for (let x = Math.max(0, (column - 1) * size); x < Math.min(width, (column + 2) * size); x += 2)
          levels.push(light[y * width + x] ?? 0);
      levels.sort((a, b) => a - b);
      medians[row * columns + column] = levels[levels.length >> 1] ?? 0;
    }
  }
  return light.map((_, at) => {
    const y = Math.floor(at / width);
    const [u, v] = [(at - y * width + 0.5) / size - 0.5, (y + 0.5) / size - 0.5];
    const median = (column: number, row: number) =>
      medians[Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))] ?? 0;
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [across, down] = [u - i, v - j];
    const upper = median(i, j) * (1 - across) + median(i + 1, j) * across;
    const lower = median(i, j + 1) * (1 - across) + median(i + 1, j + 1) * across;
    return upper * (1 - down) + lower * down;
  });
}

/** Means of three by three pixels, in which grain and threads are gone. */
function smoothed(step: Float32Array, { width, height }: FillField): Float32Array {
  const out = new Float32Array(step.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++)
          sum +=
            step[Math.min(height - 1, Math.max(0, y + dy)) * width + Math.min(width - 1, Math.max(0, x + dx))] ?? 0;
      out[y * width + x] = sum / 9;
    }
  }
  return out;
}

/** The step that a pixel of the cloth itself may have: from the median of all, which a mark hardly moves. */
function usualOf(step: Float32Array): number {
  const sizes = Float32Array.from({ length: Math.min(20_000, step.length) }, (_, i) =>
    Math.abs(step[Math.floor((i * step.length) / Math.min(20_000, step.length))] ?? 0),
  ).sort();
  return (sizes[sizes.length >> 1] ?? 0) * 1.5;
}

/** All that steps by so much, in levels and pixels. */
function massBeyond(step: Float32Array, limit: number): number {
  const sign = Math.sign(limit);
  return step.reduce((sum, own) => sum + (own * sign > limit * sign ? own * sign : 0), 0);
}

/** The parts that step by so much, if they may be text or a repeated mark. */
function partsOf(step: Float32Array, { width, height }: FillField, limit: number) {
  const isOver = (at: number, by: number) => (limit > 0 ? (step[at] ?? 0) > limit * by : (step[at] ?? 0) < limit * by);
  const seen = new Uint8Array(step.length);
  const marks = new Uint8Array(step.length);
  let parts = 0;
  let pixels = 0;
  let sum = 0;
  const side = Math.max(width, height);
  for (let start = 0; start < step.length; start++) {
    if (seen[start] === 1 || !isOver(start, 1)) continue;
    const own = [start];
    seen[start] = 1;
    let [left, right, top, bottom] = [width, 0, height, 0];
    for (const at of own) {
      const y = Math.floor(at / width);
      const x = at - y * width;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const [u, v] = [x + dx, y + dy];
          if (u < 0 || v < 0 || u >= width || v >= height) continue;
          const to = v * width + u;
          // Its edge is as much of it as its middle, where half is enough.
          if (seen[to] === 1 || !isOver(to, 0.5)) continue;
          seen[to] = 1;
          own.push(to);
        }
      }
    }
    const [across, down] = [right - left + 1, bottom - top + 1];
    if (Math.max(across, down) < speck * side * 2 || own.length < Math.max(speckPx, (speck * side) ** 2)) continue;
    if (Math.max(across, down) > longest * side) continue;
    for (const at of own) {
      marks[at] = 1;
      sum += Math.abs(step[at] ?? 0);
    }
    pixels += own.length;
    parts += 1;
  }
  const part = pixels / step.length;
  if (part < share.least || part > share.most || parts < partsOfMark.least || parts > partsOfMark.most)
    return undefined;
  return sum < pixels * Math.abs(limit) * clear ? undefined : { marks, parts, sum };
}

/** With what is blurred around it. */
function grown(marks: Uint8Array, { width, height }: FillField): Uint8Array {
  const reach = Math.max(1, Math.round(Math.max(width, height) / 500));
  const out = marks.slice();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (marks[y * width + x] === 0) continue;
      for (let dy = -reach; dy <= reach; dy++)
        for (let dx = -reach; dx <= reach; dx++) {
          const [u, v] = [x + dx, y + dy];
          if (u >= 0 && v >= 0 && u < width && v < height) out[v * width + u] = 1;
        }
    }
  }
  return out;
}
