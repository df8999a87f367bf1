import { type Field, wrap } from './field.ts';
import { gap } from './likeness.ts';

/** A round place of a canvas, and what may be laid there. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface Offset {
  readonly dx: number;
  readonly dy: number;
}

export interface OffsetSearch {
  /** The canvas as it is and the picture to take from, at their own size and at a quarter of it. */
  readonly canvas: Field;
  readonly source: Field;
  readonly coarse: { readonly canvas: Field; readonly source: Field; readonly by: number };
  /** Whether content from there may be laid here at all. */
  readonly isOpen: (offset: Offset) => boolean;
}

const coarsePoints = 80;
const finePoints = 200;
/** A hopeless pixel counts no more than a very bad one, since a cut goes around it. */
const most = 400;
const kept = 16;

/**
 * The offsets whose content fits best around a place: what lies in the ring in which its edge will be cut is compared, over all
 * offsets at a quarter of the size and around the best ones at full size. Best first.
 */
export function findOffsets(search: OffsetSearch, place: Place, random: () => number, count: number): Offset[] {
  const { coarse, isOpen } = search;
  const { width, height } = coarse.source;
  const scores = scoresOf(search, place, random);
  for (let at = 0; at < scores.length; at++) {
    if (!isOpen({ dx: (at % width) * coarse.by, dy: Math.floor(at / width) * coarse.by }))
      scores[at] = Number.POSITIVE_INFINITY;
  }
  const best = lowest(scores, width, height, kept).map((at) => ({
    dx: (at % width) * coarse.by,
    dy: Math.floor(at / width) * coarse.by,
  }));
  const fine = ringOf(place, finePoints, random);
  return best
    .map((offset) => refined(search, place, fine, offset, coarse.by))
    .filter(({ offset }) => isOpen(offset))
    .sort((one, other) => one.score - other.score)
    .slice(0, count)
    .map(({ offset }) => offset);
}

/** For every offset how badly it fits, at a quarter of the size. Point after point, so that memory is read as it lies. */
function scoresOf({ coarse: { canvas, source, by } }: OffsetSearch, place: Place, random: () => number): Float32Array {
  const { width, height, lab } = source;
  const scores = new Float32Array(width * height);
  for (const [dx, dy] of ringOf({ ...place, radius: place.radius / by }, coarsePoints, random)) {
    const from = placeOf(canvas, place.x / by + dx, place.y / by + dy);
    const [L, a, b] = [canvas.lab[from] ?? 0, canvas.lab[from + 1] ?? 0, canvas.lab[from + 2] ?? 0];
    const left = wrap(Math.round(place.x / by + dx), width);
    for (let oy = 0; oy < height; oy++) {
      const row = wrap(Math.round(place.y / by + dy) + oy, height) * width;
      let to = (row + left) * 3;
      const last = (row + width) * 3;
      const begin = oy * width;
      for (let at = begin; at < begin + width; at++) {
        const dL = L - (lab[to] ?? 0);
        const da = a - (lab[to + 1] ?? 0);
        const db = b - (lab[to + 2] ?? 0);
        scores[at] = (scores[at] ?? 0) + Math.min(most, dL * dL + da * da + db * db);
        to += 3;
        if (to === last) to = row * 3;
      }
    }
  }
  return scores;
}

/** Points in the outer part of a disc. */
function ringOf({ radius }: { radius: number }, count: number, random: () => number): (readonly [number, number])[] {
  return Array.from({ length: count }, () => {
    const turn = random() * 2 * Math.PI;
    const reach = radius * Math.sqrt(0.3 + 0.7 * random());
    return [Math.round(reach * Math.cos(turn)), Math.round(reach * Math.sin(turn))] as const;
  });
}

function placeOf({ width, height }: Field, x: number, y: number): number {
  return (wrap(Math.round(y), height) * width + wrap(Math.round(x), width)) * 3;
}

/** The lowest places of a torus that lie apart from each other. */
function lowest(scores: Float32Array, width: number, height: number, count: number): number[] {
  const order: number[] = [];
  for (let at = 0; at < scores.length; at++) {
    const own = scores[at] ?? 0;
    if (!Number.isFinite(own)) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    let isLow = true;
    for (let dy = -1; dy <= 1 && isLow; dy++)
      for (let dx = -1; dx <= 1; dx++)
        if ((scores[wrap(y + dy, height) * width + wrap(x + dx, width)] ?? 0) < own) isLow = false;
    if (isLow) order.push(at);
  }
  return order.sort((one, other) => (scores[one] ?? 0) - (scores[other] ?? 0) || one - other).slice(0, count);
}

/** The offset within a pixel or two that fits best around a place. */
export function settleOffset(canvas: Field, source: Field, place: Place, offset: Offset, random: () => number): Offset {
  return refined({ canvas, source }, place, ringOf(place, finePoints * 2, random), offset, 4).offset;
}

function refined(
  { canvas, source }: Pick<OffsetSearch, 'canvas' | 'source'>,
  { x, y }: Place,
  ring: readonly (readonly [number, number])[],
  offset: Offset,
  by: number,
): { offset: Offset; score: number } {
  const from = ring.map(([dx, dy]) => placeOf(canvas, x + dx, y + dy));
  const score = ({ dx, dy }: Offset, limit: number) => {
    let sum = 0;
    for (let i = 0; i < ring.length && sum < limit; i++) {
      const [rx, ry] = ring[i] ?? [0, 0];
      sum += Math.min(most, gap(canvas.lab, from[i] ?? 0, source.lab, placeOf(source, x + rx + dx, y + ry + dy)));
    }
    return sum;
  };
  let best = { offset, score: score(offset, Number.POSITIVE_INFINITY) };
  for (let step = by >> 1; step >= 1; step >>= 1) {
    const { dx, dy } = best.offset;
    for (let sy = -1; sy <= 1; sy++) {
      for (let sx = -1; sx <= 1; sx++) {
        const moved = { dx: dx + sx * step, dy: dy + sy * step };
        const own = score(moved, best.score);
        if (own < best.score) best = { offset: moved, score: own };
      }
    }
  }
  return best;
}
