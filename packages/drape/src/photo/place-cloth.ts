import { type ClothRepeat, placeOf, type Warp } from '@naksha/colour';
import type { Mesh } from '@naksha/contract';

/** Where each pixel of a photograph lies on its cloth: 1 is as wide as the cloth that is seen, down as across. */
export interface Places {
  readonly u: Float32Array;
  readonly v: Float32Array;
  /** 1 for each pixel whose place is known. */
  readonly known: Uint8Array;
  /** The logarithm of the light at known pixels, where the repeat says it. */
  readonly shade?: Float32Array;
  /** 1 where the cloth repeats as it should. */
  readonly sure?: Uint8Array;
}

/** Parts of a side of a cell, or of a field of a mesh, that are laid straight. */
const parts = 6;

/** The ways to know how a cloth lies. */
export const placeCloth = {
  /** By a mesh that was set by hand. */
  byMesh({ columns, rows, points }: Mesh, width: number, height: number): Places {
    const warp: Warp = {
      from: { x: 0, y: 0 },
      finer: 1,
      columns,
      rows,
      xs: Float64Array.from(points, ([x]) => x * width - 0.5),
      ys: Float64Array.from(points, ([, y]) => y * height - 0.5),
    };
    const across = lengthOf(warp, rows, columns, (line, knot) => line * columns + knot);
    const down = lengthOf(warp, columns, rows, (line, knot) => knot * columns + line);
    const places = unplaced(width * height);
    const share = { u: 1 / (columns - 1), v: down / across / (rows - 1) };
    const flat = (s: number, t: number) => [s * share.u, t * share.v, 0] as const;
    for (let j = 0; j + 1 < rows; j++)
      for (let i = 0; i + 1 < columns; i++) drawField(places, warp, i, j, flat, width, height);
    return places;
  },

  /** By the repeat that was found; cells beside good ones are known as well. */
  byRepeat(repeat: ClothRepeat, width: number, height: number, widthPx: number): Places {
    const { warp, right, down, weights, cellsAcross, cellsDown } = repeat;
    const places = unplaced(width * height);
    const shade = new Float32Array(width * height);
    const whole = right[0] * down[1] - right[1] * down[0];
    const flat = (s: number, t: number) => {
      const [cu, cv] = [s - warp.from.x, t - warp.from.y];
      const across = (cu * down[1] - cv * down[0]) / whole;
      const below = (cv * right[0] - cu * right[1]) / whole;
      return [(across * repeat.width) / widthPx, (below * repeat.height) / widthPx, shadeOf(repeat, cu, cv)] as const;
    };
    const isNear = (i: number, j: number) => {
      for (let dj = -1; dj <= 1; dj++)
        for (let di = -1; di <= 1; di++) {
          const [column, row] = [i + di, j + dj];
          if (column < 0 || row < 0 || column >= cellsAcross || row >= cellsDown) continue;
          if ((weights[row * cellsAcross + column] ?? 0) > 0) return true;
        }
      return false;
    };
    for (let j = 0; j < cellsDown; j++)
      for (let i = 0; i < cellsAcross; i++)
        if (isNear(i, j)) drawField({ ...places, shade }, warp, warp.from.x + i, warp.from.y + j, flat, width, height);
    const good = unplaced(width * height);
    for (let j = 0; j < cellsDown; j++)
      for (let i = 0; i < cellsAcross; i++)
        if ((weights[j * cellsAcross + i] ?? 0) > 0)
          drawField(good, warp, warp.from.x + i, warp.from.y + j, flat, width, height);
    return { ...places, shade, sure: good.known };
  },

  /** Flat before the camera. */
  flat(region: Uint8Array, width: number): Places {
    const columns = region.map((_, at) => (region[at] ? at % width : 0));
    const left = region.reduce((least, own, at) => (own ? Math.min(least, at % width) : least), width);
    const right = columns.reduce((most, column) => Math.max(most, column), 0);
    const top = Math.floor(region.indexOf(1) / width);
    const wide = Math.max(1, right - left + 1);
    return {
      u: Float32Array.from(region, (_, at) => ((at % width) - left) / wide),
      v: Float32Array.from(region, (_, at) => (Math.floor(at / width) - top) / wide),
      known: new Uint8Array(region.length).fill(1),
    };
  },

  /** Known places, gone on from over all of a region as they lie at its nearest known pixel. */
  everywhere({ u, v, known }: Places, region: Uint8Array, width: number): Places {
    const [us, vs] = [u.slice(), v.slice()];
    const from = new Int32Array(region.length).fill(-1);
    const waiting: number[] = [];
    for (let at = 0; at < region.length; at++)
      if (known[at]) {
        from[at] = at;
        waiting.push(at);
      }
    const height = region.length / width;
    for (let n = 0; n < waiting.length; n++) {
      const at = waiting[n] ?? 0;
      const [x, y] = [at % width, Math.floor(at / width)];
      for (const [dx, dy] of beside) {
        const [column, row] = [x + dx, y + dy];
        if (column < 0 || row < 0 || column >= width || row >= height) continue;
        const to = row * width + column;
        if (from[to] !== -1 || !region[to]) continue;
        const origin = from[at] ?? at;
        from[to] = origin;
        const [ox, oy] = [origin % width, Math.floor(origin / width)];
        for (const [values, own] of [
          [us, u],
          [vs, v],
        ] as const)
          values[to] =
            (own[origin] ?? 0) +
            (column - ox) * slopeAt(own, known, origin, 1, width) +
            (row - oy) * slopeAt(own, known, origin, width, width);
        waiting.push(to);
      }
    }
    return { u: us, v: vs, known: Uint8Array.from(from, (origin) => (origin === -1 ? 0 : 1)) };
  },
};

const beside = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
/** Pixels over which a slope is measured. */
const slopeOver = 6;

/** How a value changes with one step, towards where it is known. */
function slopeAt(values: Float32Array, known: Uint8Array, at: number, step: number, width: number): number {
  let [low, high] = [at, at];
  for (let n = 0; n < slopeOver; n++) {
    const [before, after] = [low - step, high + step];
    // A row ends at the edge of the picture.
    if (before >= 0 && known[before] && (step > 1 || before % width < at % width)) low = before;
    if (after < values.length && known[after] && (step > 1 || after % width > at % width)) high = after;
  }
  return high === low ? 0 : ((values[high] ?? 0) - (values[low] ?? 0)) / ((high - low) / step);
}

const unplaced = (count: number) => ({
  u: new Float32Array(count),
  v: new Float32Array(count),
  known: new Uint8Array(count),
});

/** The longest of the lines of a mesh along one side, in pixels. */
function lengthOf({ xs, ys }: Warp, lines: number, knots: number, at: (line: number, knot: number) => number): number {
  let most = 1;
  for (let line = 0; line < lines; line++) {
    let length = 0;
    for (let knot = 0; knot + 1 < knots; knot++) {
      const [one, other] = [at(line, knot), at(line, knot + 1)];
      length += Math.hypot((xs[other] ?? 0) - (xs[one] ?? 0), (ys[other] ?? 0) - (ys[one] ?? 0));
    }
    most = Math.max(most, length);
  }
  return most;
}

/** The logarithm of the light at a place, in cells from the warp's first. */
function shadeOf({ light, perCell, cellsAcross, cellsDown }: ClothRepeat, u: number, v: number): number {
  const x = Math.max(0, Math.min(cellsAcross * perCell - 1, Math.round(u * perCell - 0.5)));
  const y = Math.max(0, Math.min(cellsDown * perCell - 1, Math.round(v * perCell - 0.5)));
  return light[y * cellsAcross * perCell + x] ?? 0;
}

type Flat = (s: number, t: number) => readonly [u: number, v: number, shade: number];

/** Writes where the pixels under one field of a warp lie. */
function drawField(
  places: Places,
  warp: Warp,
  s0: number,
  t0: number,
  flat: Flat,
  width: number,
  height: number,
): void {
  const place = { x: 0, y: 0 };
  const knots: Knot[] = [];
  for (let j = 0; j <= parts; j++)
    for (let i = 0; i <= parts; i++) {
      const [s, t] = [s0 + i / parts, t0 + j / parts];
      placeOf(warp, s, t, place);
      knots.push([place.x, place.y, ...flat(s, t)]);
    }
  for (let j = 0; j < parts; j++)
    for (let i = 0; i < parts; i++) {
      const at = j * (parts + 1) + i;
      const [a, b, c, d] = [knots[at], knots[at + 1], knots[at + parts + 1], knots[at + parts + 2]];
      if (!a || !b || !c || !d) continue;
      drawTriangle(places, a, b, c, width, height);
      drawTriangle(places, b, d, c, width, height);
    }
}

type Knot = readonly [x: number, y: number, u: number, v: number, shade: number];

function drawTriangle({ u, v, known, shade }: Places, a: Knot, b: Knot, c: Knot, width: number, height: number): void {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  if (Math.abs(area) < 1e-9) return;
  const top = Math.max(0, Math.ceil(Math.min(a[1], b[1], c[1])));
  const foot = Math.min(height - 1, Math.floor(Math.max(a[1], b[1], c[1])));
  const left = Math.max(0, Math.ceil(Math.min(a[0], b[0], c[0])));
  const right = Math.min(width - 1, Math.floor(Math.max(a[0], b[0], c[0])));
  const little = -1e-6;
  for (let y = top; y <= foot; y++)
    for (let x = left; x <= right; x++) {
      const wa = ((b[0] - x) * (c[1] - y) - (b[1] - y) * (c[0] - x)) / area;
      const wb = ((c[0] - x) * (a[1] - y) - (c[1] - y) * (a[0] - x)) / area;
      const wc = 1 - wa - wb;
      if (wa < little || wb < little || wc < little) continue;
      const at = y * width + x;
      u[at] = wa * a[2] + wb * b[2] + wc * c[2];
      v[at] = wa * a[3] + wb * b[3] + wc * c[3];
      if (shade) shade[at] = wa * a[4] + wb * b[4] + wc * c[4];
      known[at] = 1;
    }
}
