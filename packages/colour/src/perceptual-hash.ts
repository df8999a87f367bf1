import { lumaOf } from './srgb.ts';

/** RGBA of eight bits, rows without padding. */
interface Raster {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Side of the reduced picture whose frequencies are looked at. */
const side = 32;

/**
 * 64 bits of what a picture looks like from afar: which of the lowest 8 × 8 frequencies (DCT-II) of its brightness at 32 × 32 lie above
 * their median, the mean left out (pHash, Zauner 2010). Unrelated designs differ in about 32 bits. The sides must be multiples of 32.
 */
export function perceptualHash(tile: Raster): boolean[] {
  const small = reduced(tile);
  const wave = Array.from({ length: 8 }, (_, k) =>
    Array.from({ length: side }, (__, i) => Math.cos(((2 * i + 1) * k * Math.PI) / (2 * side))),
  );
  const frequencies = wave.flatMap((vertical) =>
    wave.map((horizontal) =>
      small.reduce(
        (sum, value, at) => sum + value * (horizontal[at % side] ?? 0) * (vertical[Math.floor(at / side)] ?? 0),
        0,
      ),
    ),
  );
  const median = frequencies.slice(1).sort((a, b) => a - b)[31] ?? 0;
  return frequencies.map((value) => value > median);
}

/** In how many of the 64 bits two pictures differ. */
export function hashDistance(one: readonly boolean[], other: readonly boolean[]): number {
  return one.filter((bit, at) => bit !== other[at]).length;
}

/** Mean brightness (Rec. 709) of each of 32 × 32 fields. */
function reduced({ data, width, height }: Raster): Float64Array {
  const [stepX, stepY] = [width / side, height / side];
  const small = new Float64Array(side * side);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const field = Math.floor(y / stepY) * side + Math.floor(x / stepX);
      small[field] = (small[field] ?? 0) + lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    }
  }
  return small;
}
