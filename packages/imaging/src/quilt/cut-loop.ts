/** A square window of costs around a place: what a cut through each of its pixels would show, 1 … 255. */
export interface CutWindow {
  readonly side: number;
  readonly costs: Uint8Array;
  /** `barred`: no cut goes here. `core`: what has to lie inside. The middle pixel is core. */
  readonly zones: Uint8Array;
}

export const zone = { open: 0, barred: 1, core: 2 } as const;

export interface Loop {
  /** 1 inside the loop and on it. */
  readonly inside: Uint8Array;
  /** Its pixels, in order. */
  readonly way: readonly number[];
}

const dearest = 255;
const far = 2 ** 30;

/**
 * The cheapest closed way around the core through the open pixels, or undefined where there is none: the minimum error
 * boundary cut of Efros and Freeman (2001) bent into a ring, as a shortest path (Dijkstra with Dial's buckets, 1969) in the window slit open from
 * its middle to its right edge. Where the two ends of the path do not meet, the ways from both ends and from between them are tried.
 */
export function cutLoop(window: CutWindow): Loop | undefined {
  const { side } = window;
  const middle = side >> 1;
  const starts: number[] = [];
  for (let x = middle; x < side; x++)
    if (window.zones[(middle + 1) * side + x] === zone.open) starts.push((middle + 1) * side + x);
  const first = shortest(window, starts);
  if (first === undefined) return undefined;
  let best = closes(first, side) ? first : undefined;
  if (best === undefined) {
    const [one, other] = [(first[0] ?? 0) % side, (first.at(-1) ?? 0) % side];
    const tried = new Set([one, other, (one + other) >> 1]);
    let least = Number.POSITIVE_INFINITY;
    for (const x of tried) {
      const start = (middle + 1) * side + x;
      if (window.zones[start] !== zone.open) continue;
      const way = shortest(window, [start], x);
      const cost = way === undefined ? Number.POSITIVE_INFINITY : sum(window, way);
      if (cost < least) [best, least] = [way, cost];
    }
  }
  return best === undefined ? undefined : { inside: within(window, best), way: best };
}

function closes(way: readonly number[], side: number): boolean {
  return Math.abs(((way[0] ?? 0) % side) - ((way.at(-1) ?? 0) % side)) <= 1;
}

function sum({ costs }: CutWindow, way: readonly number[]): number {
  return way.reduce((total, at) => total + (costs[at] ?? dearest), 0);
}

/** From below the slit around to above it, at column `end` ± 1 where one is given. */
function shortest({ side, costs, zones }: CutWindow, starts: readonly number[], end?: number): number[] | undefined {
  const middle = side >> 1;
  const distance = new Int32Array(side * side).fill(far);
  const before = new Int32Array(side * side).fill(-1);
  const buckets: number[][] = Array.from({ length: 2 * dearest }, () => []);
  for (const start of starts) {
    distance[start] = costs[start] ?? dearest;
    buckets[(distance[start] ?? 0) % buckets.length]?.push(start);
  }
  let idle = 0;
  for (let now = 0; idle < buckets.length; now++) {
    const bucket = buckets[now % buckets.length] ?? [];
    idle = bucket.length === 0 ? idle + 1 : 0;
    while (bucket.length > 0) {
      const at = bucket.pop() ?? 0;
      if (distance[at] !== now) continue;
      const y = Math.floor(at / side);
      const x = at - y * side;
      if (y === middle && x >= middle && (end === undefined || Math.abs(x - end) <= 1)) return traced(before, at);
      for (let dy = -1; dy <= 1; dy++) {
        const ny = y + dy;
        if (ny < 0 || ny >= side) continue;
        for (let dx = -1; dx <= 1; dx++) {
          const nx = x + dx;
          if (nx < 0 || nx >= side || (dx === 0 && dy === 0)) continue;
          if (isSlit(y, ny, middle) && Math.max(x, nx) >= middle) continue;
          const next = ny * side + nx;
          if (zones[next] !== zone.open) continue;
          // A slanting step is longer.
          const cost = now + (dx === 0 || dy === 0 ? (costs[next] ?? dearest) : Math.ceil((costs[next] ?? 0) * 1.4));
          if (cost >= (distance[next] ?? 0)) continue;
          distance[next] = cost;
          before[next] = at;
          buckets[cost % buckets.length]?.push(next);
        }
      }
    }
  }
  return undefined;
}

function isSlit(y: number, next: number, middle: number): boolean {
  return (y === middle && next === middle + 1) || (y === middle + 1 && next === middle);
}

function traced(before: Int32Array, end: number): number[] {
  const way: number[] = [];
  for (let at = end; at >= 0; at = before[at] ?? -1) way.push(at);
  return way.reverse();
}

/** What can be reached from the middle without crossing the way, and the way itself. */
function within({ side }: CutWindow, way: readonly number[]): Uint8Array {
  const inside = new Uint8Array(side * side);
  for (const at of way) inside[at] = 1;
  const middle = (side >> 1) * side + (side >> 1);
  const stack = inside[middle] === 1 ? [] : [middle];
  inside[middle] = 1;
  while (stack.length > 0) {
    const at = stack.pop() ?? 0;
    const x = at % side;
    for (const next of [x > 0 ? at - 1 : -1, x < side - 1 ? at + 1 : -1, at - side, at + side]) {
      if (next < 0 || next >= inside.length || inside[next] === 1) continue;
      inside[next] = 1;
      stack.push(next);
    }
  }
  return inside;
}
