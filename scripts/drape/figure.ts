import { type BareSheet, solid } from './shapes.ts';
import type { Obstacle } from './solver.ts';

/**
 * A dress form. Girths of the woman's are those of size 88 in EN 13402-3 (bust 88, waist 72, hip 96 cm, height 168), of the man's those
 * of size 100 (chest 100, waist 88, hip 104, height 180); between them the form is drawn smooth. y is the height above the floor.
 */
interface Ring {
  readonly y: number;
  readonly girth: number;
  /** Depth through width. */
  readonly ratio: number;
  /** How far its middle lies in front. */
  readonly z: number;
}

export interface Figure {
  readonly rings: readonly Ring[];
  readonly arm: { readonly shoulder: Spot; readonly elbow: Spot; readonly wrist: Spot };
  /** Where the form ends, and what it wears beneath a skirt: how wide that is at the floor. */
  readonly foot: number;
}

type Spot = readonly [x: number, y: number, z: number, radius: number];

export const woman: Figure = {
  rings: [
    { y: 74, girth: 88, ratio: 0.76, z: -1.4 },
    { y: 85, girth: 96, ratio: 0.74, z: -1.2 },
    { y: 95, girth: 85, ratio: 0.73, z: -0.4 },
    { y: 105, girth: 72, ratio: 0.74, z: -0.4 },
    { y: 113, girth: 76, ratio: 0.74, z: 0 },
    { y: 121, girth: 88, ratio: 0.82, z: 1.3 },
    { y: 128, girth: 84, ratio: 0.66, z: 0 },
    { y: 133, girth: 84, ratio: 0.5, z: -1.4 },
    { y: 136.5, girth: 74, ratio: 0.46, z: -2 },
    { y: 139.5, girth: 54, ratio: 0.6, z: -2 },
    { y: 142, girth: 40, ratio: 0.86, z: -1.6 },
    { y: 146, girth: 35, ratio: 0.95, z: -0.8 },
    { y: 151, girth: 34, ratio: 0.98, z: 0 },
  ],
  arm: { shoulder: [17, 132, -1.6, 5.2], elbow: [23, 106, -2.4, 4], wrist: [26, 84, 1.5, 2.9] },
  foot: 74,
};

export const man: Figure = {
  rings: [
    { y: 82, girth: 96, ratio: 0.72, z: -1 },
    { y: 92, girth: 104, ratio: 0.7, z: -0.8 },
    { y: 102, girth: 94, ratio: 0.7, z: -0.2 },
    { y: 111, girth: 88, ratio: 0.72, z: 0 },
    { y: 121, girth: 93, ratio: 0.7, z: 0 },
    { y: 131, girth: 100, ratio: 0.66, z: 0.6 },
    { y: 139, girth: 101, ratio: 0.55, z: -0.6 },
    { y: 144, girth: 98, ratio: 0.46, z: -1.6 },
    { y: 147.5, girth: 84, ratio: 0.44, z: -2 },
    { y: 150.5, girth: 60, ratio: 0.6, z: -2 },
    { y: 153, girth: 44, ratio: 0.88, z: -1.6 },
    { y: 157, girth: 39.5, ratio: 0.95, z: -0.6 },
    { y: 161, girth: 38.5, ratio: 0.98, z: 0 },
  ],
  arm: { shoulder: [20.5, 142, -1.6, 6], elbow: [27, 113, -2.4, 4.6], wrist: [30, 89, 1.5, 3.3] },
  foot: 82,
};

interface Section {
  readonly a: number;
  readonly b: number;
  readonly z: number;
}

/** Half width, half depth and middle at a height. */
export function sectionAt({ rings }: Figure, y: number): Section {
  const last = rings.length - 1;
  let place = rings.findIndex((ring) => ring.y > y) - 1;
  if (place === -2) place = last - 1;
  place = Math.max(0, Math.min(last - 1, place));
  const at = (n: number) => rings[Math.max(0, Math.min(last, n))] as Ring;
  const low = at(place);
  const high = at(place + 1);
  const t = Math.max(0, Math.min(1, (y - low.y) / (high.y - low.y)));
  const smooth = (field: 'girth' | 'ratio' | 'z') => {
    // Slopes that never overshoot between two rings.
    const slope = (n: number) => {
      const before = at(n - 1);
      const here = at(n);
      const after = at(n + 1);
      const left = (here[field] - before[field]) / (here.y - before.y || 1);
      const right = (after[field] - here[field]) / (after.y - here.y || 1);
      return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
    };
    const gap = high.y - low.y;
    const t2 = t * t;
    const t3 = t2 * t;
    return (
      (2 * t3 - 3 * t2 + 1) * low[field] +
      (t3 - 2 * t2 + t) * gap * slope(place) +
      (3 * t2 - 2 * t3) * high[field] +
      (t3 - t2) * gap * slope(place + 1)
    );
  };
  const ratio = smooth('ratio');
  // Ramanujan's girth of an ellipse, for a half width of 1.
  const h = ((1 - ratio) / (1 + ratio)) ** 2;
  const unit = Math.PI * (1 + ratio) * (1 + (3 * h) / (10 + Math.sqrt(4 - 3 * h)));
  const a = smooth('girth') / unit;
  return { a, b: a * ratio, z: smooth('z') };
}

/** Distance to a round cone between two spots. */
function cone(x: number, y: number, z: number, [ax, ay, az, ar]: Spot, [bx, by, bz, br]: Spot): number {
  const dx = bx - ax;
  const dy = by - ay;
  const dz = bz - az;
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / (dx * dx + dy * dy + dz * dz)));
  return Math.hypot(x - ax - dx * t, y - ay - dy * t, z - az - dz * t) - (ar + (br - ar) * t);
}

const merge = (one: number, other: number, soft: number): number => {
  const h = Math.max(0, Math.min(1, 0.5 + (0.5 * (other - one)) / soft));
  return other + (one - other) * h - soft * h * (1 - h);
};

/** How far a point lies outside of a figure, about. `skirt`: it wears a petticoat to the floor. */
export function distanceTo(
  figure: Figure,
  skirt: number | null,
  hasArms = true,
): (x: number, y: number, z: number) => number {
  const { arm, foot, rings } = figure;
  const top = rings.at(-1)?.y ?? 0;
  const hip = sectionAt(figure, foot + 6);
  return (x, y, z) => {
    let { a, b, z: middle } = sectionAt(figure, Math.max(foot, Math.min(top, y)));
    if (skirt !== null && y < foot + 6) {
      const t = (foot + 6 - y) / (foot + 6);
      a = hip.a * (1 - t) + skirt * t;
      b = hip.b * (1 - t) + skirt * 0.86 * t;
      middle = hip.z;
    }
    const qx = x / a;
    const qz = (z - middle) / b;
    const k0 = Math.hypot(qx, qz);
    const k1 = Math.hypot(qx / a, qz / b) || 1e-9;
    let distance = (k0 * (k0 - 1)) / k1;
    if (k0 < 0.02) distance = -b;
    distance = Math.max(distance, y - top);
    if (skirt === null) distance = Math.max(distance, foot - y);
    if (hasArms) {
      const side = Math.abs(x);
      const limb = Math.min(cone(side, y, z, arm.shoulder, arm.elbow), cone(side, y, z, arm.elbow, arm.wrist));
      distance = merge(distance, limb, y > arm.shoulder[1] - 8 ? 2.5 : 0.6);
    }
    return skirt === null ? distance : Math.min(distance, y);
  };
}

/** Distances on a grid of one centimetre, looked up between its points: what a solver asks a million times. */
export function obstacleOf(distance: (x: number, y: number, z: number) => number, step = 1): Obstacle {
  const low = [-46, -4, -40] as const;
  const counts = [93, 172, 81] as const;
  const [nx, ny, nz] = counts;
  const grid = new Float32Array(nx * ny * nz);
  for (let k = 0, at = 0; k < nz; k++)
    for (let j = 0; j < ny; j++)
      for (let i = 0; i < nx; i++, at++) grid[at] = distance(low[0] + i * step, low[1] + j * step, low[2] + k * step);
  return (x, y, z, into) => {
    const fx = Math.max(0, Math.min(nx - 1.001, (x - low[0]) / step));
    const fy = Math.max(0, Math.min(ny - 1.001, (y - low[1]) / step));
    const fz = Math.max(0, Math.min(nz - 1.001, (z - low[2]) / step));
    const i = Math.floor(fx);
    const j = Math.floor(fy);
    const k = Math.floor(fz);
    const tx = fx - i;
    const ty = fy - j;
    const tz = fz - k;
    const at = (k * ny + j) * nx + i;
    const g = (di: number, dj: number, dk: number) => grid[at + di + nx * (dj + ny * dk)] as number;
    const x00 = g(0, 0, 0) * (1 - tx) + g(1, 0, 0) * tx;
    const x10 = g(0, 1, 0) * (1 - tx) + g(1, 1, 0) * tx;
    const x01 = g(0, 0, 1) * (1 - tx) + g(1, 0, 1) * tx;
    const x11 = g(0, 1, 1) * (1 - tx) + g(1, 1, 1) * tx;
    const y0 = x00 * (1 - ty) + x10 * ty;
    const y1 = x01 * (1 - ty) + x11 * ty;
    const dz = y1 - y0;
    const dy = (x10 - x00) * (1 - tz) + (x11 - x01) * tz;
    const dx =
      ((g(1, 0, 0) - g(0, 0, 0)) * (1 - ty) + (g(1, 1, 0) - g(0, 1, 0)) * ty) * (1 - tz) +
      ((g(1, 0, 1) - g(0, 0, 1)) * (1 - ty) + (g(1, 1, 1) - g(0, 1, 1)) * ty) * tz;
    const length = Math.hypot(dx, dy, dz) || 1;
    into[0] = y0 * (1 - tz) + y1 * tz;
    into[1] = dx / length;
    into[2] = dy / length;
    into[3] = dz / length;
  };
}

const linen = 0.66;
const metal = 0.16;

/** The form as it is seen: torso, arms without hands, a cap on its neck, and its stand. */
export function figureSheets(figure: Figure, hasArms = true, hasStand = true): BareSheet[] {
  const { rings, foot, arm } = figure;
  const top = rings.at(-1)?.y ?? 0;
  const torso = solid(65, 90, linen, (s, t) => {
    const around = s * 2 * Math.PI;
    // The first and the last rows close it, with round edges.
    const y = t < 0.05 ? top : t > 0.95 ? foot : top + ((foot - top) * (t - 0.05)) / 0.9;
    const inset =
      t < 0.05 ? Math.sin((t / 0.05) * (Math.PI / 2)) : t > 0.95 ? Math.sin(((1 - t) / 0.05) * (Math.PI / 2)) : 1;
    const bulge =
      t < 0.05
        ? 1.2 * Math.cos((t / 0.05) * (Math.PI / 2))
        : t > 0.95
          ? -3 * Math.cos(((1 - t) / 0.05) * (Math.PI / 2))
          : 0;
    const { a, b, z } = sectionAt(figure, y);
    const r = Math.max(0.002, inset);
    return [a * r * Math.sin(around), y + bulge, z + b * r * Math.cos(around)];
  });
  const sheets = [torso];
  if (hasArms)
    for (const side of [-1, 1]) {
      const mirror = ([x, y, z]: Spot) => [x * side, y, z] as const;
      sheets.push(
        limb(mirror(arm.shoulder), mirror(arm.elbow), mirror(arm.wrist), [arm.shoulder[3], arm.elbow[3], arm.wrist[3]]),
      );
    }
  if (hasStand) {
    sheets.push(pole(1.4, 2, foot + 2, 0, metal));
    sheets.push(
      solid(49, 12, metal, (s, t) => {
        const around = s * 2 * Math.PI;
        const r = Math.max(0.01, 17 * Math.min(1, t * 1.25));
        const y = t > 0.8 ? 1.6 * (1 - (t - 0.8) / 0.2) : 1.6 + 0.5 * (1 - t / 0.8);
        return [r * Math.sin(around), y, -1 + r * Math.cos(around)];
      }),
    );
  }
  return sheets;
}

function pole(radius: number, low: number, high: number, z: number, grey: number): BareSheet {
  return solid(17, 8, grey, (s, t) => {
    const around = s * 2 * Math.PI;
    return [radius * Math.sin(around), high + (low - high) * t, z - 1 + radius * Math.cos(around)];
  });
}

/** An arm through three spots, its radii drawn smooth, its ends round. */
function limb(
  from: readonly [number, number, number],
  knee: readonly [number, number, number],
  to: readonly [number, number, number],
  radii: readonly [number, number, number],
): BareSheet {
  const spot = (t: number, k: 0 | 1 | 2) => {
    // A curve through the elbow that bends softly.
    const a = from[k];
    const b = knee[k] * 2 - (from[k] + to[k]) / 2;
    const c = to[k];
    return a * (1 - t) * (1 - t) + 2 * b * t * (1 - t) + c * t * t;
  };
  return solid(33, 44, linen, (s, u) => {
    const t = Math.max(0, Math.min(1, (u - 0.08) / 0.84));
    const cap = u < 0.08 ? 1 - u / 0.08 : u > 0.92 ? (u - 0.92) / 0.08 : 0;
    const radius =
      t < 0.5 ? radii[0] + (radii[1] - radii[0]) * t * 2 : radii[1] + (radii[2] - radii[1]) * (t - 0.5) * 2;
    const p = [spot(t, 0), spot(t, 1), spot(t, 2)] as const;
    const q = [spot(t + 0.01, 0), spot(t + 0.01, 1), spot(t + 0.01, 2)] as const;
    const length = Math.hypot(q[0] - p[0], q[1] - p[1], q[2] - p[2]);
    const d = [(q[0] - p[0]) / length, (q[1] - p[1]) / length, (q[2] - p[2]) / length] as const;
    // Across: the picture's right made square to the arm.
    const dot = d[0];
    const ex = [1 - dot * d[0], -dot * d[1], -dot * d[2]] as const;
    const el = Math.hypot(...ex);
    const x = [ex[0] / el, ex[1] / el, ex[2] / el] as const;
    const z = [d[1] * x[2] - d[2] * x[1], d[2] * x[0] - d[0] * x[2], d[0] * x[1] - d[1] * x[0]] as const;
    const around = s * 2 * Math.PI;
    const r = radius * Math.max(0.002, Math.cos((cap * Math.PI) / 2));
    const push = (u < 0.5 ? -1 : 1) * radius * 0.8 * Math.sin((cap * Math.PI) / 2);
    const c = Math.sin(around) * r;
    const e = Math.cos(around) * r;
    return [
      p[0] + x[0] * c + z[0] * e + d[0] * push,
      p[1] + x[1] * c + z[1] * e + d[1] * push,
      p[2] + x[2] * c + z[2] * e + d[2] * push,
    ];
  });
}
