import { type ClothRepeat, createCoverage, measureCloth, placeOf } from '@naksha/colour';
import { type Area, liesFlat, type Mesh } from '@naksha/contract';
import { layArea, mostAreaPieces } from '@naksha/loom';

/** What was understood of a photograph; `none`: there is no patterned cloth. Sizes are shares of the photograph's sides. */
export type ModelSeen =
  | { readonly kind: 'none' | 'noRepeat' }
  | {
      readonly kind: 'repeat';
      readonly across: number;
      readonly down: number;
      readonly confidence: number;
      /** How the cloth lies by its repeat, to be set right by hand; absent where so little is seen that no grid fits. */
      readonly mesh?: Mesh;
    };

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
  const mesh = meshOf(repeat, width, height);
  drawRepeat(shot, repeat);
  return {
    ...(mesh === undefined ? {} : { mesh }),
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

/** Knots of a found grid along a side, and how it is drawn in until all of it lies in the picture. */
const knots = 4;
const narrower = { by: 0.93, times: 30 } as const;

/** A grid over the cells that are good, along the sides of a tile. */
export function meshOf(
  { right, down, warp, weights, cellsAcross }: ClothRepeat,
  width: number,
  height: number,
): Mesh | undefined {
  const whole = right[0] * down[1] - right[1] * down[0];
  const good = [...weights.keys()].filter((cell) => (weights[cell] ?? 0) > 0);
  const middles = good.map((cell) => {
    const [u, v] = [(cell % cellsAcross) + 0.5, Math.floor(cell / cellsAcross) + 0.5];
    return { s: (u * down[1] - v * down[0]) / whole, t: (v * right[0] - u * right[1]) / whole };
  });
  const span = (values: number[]) => ({ from: Math.min(...values), to: Math.max(...values) });
  const [across, below] = [span(middles.map(({ s }) => s)), span(middles.map(({ t }) => t))];
  const place = { x: 0, y: 0 };
  for (let time = 0, share = 1; time < narrower.times; time++, share *= narrower.by) {
    const points = Array.from({ length: knots * knots }, (_, at): [number, number] => {
      const along = ({ from, to }: typeof across, knot: number) =>
        (from + to) / 2 + (knot / (knots - 1) - 0.5) * (to - from) * share;
      const [s, t] = [along(across, at % knots), along(below, Math.floor(at / knots))];
      placeOf(warp, warp.from.x + s * right[0] + t * down[0], warp.from.y + s * right[1] + t * down[1], place);
      return [(place.x + 0.5) / width, (place.y + 0.5) / height];
    });
    const mesh = { columns: knots, rows: knots, points };
    if (points.every((point) => point.every((at) => at >= 0 && at <= 1)) && liesFlat(mesh)) return mesh;
  }
  return undefined;
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
