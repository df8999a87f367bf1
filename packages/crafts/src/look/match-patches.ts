import { chance } from '../plan/noise.ts';
import { type Plain, placed, shrunk } from '../plan/picture.ts';

/** Half a patch; its side is five pixels. */
const half = 2;
/** Pixels of a side below which a picture has no patches to give. */
export const leastSide = 4 * half + 4;
const levels = 3;
const rounds = [4, 3, 2];

/** For each pixel of a picture the place in another whose surroundings are to lie there: `y * width + x` of the other. */
export type Field = Int32Array;

/**
 * Where each patch of a picture comes from: patches of `look` that are like `guide` and like each other where they overlap, found by
 * PatchMatch (Barnes and others 2009) from coarse to fine. `pull` is how much the guide counts against what lies there already, 0 … 1.
 */
export function matchPatches(guide: Plain, look: Plain, pull: number, progress: (share: number) => void): Field {
  let field: Field | undefined;
  let before: Plain | undefined;
  for (let level = levels - 1; level >= 0; level--) {
    const share = 1 / 2 ** level;
    const reduced = (picture: Plain) => {
      const least = Math.min(1, leastSide / Math.min(picture.width, picture.height));
      const by = Math.max(share, least);
      return shrunk(picture, Math.max(1, Math.round(picture.width * by)), Math.max(1, Math.round(picture.height * by)));
    };
    const [small, source] = [reduced(guide), reduced(look)];
    field = field === undefined || before === undefined ? begun(small, source) : grown(field, before, small, source);
    const times = rounds[levels - 1 - level] ?? 1;
    let wanted = small;
    for (let round = 0; round < times; round++) {
      improve(field, wanted, source, level * 8 + round);
      if (round + 1 < times) wanted = mixed(small, voted(field, small, source), pull);
      progress((levels - 1 - level + (round + 1) / times) / levels);
    }
    before = { ...source, pixels: new Uint8Array(0) };
    if (level > 0) sizes.set(field, [small.width, small.height]);
  }
  return field ?? new Int32Array(0);
}

/** Of which picture a field is, while a finer one is made of it. */
const sizes = new WeakMap<Field, readonly [number, number]>();

function begun(guide: Plain, look: Plain): Field {
  return Int32Array.from({ length: guide.width * guide.height }, (_, at) => {
    const x = half + Math.floor(chance(at, 1, 111) * (look.width - 2 * half));
    const y = half + Math.floor(chance(at, 2, 112) * (look.height - 2 * half));
    return y * look.width + x;
  });
}

function grown(field: Field, before: Plain, guide: Plain, look: Plain): Field {
  const [width, height] = sizes.get(field) ?? [guide.width, guide.height];
  return Int32Array.from({ length: guide.width * guide.height }, (_, at) => {
    const [x, y] = [at % guide.width, Math.floor(at / guide.width)];
    const [column, row] = [Math.floor((x * width) / guide.width), Math.floor((y * height) / guide.height)];
    const from = field[row * width + column] ?? 0;
    const sx = ((from % before.width) * look.width) / before.width + x - (column * guide.width) / width;
    const sy = (Math.floor(from / before.width) * look.height) / before.height + y - (row * guide.height) / height;
    return kept(Math.round(sy), look.height) * look.width + kept(Math.round(sx), look.width);
  });
}

const kept = (at: number, length: number) => Math.min(length - 1 - half, Math.max(half, at));

/** One round: each pixel takes what its neighbours found, moved along, or what a look further around finds. */
function improve(field: Field, wanted: Plain, look: Plain, salt: number): void {
  const { width, height, wraps } = wanted;
  const padded = pad(wanted);
  const stride = (width + 2 * half) * 3;
  const lookStride = look.width * 3;
  const cost = (at: number, x: number, y: number, most: number): number => {
    const from = Math.floor(at / width) * stride + (at % width) * 3;
    const to = (y - half) * lookStride + (x - half) * 3;
    let sum = 0;
    for (let row = 0; row <= 2 * half && sum < most; row++) {
      const [one, other] = [from + row * stride, to + row * lookStride];
      for (let i = 0; i < 6 * half + 3; i++) {
        const gap = (padded[one + i] ?? 0) - (look.pixels[other + i] ?? 0);
        sum += gap * gap;
      }
    }
    return sum;
  };
  const isBack = salt % 2 === 1;
  const step = isBack ? 1 : -1;
  for (let n = 0; n < field.length; n++) {
    const at = isBack ? field.length - 1 - n : n;
    const [px, py] = [at % width, Math.floor(at / width)];
    const own = field[at] ?? 0;
    let [bx, by] = [own % look.width, Math.floor(own / look.width)];
    let best = cost(at, bx, by, Number.POSITIVE_INFINITY);
    const look4 = (x: number, y: number) => {
      if (x < half || y < half || x >= look.width - half || y >= look.height - half) return;
      const next = cost(at, x, y, best);
      if (next < best) [best, bx, by] = [next, x, y];
    };
    for (let axis = 0; axis < 2; axis++) {
      const [dx, dy] = axis === 0 ? [step, 0] : [0, step];
      const [nx, ny] = [placed(px + dx, width, wraps), placed(py + dy, height, wraps)];
      const beside = field[ny * width + nx] ?? 0;
      look4((beside % look.width) - dx, Math.floor(beside / look.width) - dy);
    }
    let reach = Math.max(look.width, look.height) / 2;
    for (let tries = 0; reach >= 1; tries++, reach *= 0.4) {
      const x = Math.round(bx + (chance(at, tries, salt * 31 + 121) * 2 - 1) * reach);
      const y = Math.round(by + (chance(at, tries, salt * 31 + 122) * 2 - 1) * reach);
      look4(x, y);
    }
    field[at] = by * look.width + bx;
  }
}

function pad({ width, height, pixels, wraps }: Plain): Uint8Array {
  const wide = width + 2 * half;
  const out = new Uint8Array(wide * (height + 2 * half) * 3);
  for (let y = -half; y < height + half; y++) {
    const row = placed(y, height, wraps) * width;
    for (let x = -half; x < width + half; x++) {
      const from = (row + placed(x, width, wraps)) * 3;
      out.set(pixels.subarray(from, from + 3), ((y + half) * wide + x + half) * 3);
    }
  }
  return out;
}

/** The picture that overlapping patches make: the mean of all that say something of a pixel. */
function voted(field: Field, guide: Plain, look: Plain): Plain {
  const { width, height, wraps } = guide;
  const sums = new Uint32Array(field.length * 3);
  for (let at = 0; at < field.length; at++) {
    const from = (field[at] ?? 0) * 3;
    const [px, py] = [at % width, Math.floor(at / width)];
    for (let dy = -half; dy <= half; dy += half) {
      const row = placed(py + dy, height, wraps) * width;
      for (let dx = -half; dx <= half; dx += half) {
        const to = (row + placed(px + dx, width, wraps)) * 3;
        const source = from + (dy * look.width + dx) * 3;
        for (let channel = 0; channel < 3; channel++)
          sums[to + channel] = (sums[to + channel] ?? 0) + (look.pixels[source + channel] ?? 0);
      }
    }
  }
  // Without going round, pixels at the edge are given what their place would get beyond it as well: the count stays nine in all inside.
  const counts = new Uint8Array(field.length);
  if (!wraps)
    for (let at = 0; at < field.length; at++)
      for (let dy = -half; dy <= half; dy += half)
        for (let dx = -half; dx <= half; dx += half) {
          const to =
            placed(Math.floor(at / width) + dy, height, wraps) * width + placed((at % width) + dx, width, wraps);
          counts[to] = (counts[to] ?? 0) + 1;
        }
  const pixels = Uint8Array.from(sums, (sum, i) => sum / (wraps ? 9 : Math.max(1, counts[Math.floor(i / 3)] ?? 9)));
  return { ...guide, pixels };
}

function mixed(one: Plain, other: Plain, share: number): Plain {
  return { ...one, pixels: one.pixels.map((value, i) => value * share + (other.pixels[i] ?? 0) * (1 - share)) };
}
