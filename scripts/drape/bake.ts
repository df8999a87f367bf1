import { harmonics, harmonicsOf, normalsOf, type Sheet } from '@naksha/drape';

/** Directions that each point looks into. */
const looks = 64;
/** What an occluded look brings back of the light all around: cloth lights cloth. */
const returned = 0.24;

interface Bare {
  readonly kind: Sheet['kind'];
  readonly columns: number;
  readonly rows: number;
  readonly positions: Float32Array;
  readonly cloth: Float32Array;
  readonly grey: number;
  readonly isTwoSided: boolean;
}

/** Finds how each point of each sheet takes light from all around, past the other sheets. */
export function bake(sheets: readonly Bare[]): Sheet[] {
  const tree = buildTree(sheets);
  return sheets.map(({ isTwoSided, ...sheet }) => {
    const normals = normalsOf(sheet);
    const front = look(tree, sheet.positions, normals, 1);
    const back = isTwoSided ? { back: look(tree, sheet.positions, normals, -1) } : {};
    return {
      ...sheet,
      front: smooth(smooth(front, sheet), sheet),
      ...(isTwoSided ? { back: smooth(smooth(back.back ?? front, sheet), sheet) } : {}),
    };
  });
}

/** Evens the noise of a limited number of looks out between neighbours. */
function smooth(values: Float32Array, { columns, rows }: Pick<Sheet, 'columns' | 'rows'>): Float32Array {
  const made = new Float32Array(values.length);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      for (let place = 0; place < harmonics; place++) {
        let sum = 0;
        let weight = 0;
        for (let dy = -1; dy <= 1; dy++)
          for (let dx = -1; dx <= 1; dx++) {
            const r = row + dy;
            const c = column + dx;
            if (r < 0 || c < 0 || r >= rows || c >= columns) continue;
            const w = (dx === 0 ? 2 : 1) * (dy === 0 ? 2 : 1);
            sum += w * (values[(r * columns + c) * harmonics + place] as number);
            weight += w;
          }
        made[(row * columns + column) * harmonics + place] = sum / weight;
      }
  return made;
}

function look(tree: Tree, positions: Float32Array, normals: Float32Array, side: 1 | -1): Float32Array {
  const points = positions.length / 3;
  const taken = new Float32Array(points * harmonics);
  // A spiral that covers the half sphere by the cosine: each look weighs the same.
  const spiral = Array.from({ length: looks }, (_, n) => {
    const r = Math.sqrt((n + 0.5) / looks);
    const around = n * 2.399963229728653;
    return [r * Math.cos(around), r * Math.sin(around), Math.sqrt(Math.max(0, 1 - r * r))] as const;
  });
  for (let point = 0; point < points; point++) {
    const at = point * 3;
    const nx = side * (normals[at] as number);
    const ny = side * (normals[at + 1] as number);
    const nz = side * (normals[at + 2] as number);
    const [tx, ty, tz] = Math.abs(ny) < 0.9 ? unit(nz, 0, -nx) : unit(0, -nz, ny);
    const bx = ny * tz - nz * ty;
    const by = nz * tx - nx * tz;
    const bz = nx * ty - ny * tx;
    const turn = ((point * 0.7548776662466927) % 1) * 2 * Math.PI;
    const co = Math.cos(turn);
    const si = Math.sin(turn);
    const ox = (positions[at] as number) + nx * 0.35;
    const oy = (positions[at + 1] as number) + ny * 0.35;
    const oz = (positions[at + 2] as number) + nz * 0.35;
    for (const [a0, b0, c] of spiral) {
      const a = a0 * co - b0 * si;
      const b = a0 * si + b0 * co;
      const dx = a * tx + b * bx + c * nx;
      const dy = a * ty + b * by + c * ny;
      const dz = a * tz + b * bz + c * nz;
      if (isHit(tree, ox, oy, oz, dx, dy, dz)) {
        taken[point * harmonics] = (taken[point * harmonics] as number) + (0.282095 * returned) / looks;
        continue;
      }
      const shape = harmonicsOf([dx, dy, dz]);
      for (let place = 0; place < harmonics; place++)
        taken[point * harmonics + place] =
          (taken[point * harmonics + place] as number) + (shape[place] as number) / looks;
    }
  }
  return taken;
}

function unit(x: number, y: number, z: number): [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** Triangles in boxes of boxes. */
interface Tree {
  /** Nine numbers for each triangle. */
  readonly corners: Float32Array;
  /** Lowest and highest corner of each box. */
  readonly boxes: Float32Array;
  /** For each box its second child, or −1 − its first triangle; the first child lies next. */
  readonly turns: Int32Array;
  readonly counts: Int32Array;
}

const leaf = 4;

function buildTree(sheets: readonly Bare[]): Tree {
  const all: number[] = [];
  for (const { columns, rows, positions, kind } of sheets) {
    if (kind === 'ground') continue;
    const put = (point: number) =>
      all.push(positions[point * 3] as number, positions[point * 3 + 1] as number, positions[point * 3 + 2] as number);
    for (let row = 0; row + 1 < rows; row++)
      for (let column = 0; column + 1 < columns; column++) {
        const a = row * columns + column;
        for (const point of [a, a + columns, a + 1, a + 1, a + columns, a + columns + 1]) put(point);
      }
  }
  const count = all.length / 9;
  const order = Int32Array.from({ length: count }, (_, n) => n);
  const middle = Float32Array.from({ length: count * 3 }, (_, n) => {
    const at = Math.floor(n / 3) * 9 + (n % 3);
    return ((all[at] as number) + (all[at + 3] as number) + (all[at + 6] as number)) / 3;
  });
  const boxes: number[] = [];
  const turns: number[] = [];
  const counts: number[] = [];
  const build = (from: number, to: number): void => {
    const node = turns.length;
    const low = [1e9, 1e9, 1e9];
    const high = [-1e9, -1e9, -1e9];
    for (let n = from; n < to; n++)
      for (let k = 0; k < 9; k++) {
        const value = all[(order[n] as number) * 9 + k] as number;
        low[k % 3] = Math.min(low[k % 3] as number, value);
        high[k % 3] = Math.max(high[k % 3] as number, value);
      }
    boxes.push(...low, ...high);
    turns.push(-1 - from);
    counts.push(to - from);
    if (to - from <= leaf) return;
    const spans = [0, 1, 2].map((axis) => (high[axis] as number) - (low[axis] as number));
    const axis = spans.indexOf(Math.max(...spans));
    order
      .subarray(from, to)
      .sort((one, other) => (middle[one * 3 + axis] as number) - (middle[other * 3 + axis] as number) || one - other);
    const half = (from + to) >> 1;
    counts[node] = 0;
    build(from, half);
    turns[node] = turns.length;
    build(half, to);
  };
  build(0, count);
  const corners = new Float32Array(count * 9);
  order.forEach((triangle, n) => {
    for (let k = 0; k < 9; k++) corners[n * 9 + k] = all[triangle * 9 + k] as number;
  });
  return { corners, boxes: Float32Array.from(boxes), turns: Int32Array.from(turns), counts: Int32Array.from(counts) };
}

const stack = new Int32Array(128);

function isHit(
  { corners, boxes, turns, counts }: Tree,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): boolean {
  const ix = 1 / (dx || 1e-12);
  const iy = 1 / (dy || 1e-12);
  const iz = 1 / (dz || 1e-12);
  let top = 1;
  stack[0] = 0;
  while (top > 0) {
    const node = stack[--top] as number;
    const at = node * 6;
    const x1 = ((boxes[at] as number) - ox) * ix;
    const x2 = ((boxes[at + 3] as number) - ox) * ix;
    const y1 = ((boxes[at + 1] as number) - oy) * iy;
    const y2 = ((boxes[at + 4] as number) - oy) * iy;
    const z1 = ((boxes[at + 2] as number) - oz) * iz;
    const z2 = ((boxes[at + 5] as number) - oz) * iz;
    const enter = Math.max(0, Math.min(x1, x2), Math.min(y1, y2), Math.min(z1, z2));
    const leave = Math.min(Math.max(x1, x2), Math.max(y1, y2), Math.max(z1, z2));
    if (leave < enter) continue;
    const count = counts[node] as number;
    if (count === 0) {
      stack[top++] = turns[node] as number;
      stack[top++] = node + 1;
      continue;
    }
    const first = -1 - (turns[node] as number);
    for (let n = first; n < first + count; n++) {
      const c = n * 9;
      const ax = corners[c] as number;
      const ay = corners[c + 1] as number;
      const az = corners[c + 2] as number;
      const ux = (corners[c + 3] as number) - ax;
      const uy = (corners[c + 4] as number) - ay;
      const uz = (corners[c + 5] as number) - az;
      const vx = (corners[c + 6] as number) - ax;
      const vy = (corners[c + 7] as number) - ay;
      const vz = (corners[c + 8] as number) - az;
      const px = dy * vz - dz * vy;
      const py = dz * vx - dx * vz;
      const pz = dx * vy - dy * vx;
      const det = ux * px + uy * py + uz * pz;
      if (Math.abs(det) < 1e-12) continue;
      const sx = ox - ax;
      const sy = oy - ay;
      const sz = oz - az;
      const a = (sx * px + sy * py + sz * pz) / det;
      if (a < 0 || a > 1) continue;
      const qx = sy * uz - sz * uy;
      const qy = sz * ux - sx * uz;
      const qz = sx * uy - sy * ux;
      const b = (dx * qx + dy * qy + dz * qz) / det;
      if (b < 0 || a + b > 1) continue;
      if ((vx * qx + vy * qy + vz * qz) / det > 0.15) return true;
    }
  }
  return false;
}
