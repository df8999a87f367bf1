import { junction, latticeOf, onward, outside, steps } from './lattice.ts';

/**
 * Every border between two areas, once: lines from junction to junction, and closed ones. A line is a run of unit steps along pixel
 * corners. All arrays but `steps` and the nodes' have one entry a line.
 */
export interface Lines {
  readonly count: number;
  /** Directions of all lines' steps one after the other; `from[i]` is where line i begins, `from[i + 1]` where it ends. */
  readonly steps: Uint8Array;
  readonly from: readonly number[];
  readonly startX: readonly number[];
  readonly startY: readonly number[];
  /** Ranks to the left and right as the line goes; `outside` beyond the picture. */
  readonly left: readonly number[];
  readonly right: readonly number[];
  /** Nodes at both ends; −1 for a closed line. */
  readonly nodeA: readonly number[];
  readonly nodeB: readonly number[];
  readonly nodeX: readonly number[];
  readonly nodeY: readonly number[];
}

/** Follows all borders of a map of ranks, whose pixels lie `width` a row. */
export function traceLines(ranks: Uint8Array, width: number, height: number): Lines {
  const corners = latticeOf(ranks, width, height);
  const across = width + 1;
  const lines = {
    from: [0],
    startX: [] as number[],
    startY: [] as number[],
    left: [] as number[],
    right: [] as number[],
    nodeA: [] as number[],
    nodeB: [] as number[],
    nodeX: [] as number[],
    nodeY: [] as number[],
  };
  const nodes = new Map<number, number>();
  let taken = new Uint8Array(2 ** 16);
  let count = 0;

  const nodeAt = (at: number): number => {
    const known = nodes.get(at);
    if (known !== undefined) return known;
    const node = lines.nodeX.length;
    nodes.set(at, node);
    lines.nodeX.push(at % across);
    lines.nodeY.push(Math.floor(at / across));
    return node;
  };
  const rankAt = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? outside : (ranks[y * width + x] ?? 0);

  const follow = (start: number, first: number): void => {
    const x = start % across;
    const y = Math.floor(start / across);
    const isOpen = ((corners[start] ?? 0) & junction) !== 0;
    lines.startX.push(x);
    lines.startY.push(y);
    // Left of a step to the right lies the pixel above it, and so on round.
    lines.left.push(rankAt(first === 0 || first === 1 ? x : x - 1, first === 1 || first === 2 ? y : y - 1));
    lines.right.push(rankAt(first === 0 || first === 3 ? x : x - 1, first === 0 || first === 1 ? y : y - 1));
    let at = start;
    let direction = first;
    for (;;) {
      corners[at] = (corners[at] ?? 0) & ~(1 << direction);
      if (count === taken.length) {
        const more = new Uint8Array(count * 2);
        more.set(taken);
        taken = more;
      }
      taken[count++] = direction;
      at += (steps.x[direction] ?? 0) + (steps.y[direction] ?? 0) * across;
      const corner = (corners[at] ?? 0) & ~(1 << ((direction + 2) & 3));
      corners[at] = corner;
      if (corner & junction) break;
      direction = onward(corner, direction);
      if (direction < 0) break;
    }
    lines.nodeA.push(isOpen ? nodeAt(start) : -1);
    lines.nodeB.push(isOpen ? nodeAt(at) : -1);
    lines.from.push(count);
  };

  for (let at = 0; at < corners.length; at++) {
    if (!((corners[at] ?? 0) & junction)) continue;
    for (let direction = 0; direction < 4; direction++) {
      if ((corners[at] ?? 0) & (1 << direction)) follow(at, direction);
    }
  }
  for (let at = 0; at < corners.length; at++) {
    for (let direction = 0; direction < 4; direction++) {
      if ((corners[at] ?? 0) & (1 << direction)) follow(at, direction);
    }
  }
  return { ...lines, count: lines.left.length, steps: taken.subarray(0, count) };
}
