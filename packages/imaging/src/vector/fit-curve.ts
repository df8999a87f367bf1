/** Points of a line, as they are drawn; `count` of them are meant. */
export interface Points {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** Takes a cubic: both handles and its end. It begins where the last one ended. */
export type TakeCurve = (ax: number, ay: number, bx: number, by: number, x: number, y: number) => void;

export interface FitOptions {
  /** How far a point may lie from the curve, in pixels. */
  readonly tolerance: number;
  readonly take: TakeCurve;
}

/** A longer run is cut before it is tried. */
const longest = 96;
const rounds = 3;
/** A curve that misses by more than this many tolerances is not worth the rounds. */
const hopeless = 4;
const side = 3;

/**
 * Draws points as few cubics by least squares (after Schneider, Graphics Gems, 1990): both ends are met, a curve that misses a
 * point by more than the tolerance is cut there, smoothly. `startX`, `startY` and `endX`, `endY` are the unit directions into the
 * points at both ends.
 */
export function createFitter({ tolerance, take }: FitOptions) {
  const limit = tolerance * tolerance;
  let shares = new Float64Array(256);
  // Written by `generate` for `take` and `missed`.
  const curve = new Float64Array(8);

  function draw(
    points: Points,
    first: number,
    last: number,
    startX: number,
    startY: number,
    endX: number,
    endY: number,
  ): void {
    const { x, y } = points;
    const count = last - first + 1;
    if (count <= 2 || isStraight(points, first, last)) {
      emitLine(points, first, last);
      return;
    }
    let cut = first + (count >> 1);
    if (count <= longest) {
      if (shares.length < count) shares = new Float64Array(count * 2);
      chordShares(points, first, last);
      for (let round = 0; round < rounds; round++) {
        generate(points, first, last, startX, startY, endX, endY);
        const worst = missed(points, first, last);
        if (worst.most <= limit) {
          take(curve[2] ?? 0, curve[3] ?? 0, curve[4] ?? 0, curve[5] ?? 0, x[last] ?? 0, y[last] ?? 0);
          return;
        }
        cut = worst.at;
        if (worst.most > limit * hopeless * hopeless || count < 4) break;
        if (round + 1 < rounds) reparameterise(points, first, last);
      }
    }
    cut = Math.min(last - 1, Math.max(first + 1, cut));
    const before = Math.max(first, cut - side);
    const after = Math.min(last, cut + side);
    const dx = (x[after] ?? 0) - (x[before] ?? 0);
    const dy = (y[after] ?? 0) - (y[before] ?? 0);
    const length = Math.hypot(dx, dy) || 1;
    draw(points, first, cut, startX, startY, -dx / length, -dy / length);
    draw(points, cut, last, dx / length, dy / length, endX, endY);
  }

  function emitLine({ x, y }: Points, first: number, last: number): void {
    const [x0, y0, x1, y1] = [x[first] ?? 0, y[first] ?? 0, x[last] ?? 0, y[last] ?? 0];
    take(x0 + (x1 - x0) / 3, y0 + (y1 - y0) / 3, x1 - (x1 - x0) / 3, y1 - (y1 - y0) / 3, x1, y1);
  }

  /** Whether all points lie near the chord, nearer than a curve need be: straight is what was meant. */
  function isStraight({ x, y }: Points, first: number, last: number): boolean {
    const [x0, y0] = [x[first] ?? 0, y[first] ?? 0];
    const [dx, dy] = [(x[last] ?? 0) - x0, (y[last] ?? 0) - y0];
    const length = Math.hypot(dx, dy);
    if (length === 0) return last - first < 2;
    const most = Math.min(0.3, tolerance * 0.5) * length;
    for (let i = first + 1; i < last; i++) {
      if (Math.abs(((x[i] ?? 0) - x0) * dy - ((y[i] ?? 0) - y0) * dx) > most) return false;
    }
    return true;
  }

  function chordShares({ x, y }: Points, first: number, last: number): void {
    let sum = 0;
    shares[0] = 0;
    for (let i = first + 1; i <= last; i++) {
      const dx = (x[i] ?? 0) - (x[i - 1] ?? 0);
      const dy = (y[i] ?? 0) - (y[i - 1] ?? 0);
      sum += Math.sqrt(dx * dx + dy * dy);
      shares[i - first] = sum;
    }
    for (let i = 1; i <= last - first; i++) shares[i] = (shares[i] ?? 0) / (sum || 1);
  }

  function generate(
    { x, y }: Points,
    first: number,
    last: number,
    sx: number,
    sy: number,
    ex: number,
    ey: number,
  ): void {
    const [x0, y0, x1, y1] = [x[first] ?? 0, y[first] ?? 0, x[last] ?? 0, y[last] ?? 0];
    const cosine = sx * ex + sy * ey;
    let [c00, c01, c11, r0, r1] = [0, 0, 0, 0, 0];
    for (let i = first; i <= last; i++) {
      const t = shares[i - first] ?? 0;
      const u = 1 - t;
      const b1 = 3 * t * u * u;
      const b2 = 3 * t * t * u;
      const own = u * u * (u + 3 * t);
      const other = t * t * (t + 3 * u);
      const rx = (x[i] ?? 0) - own * x0 - other * x1;
      const ry = (y[i] ?? 0) - own * y0 - other * y1;
      c00 += b1 * b1;
      c01 += b1 * b2;
      c11 += b2 * b2;
      r0 += b1 * (sx * rx + sy * ry);
      r1 += b2 * (ex * rx + ey * ry);
    }
    c01 *= cosine;
    const determinant = c00 * c11 - c01 * c01;
    const chord = Math.hypot(x1 - x0, y1 - y0);
    let one = determinant === 0 ? 0 : (r0 * c11 - r1 * c01) / determinant;
    let two = determinant === 0 ? 0 : (c00 * r1 - c01 * r0) / determinant;
    const least = chord * 1e-3;
    const most = chord * 3 + 2;
    if (!(one > least && one < most && two > least && two < most)) one = two = chord / 3;
    curve[0] = x0;
    curve[1] = y0;
    curve[2] = x0 + sx * one;
    curve[3] = y0 + sy * one;
    curve[4] = x1 + ex * two;
    curve[5] = y1 + ey * two;
    curve[6] = x1;
    curve[7] = y1;
  }

  /** The largest squared distance of a point to where the curve is at its share, and which point that is. */
  function missed({ x, y }: Points, first: number, last: number): { most: number; at: number } {
    const [ax, ay, bx, by] = [curve[0] ?? 0, curve[1] ?? 0, curve[2] ?? 0, curve[3] ?? 0];
    const [cx, cy, dx, dy] = [curve[4] ?? 0, curve[5] ?? 0, curve[6] ?? 0, curve[7] ?? 0];
    let most = 0;
    let at = (first + last) >> 1;
    for (let i = first + 1; i < last; i++) {
      const t = shares[i - first] ?? 0;
      const u = 1 - t;
      const [w0, w1, w2, w3] = [u * u * u, 3 * t * u * u, 3 * t * t * u, t * t * t];
      const offX = w0 * ax + w1 * bx + w2 * cx + w3 * dx - (x[i] ?? 0);
      const offY = w0 * ay + w1 * by + w2 * cy + w3 * dy - (y[i] ?? 0);
      const off = offX * offX + offY * offY;
      if (off > most) {
        most = off;
        at = i;
      }
    }
    return { most, at };
  }

  /** One step of Newton's towards the nearest place on the curve, for each point. */
  function reparameterise({ x, y }: Points, first: number, last: number): void {
    const [ax, ay, bx, by] = [curve[0] ?? 0, curve[1] ?? 0, curve[2] ?? 0, curve[3] ?? 0];
    const [cx, cy, dx, dy] = [curve[4] ?? 0, curve[5] ?? 0, curve[6] ?? 0, curve[7] ?? 0];
    for (let i = first + 1; i < last; i++) {
      const t = shares[i - first] ?? 0;
      const u = 1 - t;
      const px = u * u * u * ax + 3 * t * u * u * bx + 3 * t * t * u * cx + t * t * t * dx - (x[i] ?? 0);
      const py = u * u * u * ay + 3 * t * u * u * by + 3 * t * t * u * cy + t * t * t * dy - (y[i] ?? 0);
      const vx = 3 * (u * u * (bx - ax) + 2 * t * u * (cx - bx) + t * t * (dx - cx));
      const vy = 3 * (u * u * (by - ay) + 2 * t * u * (cy - by) + t * t * (dy - cy));
      const gx = 6 * (u * (cx - 2 * bx + ax) + t * (dx - 2 * cx + bx));
      const gy = 6 * (u * (cy - 2 * by + ay) + t * (dy - 2 * cy + by));
      const slope = vx * vx + vy * vy + px * gx + py * gy;
      if (Math.abs(slope) > 1e-9) shares[i - first] = Math.min(1, Math.max(0, t - (px * vx + py * vy) / slope));
    }
  }

  return draw;
}
