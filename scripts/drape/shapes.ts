import type { SheetKind } from '@naksha/drape';

/** A sheet before its light is found. */
export interface BareSheet {
  readonly kind: SheetKind;
  readonly columns: number;
  readonly rows: number;
  readonly positions: Float32Array;
  readonly cloth: Float32Array;
  readonly grey: number;
  readonly isTwoSided: boolean;
}

type Point = readonly [x: number, y: number, z: number];

/** A thing of plain grey, laid on a grid by a function of 0 … 1 to the right and down. */
export function solid(columns: number, rows: number, grey: number, at: (s: number, t: number) => Point): BareSheet {
  const positions = new Float32Array(columns * rows * 3);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      positions.set(at(column / (columns - 1), row / (rows - 1)), (row * columns + column) * 3);
  return { kind: 'solid', columns, rows, positions, cloth: new Float32Array(0), grey, isTwoSided: false };
}

/** Ground around a middle: dense near it, out to where no shadow falls any more. */
export function floor(x: number, z: number, radius: number, y = 0): BareSheet {
  const sheet = solid(73, 34, 1, (s, t) => {
    const around = s * 2 * Math.PI;
    const far = radius * (0.0005 + 0.9995 * t ** 1.6);
    return [x + far * Math.sin(around), y, z + far * Math.cos(around)];
  });
  return { ...sheet, kind: 'ground' };
}

/** A wall behind the goods, facing the camera. */
export function wall(z: number, width: number, height: number): BareSheet {
  const sheet = solid(60, 60, 1, (s, t) => [(s - 0.5) * width, height * (1 - t), z]);
  return { ...sheet, kind: 'ground' };
}

/** A round bar from one point to another, with rounded ends. */
export function bar(from: Point, to: Point, radius: number, grey: number, columns = 20, rows = 14): BareSheet {
  const axis = [0, 1, 2].map((k) => (to[k] ?? 0) - (from[k] ?? 0));
  const length = Math.hypot(...axis);
  const [ax = 0, ay = 0, az = 0] = axis.map((value) => value / length);
  const [ux, uy, uz] = Math.abs(ay) < 0.9 ? unit(az, 0, -ax) : unit(1, 0, 0);
  const vx = ay * uz - az * uy;
  const vy = az * ux - ax * uz;
  const vz = ax * uy - ay * ux;
  return solid(columns, rows, grey, (s, t) => {
    const around = s * 2 * Math.PI;
    // The ends are half spheres: the first and the last quarter of the rows.
    const cap = t < 0.25 ? (1 - t / 0.25) * (Math.PI / 2) : t > 0.75 ? ((t - 0.75) / 0.25) * (Math.PI / 2) : 0;
    const along =
      t < 0.25 ? -radius * Math.sin(cap) : t > 0.75 ? length + radius * Math.sin(cap) : ((t - 0.25) / 0.5) * length;
    const r = radius * Math.cos(cap);
    const c = r * Math.cos(around);
    const d = -r * Math.sin(around);
    return [
      from[0] + ax * along + ux * c + vx * d,
      from[1] + ay * along + uy * c + vy * d,
      from[2] + az * along + uz * c + vz * d,
    ];
  });
}

/** A block with rounded edges between two corners: rings of a rounded rectangle, from the middle of its top to the middle of its foot. */
export function block(low: Point, high: Point, round: number, grey: number): BareSheet {
  const middle = [0, 1, 2].map((k) => ((low[k] ?? 0) + (high[k] ?? 0)) / 2);
  const [hx = 0, hy = 0, hz = 0] = [0, 1, 2].map((k) => ((high[k] ?? 0) - (low[k] ?? 0)) / 2 - round);
  const ring: (readonly [x: number, z: number, nx: number, nz: number])[] = [];
  const corners = [
    [hx, hz, 0],
    [hx, -hz, 90],
    [-hx, -hz, 180],
    [-hx, hz, 270],
  ] as const;
  for (const [n, [x, z, start]] of corners.entries()) {
    for (let k = 0; k <= 4; k++) {
      const around = ((start + (k * 90) / 4) * Math.PI) / 180;
      ring.push([x, z, Math.sin(around), Math.cos(around)]);
    }
    const [nextX, nextZ] = corners[(n + 1) % 4] ?? corners[0];
    const around = ((start + 90) * Math.PI) / 180;
    for (let k = 1; k < 6; k++)
      ring.push([x + ((nextX - x) * k) / 6, z + ((nextZ - z) * k) / 6, Math.sin(around), Math.cos(around)]);
  }
  ring.push(ring[0] ?? [0, 0, 0, 1]);
  // How far in a ring lies, and how much of the rounding is out and up.
  const profile: (readonly [share: number, out: number, y: number])[] = [];
  for (const share of [0.002, 0.25, 0.5, 0.75, 0.92]) profile.push([share, 0, hy + round]);
  for (let k = 0; k <= 4; k++)
    profile.push([1, round * Math.sin((k * Math.PI) / 8), hy + round * Math.cos((k * Math.PI) / 8)]);
  for (let k = 1; k < 6; k++) profile.push([1, round, hy - (2 * hy * k) / 6]);
  for (let k = 0; k <= 4; k++)
    profile.push([1, round * Math.cos((k * Math.PI) / 8), -hy - round * Math.sin((k * Math.PI) / 8)]);
  for (const share of [0.6, 0.002]) profile.push([share, 0, -hy - round]);
  return solid(ring.length, profile.length, grey, (s, t) => {
    const [x, z, nx, nz] = ring[Math.round(s * (ring.length - 1))] ?? [0, 0, 0, 1];
    const [share, out, y] = profile[Math.round(t * (profile.length - 1))] ?? [1, 0, 0];
    return [(middle[0] ?? 0) + x * share + nx * out, (middle[1] ?? 0) + y, (middle[2] ?? 0) + z * share + nz * out];
  });
}

function unit(x: number, y: number, z: number): Point {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
