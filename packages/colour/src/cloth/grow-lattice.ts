import type { ClothField } from './cloth-field.ts';
import type { Basis, Point } from './find-basis.ts';
import type { Seen, Warp } from './warp.ts';

/** Samples along the side of a patch, which is this many cells wide. */
const samples = 14;
const patchCells = 1.15;
/** How far a cell is looked for from where its neighbours say, in cells, in so many steps either way. */
const astray = { cells: 0.21, steps: 3 };
/** A cell belongs to the lattice that is at least so like the first ones. */
const leastLike = 0.45;
/** Of a patch must be cloth. */
const leastCloth = 0.7;
/** Cells from the first one, either way. */
const farthest = 120;
/** Cells that are followed, at most: of a small repeat a part of the cloth is enough. */
const mostCells = 900;
/** A cell that was found so like the others from one neighbour is not looked for from the next. */
const found = 0.75;
/** So many cells are averaged as what the next are held against. */
const averaged = 24;

interface Node extends Point {
  readonly i: number;
  readonly j: number;
  readonly a: Point;
  readonly b: Point;
  readonly value: number;
}

/** Cells of a lattice that were seen one after the other, and how like each other they are, 0 … 1. */
export interface Grown {
  readonly start: Warp;
  readonly seen: Seen;
  readonly count: number;
  readonly likeness: number;
}

/** Follows a lattice from one place of a cloth over its folds: from the surest cell to its four neighbours. Undefined for less than 2 × 2 cells. */
export function growLattice(field: ClothField, basis: Basis): Grown | undefined {
  const patch = new Float32Array(samples * samples * 3);
  const mean = new Float32Array(patch.length);
  const seed = placed(basis);
  if (!read(field, seed, mean)) return undefined;
  const nodes = new Map<number, Node>();
  const open: Node[] = [seed];
  let taken = 0;
  const sureOf = new Map<number, number>();
  while (open.length > 0 && nodes.size < mostCells) {
    let best = 0;
    for (let i = 1; i < open.length; i++) if ((open[i]?.value ?? 0) > (open[best]?.value ?? 0)) best = i;
    const [node] = open.splice(best, 1);
    if (node === undefined || nodes.has(keyOf(node.i, node.j))) continue;
    nodes.set(keyOf(node.i, node.j), settled(node, nodes));
    if (taken > 0 && taken < averaged && read(field, node, patch)) {
      for (let at = 0; at < mean.length; at++) mean[at] = ((mean[at] ?? 0) * taken + (patch[at] ?? 0)) / (taken + 1);
    }
    taken += 1;
    const from = nodes.get(keyOf(node.i, node.j)) ?? node;
    for (const [di, dj] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const [i, j] = [node.i + di, node.j + dj];
      if (Math.abs(i) > farthest || Math.abs(j) > farthest || nodes.has(keyOf(i, j))) continue;
      if ((sureOf.get(keyOf(i, j)) ?? 0) >= found) continue;
      const { a, b } = from;
      const guess = { i, j, a, b, x: from.x + di * a.x + dj * b.x, y: from.y + di * a.y + dj * b.y, value: 0 };
      const next = looked(field, guess, mean, patch);
      sureOf.set(keyOf(i, j), next.value);
      if (next.value >= leastLike) open.push(next);
    }
  }
  return sheetOf([...nodes.values()], basis);
}

const placed = ({ at, a, b }: Basis): Node => ({ i: 0, j: 0, x: at.x, y: at.y, a, b, value: 1 });

const keyOf = (i: number, j: number) => (i + 512) * 1024 + j + 512;

/** The ways to the next cells, from those neighbours that are known. */
function settled(node: Node, nodes: ReadonlyMap<number, Node>): Node {
  const way = (di: number, dj: number, old: Point): Point => {
    const after = nodes.get(keyOf(node.i + di, node.j + dj));
    const before = nodes.get(keyOf(node.i - di, node.j - dj));
    const steps = [
      after && { x: after.x - node.x, y: after.y - node.y },
      before && { x: node.x - before.x, y: node.y - before.y },
    ];
    const known = steps.filter((step) => step !== undefined);
    if (known.length === 0) return old;
    const x = known.reduce((sum, step) => sum + step.x, 0) / known.length;
    const y = known.reduce((sum, step) => sum + step.y, 0) / known.length;
    return { x: 0.5 * (old.x + x), y: 0.5 * (old.y + y) };
  };
  return { ...node, a: way(1, 0, node.a), b: way(0, 1, node.b) };
}

/** The place near a guess that is most like the cells so far, first in coarse steps. */
function looked(field: ClothField, guess: Node, mean: Float32Array, patch: Float32Array): Node {
  let best = guess;
  let step = astray.cells / astray.steps;
  const tried = (s: number, t: number, around: Node): number => {
    const moved = at(around, s, t);
    return read(field, moved, patch) ? alike(patch, mean) : -1;
  };
  let value = -1;
  for (let t = -astray.steps; t <= astray.steps; t++) {
    for (let s = -astray.steps; s <= astray.steps; s++) {
      const here = tried(s * step, t * step, guess);
      if (here > value) {
        value = here;
        best = at(guess, s * step, t * step);
      }
    }
  }
  for (let turn = 0; turn < 3 && value > 0; turn++) {
    step /= 2;
    const middle = best;
    for (const [s, t] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const here = tried(s * step, t * step, middle);
      if (here > value) {
        value = here;
        best = at(middle, s * step, t * step);
      }
    }
  }
  return { ...best, value };
}

const at = (node: Node, s: number, t: number): Node => ({
  ...node,
  x: node.x + s * node.a.x + t * node.b.x,
  y: node.y + s * node.a.y + t * node.b.y,
});

/** Reads the cell around a node along its ways; false where too little of it is cloth. */
function read({ width, height, planes, inside }: ClothField, { x, y, a, b }: Node, into: Float32Array): boolean {
  let cloth = 0;
  for (let row = 0; row < samples; row++) {
    for (let column = 0; column < samples; column++) {
      const s = ((column + 0.5) / samples - 0.5) * patchCells;
      const t = ((row + 0.5) / samples - 0.5) * patchCells;
      const [px, py] = [x + s * a.x + t * b.x, y + s * a.y + t * b.y];
      const to = (row * samples + column) * 3;
      const [left, top] = [Math.floor(px), Math.floor(py)];
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height || !inside[top * width + left]) {
        into[to] = 0;
        into[to + 1] = 0;
        into[to + 2] = 0;
        continue;
      }
      cloth += 1;
      const [fx, fy] = [px - left, py - top];
      const from = (top * width + left) * 3;
      const below = from + width * 3;
      for (let c = 0; c < 3; c++) {
        const upper = (planes[from + c] ?? 0) * (1 - fx) + (planes[from + 3 + c] ?? 0) * fx;
        const lower = (planes[below + c] ?? 0) * (1 - fx) + (planes[below + 3 + c] ?? 0) * fx;
        into[to + c] = upper * (1 - fy) + lower * fy;
      }
    }
  }
  return cloth >= leastCloth * samples * samples;
}

/** −1 … 1. */
function alike(one: Float32Array, other: Float32Array): number {
  let [both, first, second] = [0, 0, 0];
  for (let i = 0; i < one.length; i++) {
    const [p, q] = [one[i] ?? 0, other[i] ?? 0];
    both += p * q;
    first += p * p;
    second += q * q;
  }
  return first > 0 && second > 0 ? both / Math.sqrt(first * second) : 0;
}

/** Knots for all cells that were seen and one around them; those that were not lie where the seed's ways lead. */
function sheetOf(nodes: readonly Node[], { at: middle, a, b }: Basis): Grown | undefined {
  const [is, js] = [nodes.map(({ i }) => i), nodes.map(({ j }) => j)];
  const from = { x: Math.min(...is) - 2, y: Math.min(...js) - 2 };
  const columns = Math.max(...is) - from.x + 3;
  const rows = Math.max(...js) - from.y + 3;
  if (columns < 6 || rows < 6) return undefined;
  const count = columns * rows;
  const make = () => new Float64Array(count);
  const [xs, ys, seenX, seenY, weights] = [make(), make(), make(), make(), make()];
  for (let k = 0; k < count; k++) {
    const [i, j] = [from.x + (k % columns), from.y + Math.floor(k / columns)];
    xs[k] = middle.x + i * a.x + j * b.x;
    ys[k] = middle.y + i * a.y + j * b.y;
  }
  let like = 0;
  for (const { i, j, x, y, value } of nodes) {
    const k = (j - from.y) * columns + i - from.x;
    seenX[k] = x;
    seenY[k] = y;
    weights[k] = Math.max(0.05, value) ** 2;
    like += value / nodes.length;
  }
  return {
    start: { from, finer: 1, columns, rows, xs, ys },
    seen: { xs: seenX, ys: seenY, weights },
    count: nodes.length,
    likeness: like,
  };
}
