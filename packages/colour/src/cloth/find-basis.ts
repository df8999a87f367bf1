import { createFourier, type Fourier } from '../fourier.ts';
import type { ClothField } from './cloth-field.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place where a cloth repeats, by which two ways, and how like itself it is there, 0 … 1. */
export interface Basis {
  readonly at: Point;
  readonly a: Point;
  readonly b: Point;
  readonly likeness: number;
}

/** Pixels of a window, and of its transform: as much again is empty, so that nothing wraps. */
const windowPx = 128;
const side = 2 * windowPx;
/** Pixels from one motif to the next, at least. */
const shortest = 9;
/** What is less like itself has no repeat. */
const leastLike = 0.3;
/** A way counts that is nearly as good as the best one: the shortest of them is taken. */
const nearly = 0.78;
/** Of the window's pixels must overlap when it is moved. */
const leastOverlap = 0.12;
/** Windows along each side. */
const looked = 3;

interface Peak extends Point {
  readonly value: number;
}

/** Looks for the two shortest ways by which a cloth comes to lie on itself, in windows spread over it; undefined where it does not. */
export function findBasis(field: ClothField): Basis | undefined {
  const fourier = createFourier(side);
  let best: Basis | undefined;
  const { width, height } = field;
  const places = (length: number) =>
    length <= windowPx
      ? [(length - windowPx) / 2]
      : Array.from({ length: looked }, (_, i) => (i * (length - windowPx)) / (looked - 1));
  for (const top of places(height)) {
    for (const left of places(width)) {
      const found = basisIn(field, fourier, Math.round(left), Math.round(top));
      if (found !== undefined && found.likeness > (best?.likeness ?? leastLike)) best = found;
    }
  }
  return best;
}

function basisIn(field: ClothField, fourier: Fourier, left: number, top: number): Basis | undefined {
  const like = selfLikeness(field, fourier, left, top);
  if (like === undefined) return undefined;
  const peaks = peaksOf(like);
  const most = peaks.reduce((highest, { value }) => Math.max(highest, value), 0);
  if (most < leastLike) return undefined;
  const good = peaks.filter(({ value }) => value >= nearly * most);
  good.sort((p, q) => Math.hypot(p.x, p.y) - Math.hypot(q.x, q.y));
  const [a] = good;
  const b = a && good.find((p) => Math.abs(a.x * p.y - a.y * p.x) > 0.3 * Math.hypot(a.x, a.y) * Math.hypot(p.x, p.y));
  if (a === undefined || b === undefined) return undefined;
  return {
    at: { x: left + windowPx / 2, y: top + windowPx / 2 },
    ...reducedBasis(a, b),
    likeness: Math.min(a.value, b.value),
  };
}

/** The shortest pair of ways that leads to the same places, after Lagrange. */
function reducedBasis(one: Point, other: Point): { a: Point; b: Point } {
  let [a, b] = [one, other];
  for (let turn = 0; turn < 16; turn++) {
    if (Math.hypot(b.x, b.y) < Math.hypot(a.x, a.y)) [a, b] = [b, a];
    const times = Math.round((a.x * b.x + a.y * b.y) / (a.x * a.x + a.y * a.y));
    if (times === 0) break;
    b = { x: b.x - times * a.x, y: b.y - times * a.y };
  }
  return { a, b };
}

/** How like itself a window is when it is moved, −1 … 1, over what is cloth in both; the place (0, 0) comes first and lags wrap. */
function selfLikeness(
  { width, height, planes, inside }: ClothField,
  fourier: Fourier,
  left: number,
  top: number,
): Float64Array | undefined {
  const make = () => new Float64Array(side * side);
  const [re, im, third, none, energy, mask] = [make(), make(), make(), make(), make(), make()];
  let known = 0;
  for (let y = 0; y < windowPx; y++) {
    for (let x = 0; x < windowPx; x++) {
      const [column, row] = [left + x, top + y];
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const from = row * width + column;
      if (!inside[from]) continue;
      const at = y * side + x;
      const [p, q, r] = [planes[from * 3] ?? 0, planes[from * 3 + 1] ?? 0, planes[from * 3 + 2] ?? 0];
      re[at] = p;
      im[at] = q;
      third[at] = r;
      energy[at] = p * p + q * q + r * r;
      mask[at] = 1;
      known += 1;
    }
  }
  if (known < 0.3 * windowPx * windowPx) return undefined;
  fourier.forward(re, im);
  fourier.forward(third, none);
  const power = re.map(
    (value, at) => value * value + (im[at] ?? 0) ** 2 + (third[at] ?? 0) ** 2 + (none[at] ?? 0) ** 2,
  );
  const empty = make();
  fourier.back(power, empty);
  // Two real pictures lie in one complex: energy and mask are parted again by their symmetry.
  fourier.forward(energy, mask);
  const [shared, overlap] = [make(), make()];
  for (let v = 0; v < side; v++) {
    for (let u = 0; u < side; u++) {
      const at = v * side + u;
      const back = ((side - v) % side) * side + ((side - u) % side);
      const [er, ei] = [((energy[at] ?? 0) + (energy[back] ?? 0)) / 2, ((mask[at] ?? 0) - (mask[back] ?? 0)) / 2];
      const [mr, mi] = [((mask[at] ?? 0) + (mask[back] ?? 0)) / 2, ((energy[back] ?? 0) - (energy[at] ?? 0)) / 2];
      shared[at] = er * mr + ei * mi;
      overlap[at] = er * mi - ei * mr + mr * mr + mi * mi;
    }
  }
  fourier.back(shared, overlap);
  const scale = side * side;
  const like = new Float64Array(side * side);
  for (let at = 0; at < like.length; at++) {
    const [x, y] = [at % side, Math.floor(at / side)];
    const back = ((side - y) % side) * side + ((side - x) % side);
    if ((overlap[at] ?? 0) / scale < leastOverlap * windowPx * windowPx) continue;
    const both = Math.sqrt(Math.max(0, shared[at] ?? 0) * Math.max(0, shared[back] ?? 0));
    like[at] = both > 0 ? (power[at] ?? 0) / both : 0;
  }
  return like;
}

/** Places in the upper half plane where the likeness is highest around, between the pixels. */
function peaksOf(like: Float64Array): Peak[] {
  const at = (x: number, y: number) => like[((y + side) % side) * side + ((x + side) % side)] ?? 0;
  const peaks: Peak[] = [];
  const reach = Math.round(windowPx * 0.7);
  for (let y = 0; y <= reach; y++) {
    for (let x = y === 0 ? 1 : -reach; x <= reach; x++) {
      const value = at(x, y);
      if (value < leastLike * nearly || Math.hypot(x, y) < shortest) continue;
      let isPeak = true;
      for (let dy = -3; dy <= 3 && isPeak; dy++)
        for (let dx = -3; dx <= 3; dx++) if (at(x + dx, y + dy) > value) isPeak = false;
      if (!isPeak) continue;
      const top = (before: number, after: number) => {
        const bend = before - 2 * value + after;
        return bend < 0 ? Math.max(-0.5, Math.min(0.5, (before - after) / (2 * bend))) : 0;
      };
      peaks.push({
        x: x + top(at(x - 1, y), at(x + 1, y)),
        y: y + top(at(x, y - 1), at(x, y + 1)),
        value,
      });
    }
  }
  return peaks;
}
