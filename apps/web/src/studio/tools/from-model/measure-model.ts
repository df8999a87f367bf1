import { type ClothRepeat, createCoverage, measureCloth, placeOf } from '@naksha/colour';
import type { Area } from '@naksha/contract';
import { layArea, mostAreaPieces } from '@naksha/loom';

/** What was understood of a photograph; `none`: there is no patterned cloth. Sizes are shares of the photograph's sides. */
export type ModelSeen =
  | { readonly kind: 'none' | 'noRepeat' }
  | { readonly kind: 'repeat'; readonly across: number; readonly down: number; readonly confidence: number };

interface Shot {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Measures a small copy of a photograph, and draws the repeat that was found over its pixels. */
export function measureModel(shot: Shot, area: Area | undefined): ModelSeen {
  const { width, height, data } = shot;
  const pixels = new Uint8Array(width * height * 3);
  for (let from = 0, into = 0; from < data.length; from += 4, into += 3) {
    pixels[into] = data[from] ?? 0;
    pixels[into + 1] = data[from + 1] ?? 0;
    pixels[into + 2] = data[from + 2] ?? 0;
  }
  const measured = measureCloth({ width, height, pixels }, area && insideOf(area, width, height));
  if (measured === undefined || !measured.region.includes(1)) return { kind: 'none' };
  const { repeat } = measured;
  if (repeat === undefined) return { kind: 'noRepeat' };
  drawRepeat(shot, repeat);
  return {
    kind: 'repeat',
    across: repeat.width / width,
    down: repeat.height / height,
    confidence: repeat.confidence,
  };
}

function insideOf(area: Area, width: number, height: number): Uint8Array {
  const covered = new Uint8Array(width * height);
  const coverage = createCoverage(layArea(area, { width, height }, mostAreaPieces));
  if (!coverage.cover({ x: 0, y: 0, width, height }, covered)) covered.fill(0);
  return covered.map((value) => (value > 127 ? 1 : 0));
}

/** Points of a line along one tile. */
const points = 96;

/** The edges of all tiles, light with a dark side, seen on any cloth. */
function drawRepeat({ width, height, data }: Shot, repeat: ClothRepeat): void {
  const { right, down, warp, weights, cellsAcross, cellsDown } = repeat;
  const place = { x: 0, y: 0 };
  const dot = (u: number, v: number) => {
    const [i, j] = [Math.floor(u), Math.floor(v)];
    if (i < 0 || j < 0 || i >= cellsAcross || j >= cellsDown || (weights[j * cellsAcross + i] ?? 0) <= 0) return;
    placeOf(warp, warp.from.x + u, warp.from.y + v, place);
    for (const [away, byte] of [
      [1, 20],
      [0, 255],
    ] as const) {
      const [x, y] = [Math.round(place.x) + away, Math.round(place.y) + away];
      if (x >= 0 && y >= 0 && x < width && y < height) data.fill(byte, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  };
  const whole = right[0] * down[1] - right[1] * down[0];
  const reach = Math.ceil(
    ((cellsAcross + cellsDown) * Math.max(...right.map(Math.abs), ...down.map(Math.abs))) / Math.abs(whole),
  );
  for (let p = -reach; p <= reach; p++) {
    for (let q = -reach; q <= reach; q++) {
      for (let k = 0; k < points; k++) {
        const part = k / points;
        dot((p + part) * right[0] + q * down[0], (p + part) * right[1] + q * down[1]);
        dot(p * right[0] + (q + part) * down[0], p * right[1] + (q + part) * down[1]);
      }
    }
  }
}
