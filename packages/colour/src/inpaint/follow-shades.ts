import { type FillField, holes, placeIn } from './fill-field.ts';
import type { FillPart } from './plan-fill.ts';

/** How broad a shade is, as a part of the side of a hole, in pixels between the least and the most. */
const broadness = { part: 1 / 12, least: 3, most: 12 };
/** Pixels around from which a pixel is led on. */
const reach = 5;
/** Places beside a hole at which it is tried whether shades can be followed over one like it. */
const tries = [
  [1.25, 0],
  [0, 1.25],
  [-1.25, 0],
  [0, -1.25],
] as const;
/** So many of them are enough. */
const enough = 2;
/** Of what shades vary by so much must be foretold for them to be followed at all, and so much to be followed wholly. */
const foretold = { least: 0.1, whole: 0.5 };

/**
 * Follows the broad shades around a hole over it, where holes like it beside it show that they can be followed: what is copied keeps its grain and takes
 * the shade of its place. Where they cannot, as among leaves or drawn motifs, nothing is added. Three numbers for each pixel are added to `added`.
 */
export function followShades(
  field: FillField,
  { pixels, shifts }: FillPart,
  labels: Int16Array,
  added: Float32Array,
): void {
  const broad = Math.max(broadness.least, Math.min(broadness.most, Math.sqrt(pixels.length) * broadness.part));
  const margin = Math.ceil(3 * broad) + reach;
  const box = boxAround(field, pixels, margin);
  if (box === undefined) return;
  const share = trustIn(field, pixels, box, broad);
  if (share === 0) return;
  const { width } = field;
  const part = cut(field, pixels, box, 0, 0);
  const copied = part.planes.slice();
  for (let place = 0; place < pixels.length; place++) {
    const at = pixels[place] ?? 0;
    const shift = shifts[labels[at] ?? 0];
    const y = Math.floor(at / width);
    const from = shift ? placeIn(field, at - y * width + shift.dx, y + shift.dy) : -1;
    const into = part.places[place] ?? 0;
    for (let channel = 0; channel < 3; channel++)
      copied[into * 3 + channel] = (field.rgb[from * 3 + channel] ?? 0) + (added[place * 3 + channel] ?? 0);
  }
  leadOn(part);
  const [led, laid] = [part.planes, copied].map((planes) => lowOf(planes, part, broad));
  for (let place = 0; place < pixels.length; place++) {
    const at = (part.places[place] ?? 0) * 3;
    for (let channel = 0; channel < 3; channel++)
      added[place * 3 + channel] =
        (added[place * 3 + channel] ?? 0) + share * ((led?.[at + channel] ?? 0) - (laid?.[at + channel] ?? 0));
  }
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A part of a picture: `state` is 0 for known pixels, 1 for those to be filled, 2 for those that stay unknown. */
interface Cut {
  readonly width: number;
  readonly height: number;
  readonly planes: Float32Array;
  readonly state: Uint8Array;
  /** Where each pixel of the hole lies in it. */
  readonly places: Int32Array;
}

/** The box around a hole; undefined for one that goes over an edge, or is as large as the picture. */
function boxAround({ width, height }: FillField, pixels: Int32Array, margin: number): Box | undefined {
  let [left, top, right, foot] = [width, height, 0, 0];
  for (const at of pixels) {
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    foot = Math.max(foot, y);
  }
  const box = {
    left: left - margin,
    top: top - margin,
    width: right - left + 1 + 2 * margin,
    height: foot - top + 1 + 2 * margin,
  };
  return box.width > width / 2 || box.height > height / 2 ? undefined : box;
}

/** The box moved by so much, with a hole of this shape in it. */
function cut(field: FillField, pixels: Int32Array, box: Box, dx: number, dy: number): Cut {
  const { left, top, width, height } = box;
  const planes = new Float32Array(width * height * 3);
  const state = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = placeIn(field, left + x + dx, top + y + dy);
      const into = y * width + x;
      if (at < 0 || field.hole[at] !== holes.known) state[into] = 2;
      else for (let channel = 0; channel < 3; channel++) planes[into * 3 + channel] = field.rgb[at * 3 + channel] ?? 0;
    }
  const places = Int32Array.from(pixels, (at) => {
    const place = (Math.floor(at / field.width) - top) * width + (at % field.width) - left;
    state[place] = 1;
    return place;
  });
  return { width, height, planes, state, places };
}

/** How far shades are foretold of holes of this shape beside it, of which the truth is known: 0 … 1. */
function trustIn(field: FillField, pixels: Int32Array, box: Box, broad: number): number {
  let [off, varied, tried] = [0, 0, 0];
  const aside = (share: number, side: number) => Math.round(share * side);
  for (const [x, y] of tries) {
    const [dx, dy] = [aside(x, box.width), aside(y, box.height)];
    const whole = pixels.filter((at) => {
      const to = placeIn(field, (at % field.width) + dx, Math.floor(at / field.width) + dy);
      return to >= 0 && field.hole[to] === holes.known;
    });
    if (whole.length < pixels.length || tried === enough) continue;
    tried += 1;
    const own = cut(field, pixels, box, dx, dy);
    for (const [place, at] of own.places.entries()) {
      const from = placeIn(
        field,
        ((pixels[place] ?? 0) % field.width) + dx,
        Math.floor((pixels[place] ?? 0) / field.width) + dy,
      );
      for (let channel = 0; channel < 3; channel++) own.planes[at * 3 + channel] = field.rgb[from * 3 + channel] ?? 0;
    }
    const truth = lowOf(own.planes, own, broad);
    leadOn(own);
    const led = lowOf(own.planes, own, broad);
    for (let channel = 0; channel < 3; channel++) {
      const mean = own.places.reduce((sum, at) => sum + (truth[at * 3 + channel] ?? 0), 0) / own.places.length;
      for (const at of own.places) {
        off += ((led[at * 3 + channel] ?? 0) - (truth[at * 3 + channel] ?? 0)) ** 2;
        varied += ((truth[at * 3 + channel] ?? 0) - mean) ** 2;
      }
    }
  }
  if (varied === 0) return 0;
  return Math.max(0, Math.min(1, (1 - off / varied - foretold.least) / (foretold.whole - foretold.least)));
}

/** Fills the hole from its edge on: each pixel is led on along the lines of equal light around it (after Bertalmío, Bertozzi and Sapiro 2001). */
function leadOn({ width, height, planes, state, places }: Cut): void {
  const isDone = Uint8Array.from(state, (own) => (own === 0 ? 1 : 0));
  const isTaken = isDone.slice();
  let ring = Array.from(places);
  const isEdge = (at: number) => isDone[at - 1] || isDone[at + 1] || isDone[at - width] || isDone[at + width];
  ring = ring.filter((at) => isEdge(at));
  for (const at of ring) isTaken[at] = 1;
  while (ring.length > 0) {
    const next: number[] = [];
    for (const at of ring) {
      const [x, y] = [at % width, Math.floor(at / width)];
      for (let channel = 0; channel < 3; channel++) {
        let [sum, whole] = [0, 0];
        for (let dy = -reach; dy <= reach; dy++)
          for (let dx = -reach; dx <= reach; dx++) {
            const [column, row] = [x + dx, y + dy];
            if (column < 1 || row < 1 || column + 1 >= width || row + 1 >= height) continue;
            const from = row * width + column;
            const far = dx * dx + dy * dy;
            if (!isDone[from] || far > reach * reach) continue;
            const step = (one: number, other: number) =>
              isDone[one] && isDone[other] ? (planes[one * 3 + channel] ?? 0) - (planes[other * 3 + channel] ?? 0) : 0;
            // Square to the slope of light there.
            const gx = -(step(from + width, from) + step(from, from - width));
            const gy = step(from + 1, from) + step(from, from - 1);
            const along = Math.abs(dx * gx + dy * gy);
            const weight = (along <= 0.01 ? 1e-6 : along / Math.sqrt(far * (gx * gx + gy * gy))) / (far * far + 1);
            sum += weight * (planes[from * 3 + channel] ?? 0);
            whole += weight;
          }
        if (whole > 0) planes[at * 3 + channel] = sum / whole;
      }
    }
    for (const at of ring) isDone[at] = 1;
    for (const at of ring)
      for (const to of [at - 1, at + 1, at - width, at + width]) {
        if (isTaken[to] || state[to] !== 1) continue;
        isTaken[to] = 1;
        next.push(to);
      }
    ring = next;
  }
}

/** Shades alone: three boxes one after the other, nearly a bell; what stays unknown is left out. */
function lowOf(planes: Float32Array, { width, height, state }: Cut, broad: number): Float32Array {
  const radius = Math.max(1, Math.round(broad));
  let sums = planes.map((value, at) => (state[Math.floor(at / 3)] === 2 ? 0 : value));
  let weights = Float32Array.from(state, (own) => (own === 2 ? 0 : 1));
  for (let turn = 0; turn < 3; turn++) {
    sums = boxed(boxed(sums, width, height, radius, 3, true), width, height, radius, 3, false);
    weights = boxed(boxed(weights, width, height, radius, 1, true), width, height, radius, 1, false);
  }
  return sums.map((value, at) => value / Math.max(1e-6, weights[Math.floor(at / 3)] ?? 0));
}

function boxed(
  values: Float32Array,
  width: number,
  height: number,
  radius: number,
  stride: number,
  isAcross: boolean,
): Float32Array<ArrayBuffer> {
  const made = new Float32Array(values.length);
  const [lines, length] = isAcross ? [height, width] : [width, height];
  const [line, step] = isAcross ? [width * stride, stride] : [stride, width * stride];
  const part = 1 / (2 * radius + 1);
  for (let l = 0; l < lines; l++)
    for (let channel = 0; channel < stride; channel++) {
      const first = l * line + channel;
      let sum = 0;
      for (let n = 0; n < Math.min(radius, length); n++) sum += values[first + n * step] ?? 0;
      for (let n = 0; n < length; n++) {
        if (n + radius < length) sum += values[first + (n + radius) * step] ?? 0;
        if (n - radius > 0) sum -= values[first + (n - radius - 1) * step] ?? 0;
        made[first + n * step] = sum * part;
      }
    }
  return made;
}
