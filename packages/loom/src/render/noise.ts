import { hashCell, hashText } from '../numbers/rng.ts';

/** Value noise on a lattice that closes over the tile: values −1 … 1 at whole places, smooth between them. */
export interface Noise {
  /** Whole cells in the tile. */
  readonly cellsX: number;
  readonly cellsY: number;
  /** Cells after which the lattice repeats; divides `cellsX`, `cellsY`. */
  readonly spanX: number;
  readonly spanY: number;
  readonly values: Float32Array;
}

/** Beyond this many cells the lattice repeats itself inside the tile: no one sees the period of a grain. */
const widestSpan = 512;
const kept = 64;
const cache = new Map<string, Noise>();

/**
 * The noise named by a seed with about so many cells in the tile, made whole. Depends on its arguments only; the last ones
 * used are kept, because every band of a picture asks for the same.
 */
export function createNoise(seed: string, cellsX: number, cellsY: number): Noise {
  const key = `${seed}:${cellsX}:${cellsY}`;
  const ready = cache.get(key);
  if (ready !== undefined) return ready;
  const [countX, spanX] = whole(cellsX);
  const [countY, spanY] = whole(cellsY);
  const values = new Float32Array(spanX * spanY);
  const hash = hashText(seed);
  for (let y = 0; y < spanY; y++) {
    for (let x = 0; x < spanX; x++) values[y * spanX + x] = hashCell(x, y, hash) * 2 - 1;
  }
  const noise = { cellsX: countX, cellsY: countY, spanX, spanY, values };
  if (cache.size >= kept) {
    const oldest = cache.keys().next();
    if (oldest.done !== true) cache.delete(oldest.value);
  }
  cache.set(key, noise);
  return noise;
}

function whole(cells: number): [count: number, span: number] {
  const parts = Math.max(1, Math.ceil(cells / widestSpan));
  const span = Math.max(1, Math.round(cells / parts));
  return [parts * span, span];
}

/** 3t² − 2t³: level at both ends. */
export function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}

/** i modulo span for any whole i. */
export function index(i: number, span: number): number {
  const rest = i % span;
  return rest < 0 ? rest + span : rest;
}
