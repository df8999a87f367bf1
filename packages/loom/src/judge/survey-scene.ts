import type { Ink, Item, Scene, SceneSymbol } from '../drawing/scene.ts';
import { steady } from '../numbers/steady.ts';
import { type Role, roles } from '../vocabulary/roles.ts';
import { type Traced, tracePath } from './trace-path.ts';

/** What lies where on one module of a cloth, by samples: the ink of each, and what motif it is part of. Without colours. */
export interface Survey {
  /** Samples across and down. */
  readonly width: number;
  readonly height: number;
  readonly inks: readonly Ink[];
  /** Index into `inks` for each sample, row by row. */
  readonly map: Uint16Array;
  /** Share of the area by ink, 0 … 1; together 1. */
  readonly shares: ReadonlyMap<Ink, number>;
  /** The same by role: a mixture goes to the role that leads in it, a crossing of yarns to both. */
  readonly byRole: ReadonlyMap<Role, number>;
}

/** Samples across a module: areas are good to half a hundredth. A prime, so that thin lines at even distances are not all met, or all missed. */
const samples = 163;
/** Of more than this a thin wash is taken for the colour itself. */
const covering = 0.5;
const kept = new WeakMap<Scene, Survey>();
const traced = new WeakMap<SceneSymbol, readonly Traced[]>();

/**
 * Measures a scene by samples of one module: every shape in order, each place by what lies on top. Uses nothing but plain arithmetic, so that browser and server
 * find the same. What shaders do to edges is not seen.
 */
export function surveyScene(scene: Scene): Survey {
  const ready = kept.get(scene);
  if (ready !== undefined) return ready;
  const survey = measure(scene);
  kept.set(scene, survey);
  return survey;
}

function measure(scene: Scene): Survey {
  const { w, h } = scene.torus;
  const width = samples;
  const height = Math.max(24, Math.round((samples * h) / w));
  const board = new Board(width, height, (scene.torus.brickX / w) * width, (scene.torus.dropY / h) * height);
  const inks: Ink[] = [];
  const indexOf = (ink: Ink): number => {
    const known = inks.indexOf(ink);
    return known >= 0 ? known : inks.push(ink) - 1;
  };
  const per = { x: width / w, y: height / h };
  const traces: (readonly Traced[] | undefined)[] = [];
  for (const layer of scene.layers) {
    if (layer.wash !== undefined) board.map.fill(indexOf(layer.wash));
    for (const item of layer.items) {
      const symbol = scene.symbols[item.symbol];
      if (symbol === undefined) continue;
      const paths = traces[item.symbol] ?? pathsOf(symbol);
      traces[item.symbol] = paths;
      const way = wayOf(item, per);
      for (const [at, { fill, stroke, strokeWidth = 1, evenOdd, opacity = 1 }] of symbol.shapes.entries()) {
        const lines = paths[at];
        if (lines === undefined || opacity < covering) continue;
        if (fill !== undefined) {
          for (const line of lines) board.outline(line, way);
          board.fill(indexOf(fill), evenOdd === true);
        }
        if (stroke !== undefined) {
          for (const line of lines) board.stroke(line, way, strokeWidth * item.scale * per.x);
          board.fill(indexOf(stroke), false);
        }
      }
    }
  }
  const counts = new Array<number>(inks.length).fill(0);
  for (const index of board.map) counts[index] = (counts[index] ?? 0) + 1;
  const shares = new Map(inks.map((ink, index) => [ink, (counts[index] ?? 0) / board.map.length]));
  const isWoven = scene.surface.some(({ shader }) => shader === 'interlace');
  return { width, height, inks, map: board.map, shares, byRole: partsOf(shares, isWoven) };
}

function partsOf(shares: ReadonlyMap<Ink, number>, isWoven: boolean): Map<Role, number> {
  const parts = new Map<Role, number>();
  const add = (name: string | undefined, share: number) => {
    const role = roles.find((each) => each === name);
    if (role !== undefined && share > 0) parts.set(role, (parts.get(role) ?? 0) + share);
  };
  for (const [ink, share] of shares) {
    const [from, to, part = '0'] = ink.split(/[>:]/);
    const mixed = isWoven ? Number(part) : Number(part) > 0.5 ? 1 : 0;
    add(from, share * (1 - mixed));
    add(to, share * mixed);
  }
  return parts;
}

/** The paths of a symbol in the order of its shapes; a symbol is kept by several scenes of one cloth. */
function pathsOf(symbol: SceneSymbol): readonly Traced[] {
  const ready = traced.get(symbol);
  if (ready !== undefined) return ready;
  const paths = symbol.shapes.map(({ d, opacity = 1 }) => (opacity < covering ? [] : tracePath(d)));
  traced.set(symbol, paths);
  return paths;
}

/** From a symbol's units to samples: x′ = ax + cy + e, y′ = bx + dy + f. */
type Way = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

function wayOf({ x, y, turn, scale, flip }: Item, per: { readonly x: number; readonly y: number }): Way {
  const cos = steady.cos(turn) * scale;
  const sin = steady.sin(turn) * scale;
  const side = flip === true ? -1 : 1;
  return [side * cos * per.x, side * sin * per.y, -sin * per.x, cos * per.y, x * per.x, y * per.y];
}

/** A module as a board of samples that goes on over its own edges, shifted as the torus is. */
class Board {
  readonly map: Uint16Array;
  readonly #width: number;
  readonly #height: number;
  readonly #brick: number;
  readonly #drop: number;
  /** Where outlines cross the rows: the rows between `#top` and `#bottom` have lists of crossings. */
  #heads = new Int32Array(0);
  #next = new Int32Array(1 << 12);
  #xs = new Float64Array(1 << 12);
  #ways = new Int8Array(1 << 12);
  #count = 0;
  /** Ends of straight pieces: x, y, x, y by turns. */
  #edges = new Float64Array(1 << 14);
  #filled = 0;
  /** Rows that they cross: from the first on, before the end. */
  #first = Number.POSITIVE_INFINITY;
  #end = Number.NEGATIVE_INFINITY;

  constructor(width: number, height: number, brick: number, drop: number) {
    this.#width = width;
    this.#height = height;
    this.#brick = Math.round(brick);
    this.#drop = Math.round(drop);
    this.map = new Uint16Array(width * height);
  }

  outline(line: readonly number[], [a, b, c, d, e, f]: Way): void {
    const n = line.length;
    const [u = 0, v = 0] = [line[n - 2], line[n - 1]];
    let fromX = a * u + c * v + e;
    let fromY = b * u + d * v + f;
    for (let i = 0; i < n; i += 2) {
      const x = line[i] ?? 0;
      const y = line[i + 1] ?? 0;
      const toX = a * x + c * y + e;
      const toY = b * x + d * y + f;
      this.#edge(fromX, fromY, toX, toY);
      fromX = toX;
      fromY = toY;
    }
  }

  /** Each piece as a rectangle; the ends reach on a little so that joints are closed. */
  stroke(line: readonly number[], [a, b, c, d, e, f]: Way, width: number): void {
    const half = width / 2;
    // Farther from the piece than its rectangle reaches.
    const reach = half * 1.5 + 1e-6;
    let x0 = 0;
    let y0 = 0;
    for (let i = 0; i + 1 < line.length; i += 2) {
      const x = line[i] ?? 0;
      const y = line[i + 1] ?? 0;
      const x1 = a * x + c * y + e;
      const y1 = b * x + d * y + f;
      // Most pieces lie between the middles of two rows.
      const isCrossing = i > 0 && Math.ceil(Math.min(y0, y1) - reach - 0.5) < Math.ceil(Math.max(y0, y1) + reach - 0.5);
      const length = isCrossing ? Math.sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0)) : 0;
      if (length > 0) {
        const dx = ((x1 - x0) / length) * half;
        const dy = ((y1 - y0) / length) * half;
        const [ax, ay, bx, by] = [x0 - dx * 0.4, y0 - dy * 0.4, x1 + dx * 0.4, y1 + dy * 0.4];
        this.#edge(ax - dy, ay + dx, ax + dy, ay - dx);
        this.#edge(ax + dy, ay - dx, bx + dy, by - dx);
        this.#edge(bx + dy, by - dx, bx - dy, by + dx);
        this.#edge(bx - dy, by + dx, ax - dy, ay + dx);
      }
      x0 = x1;
      y0 = y1;
    }
  }

  #edge(x0: number, y0: number, x1: number, y1: number): void {
    const from = Math.ceil(y0 - 0.5);
    const to = Math.ceil(y1 - 0.5);
    // Crosses the middle of no row.
    if (from === to) return;
    if (this.#filled + 4 > this.#edges.length) {
      const more = new Float64Array(this.#edges.length * 2);
      more.set(this.#edges);
      this.#edges = more;
    }
    const first = Math.min(from, to);
    const end = Math.max(from, to);
    if (first < this.#first) this.#first = first;
    if (end > this.#end) this.#end = end;
    const edges = this.#edges;
    edges[this.#filled++] = x0;
    edges[this.#filled++] = y0;
    edges[this.#filled++] = x1;
    edges[this.#filled++] = y1;
  }

  /** Paints what the outlines so far enclose, and forgets them. */
  fill(ink: number, isEvenOdd: boolean): void {
    const edges = this.#edges;
    const filled = this.#filled;
    const first = this.#first;
    const rows = this.#end - first;
    this.#filled = 0;
    this.#first = Number.POSITIVE_INFINITY;
    this.#end = Number.NEGATIVE_INFINITY;
    if (!(rows > 0)) return;
    if (this.#heads.length < rows) this.#heads = new Int32Array(rows * 2);
    this.#heads.fill(-1, 0, rows);
    this.#count = 0;
    for (let i = 0; i < filled; i += 4) this.#cross(edges, i, first);
    for (let row = 0; row < rows; row++) this.#spans(first + row, this.#heads[row] ?? -1, ink, isEvenOdd);
  }

  #cross(edges: Float64Array, i: number, first: number): void {
    let x0 = edges[i] ?? 0;
    let y0 = edges[i + 1] ?? 0;
    let x1 = edges[i + 2] ?? 0;
    let y1 = edges[i + 3] ?? 0;
    const way = y1 > y0 ? 1 : -1;
    if (way < 0) {
      const [x, y] = [x0, y0];
      x0 = x1;
      y0 = y1;
      x1 = x;
      y1 = y;
    }
    const from = Math.ceil(y0 - 0.5);
    const to = Math.ceil(y1 - 0.5) - 1;
    const slope = (x1 - x0) / (y1 - y0);
    for (let row = from; row <= to; row++) {
      if (this.#count === this.#xs.length) this.#grow();
      const at = this.#count++;
      this.#xs[at] = x0 + (row + 0.5 - y0) * slope;
      this.#ways[at] = way;
      this.#next[at] = this.#heads[row - first] ?? -1;
      this.#heads[row - first] = at;
    }
  }

  #grow(): void {
    const [next, xs, ways] = [this.#next, this.#xs, this.#ways];
    this.#next = new Int32Array(next.length * 2);
    this.#next.set(next);
    this.#xs = new Float64Array(xs.length * 2);
    this.#xs.set(xs);
    this.#ways = new Int8Array(ways.length * 2);
    this.#ways.set(ways);
  }

  /** Crossings of a row, by place. */
  #list: number[] = [];

  #spans(row: number, head: number, ink: number, isEvenOdd: boolean): void {
    const list = this.#list;
    let n = 0;
    for (let at = head; at >= 0; at = this.#next[at] ?? -1) {
      const x = this.#xs[at] ?? 0;
      let i = n++;
      for (; i > 0 && (this.#xs[list[i - 1] ?? 0] ?? 0) > x; i--) list[i] = list[i - 1] ?? 0;
      list[i] = at;
    }
    let winding = 0;
    for (let i = 0; i + 1 < n; i++) {
      const at = list[i] ?? 0;
      winding += isEvenOdd ? 1 : (this.#ways[at] ?? 0);
      const isInside = isEvenOdd ? winding % 2 === 1 : winding !== 0;
      if (isInside) this.#paint(row, this.#xs[at] ?? 0, this.#xs[list[i + 1] ?? 0] ?? 0, ink);
    }
  }

  #paint(row: number, from: number, to: number, ink: number): void {
    const [width, height] = [this.#width, this.#height];
    const first = Math.ceil(from - 0.5);
    const last = Math.min(Math.ceil(to - 0.5) - 1, first + width - 1);
    if (last < first) return;
    if (this.#drop === 0) {
      const turns = Math.floor(row / height);
      const line = (row - turns * height) * width;
      const shift = turns * this.#brick;
      for (let x = first - shift; x <= last - shift; x++) this.map[line + modulo(x, width)] = ink;
      return;
    }
    for (let x = first; x <= last; x++) {
      const turns = Math.floor(x / width);
      this.map[modulo(row - turns * this.#drop, height) * width + x - turns * width] = ink;
    }
  }
}

function modulo(value: number, by: number): number {
  const rest = value % by;
  return rest < 0 ? rest + by : rest;
}
