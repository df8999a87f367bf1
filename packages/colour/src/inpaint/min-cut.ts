/** The cheapest cut of a network between its source and its sink. Built once for its largest size and used again and again. */
export interface MinCut {
  /** Begins again with so many nodes and nothing between them. */
  readonly clear: (nodes: number) => void;
  /** What it costs to leave a node with the sink, and with the source. */
  readonly addTerminals: (node: number, withSink: number, withSource: number) => void;
  /** What it costs to part two nodes: the first with the source, and the other way round. */
  readonly addEdge: (one: number, other: number, there: number, back: number) => void;
  /** Finds the cut. */
  readonly run: () => void;
  /** Whether a node is on the side of the sink. */
  readonly isWithSink: (node: number) => boolean;
}

const [none, terminal, orphan] = [-1, -2, -3];

/** After Boykov and Kolmogorov, 2004: two trees that grow towards each other and mend what a path has cut. */
export function createMinCut(mostNodes: number, mostEdges: number): MinCut {
  const first = new Int32Array(mostNodes);
  const rest = new Float64Array(mostNodes);
  const parent = new Int32Array(mostNodes);
  const isSink = new Uint8Array(mostNodes);
  const seen = new Int32Array(mostNodes);
  const distance = new Int32Array(mostNodes);
  const isActive = new Uint8Array(mostNodes);
  const head = new Int32Array(2 * mostEdges);
  const next = new Int32Array(2 * mostEdges);
  const room = new Float64Array(2 * mostEdges);
  let nodes = 0;
  let arcs = 0;
  let time = 0;
  let active: number[] = [];
  let taken = 0;
  let orphans: number[] = [];

  const wake = (node: number): void => {
    if (isActive[node] === 1) return;
    isActive[node] = 1;
    active.push(node);
  };
  const orphaned = (node: number): void => {
    parent[node] = orphan;
    orphans.push(node);
  };

  const start = (): void => {
    active = [];
    taken = 0;
    orphans = [];
    time = 0;
    for (let node = 0; node < nodes; node++) {
      const own = rest[node] ?? 0;
      isActive[node] = 0;
      seen[node] = 0;
      distance[node] = 1;
      parent[node] = own === 0 ? none : terminal;
      isSink[node] = own < 0 ? 1 : 0;
      if (own !== 0) wake(node);
    }
  };

  /** Lets a tree grow from a node; answers the arc at which it meets the other one, or −1. */
  const grow = (node: number): number => {
    const side = isSink[node];
    for (let arc = first[node] ?? none; arc !== none; arc = next[arc] ?? none) {
      if ((room[side === 1 ? arc ^ 1 : arc] ?? 0) <= 0) continue;
      const to = head[arc] ?? 0;
      if (parent[to] === none) {
        isSink[to] = side ?? 0;
        parent[to] = arc ^ 1;
        seen[to] = seen[node] ?? 0;
        distance[to] = (distance[node] ?? 0) + 1;
        wake(to);
      } else if (isSink[to] !== side) return side === 1 ? arc ^ 1 : arc;
      else if ((seen[to] ?? 0) <= (seen[node] ?? 0) && (distance[to] ?? 0) > (distance[node] ?? 0)) {
        parent[to] = arc ^ 1;
        seen[to] = seen[node] ?? 0;
        distance[to] = (distance[node] ?? 0) + 1;
      }
    }
    return none;
  };

  const augment = (middle: number): void => {
    let most = room[middle] ?? 0;
    let node = head[middle ^ 1] ?? 0;
    for (let arc = parent[node] ?? terminal; arc !== terminal; arc = parent[node] ?? terminal) {
      most = Math.min(most, room[arc ^ 1] ?? 0);
      node = head[arc] ?? 0;
    }
    most = Math.min(most, rest[node] ?? 0);
    node = head[middle] ?? 0;
    for (let arc = parent[node] ?? terminal; arc !== terminal; arc = parent[node] ?? terminal) {
      most = Math.min(most, room[arc] ?? 0);
      node = head[arc] ?? 0;
    }
    most = Math.min(most, -(rest[node] ?? 0));
    const push = (arc: number): boolean => {
      room[arc ^ 1] = (room[arc ^ 1] ?? 0) + most;
      room[arc] = (room[arc] ?? 0) - most;
      return (room[arc] ?? 0) <= 0;
    };
    push(middle);
    node = head[middle ^ 1] ?? 0;
    for (let arc = parent[node] ?? terminal; arc !== terminal; arc = parent[node] ?? terminal) {
      const up = head[arc] ?? 0;
      if (push(arc ^ 1)) orphaned(node);
      node = up;
    }
    rest[node] = (rest[node] ?? 0) - most;
    if ((rest[node] ?? 0) <= 0) orphaned(node);
    node = head[middle] ?? 0;
    for (let arc = parent[node] ?? terminal; arc !== terminal; arc = parent[node] ?? terminal) {
      const up = head[arc] ?? 0;
      if (push(arc)) orphaned(node);
      node = up;
    }
    rest[node] = (rest[node] ?? 0) + most;
    if ((rest[node] ?? 0) >= 0) orphaned(node);
  };

  /** Steps to the end of the tree that a node hangs in; none where it hangs in no tree any more. */
  const depthOf = (from: number): number => {
    let depth = 0;
    let node = from;
    for (;;) {
      if (seen[node] === time) {
        depth += distance[node] ?? 0;
        break;
      }
      const up = parent[node] ?? none;
      depth += 1;
      if (up === terminal) {
        seen[node] = time;
        distance[node] = 1;
        break;
      }
      if (up === orphan || up === none) return none;
      node = head[up] ?? 0;
    }
    let left = depth;
    for (node = from; seen[node] !== time; node = head[parent[node] ?? 0] ?? 0) {
      seen[node] = time;
      distance[node] = left;
      left -= 1;
    }
    return depth;
  };

  const adopt = (node: number): void => {
    const side = isSink[node];
    let best = none;
    let least = Number.POSITIVE_INFINITY;
    for (let arc = first[node] ?? none; arc !== none; arc = next[arc] ?? none) {
      if ((room[side === 1 ? arc : arc ^ 1] ?? 0) <= 0) continue;
      const to = head[arc] ?? 0;
      if (isSink[to] !== side || parent[to] === none) continue;
      const depth = depthOf(to);
      if (depth !== none && depth < least) [best, least] = [arc, depth];
    }
    parent[node] = best;
    if (best !== none) {
      seen[node] = time;
      distance[node] = least + 1;
      return;
    }
    seen[node] = 0;
    for (let arc = first[node] ?? none; arc !== none; arc = next[arc] ?? none) {
      const to = head[arc] ?? 0;
      const up = parent[to] ?? none;
      if (isSink[to] !== side || up === none) continue;
      if ((room[side === 1 ? arc : arc ^ 1] ?? 0) > 0) wake(to);
      if (up >= 0 && head[up] === node) orphaned(to);
    }
  };

  return {
    clear: (count) => {
      nodes = count;
      arcs = 0;
      first.fill(none, 0, count);
      rest.fill(0, 0, count);
    },
    addTerminals: (node, withSink, withSource) => {
      rest[node] = (rest[node] ?? 0) + withSink - withSource;
    },
    addEdge: (one, other, there, back) => {
      head[arcs] = other;
      room[arcs] = there;
      next[arcs] = first[one] ?? none;
      first[one] = arcs;
      head[arcs + 1] = one;
      room[arcs + 1] = back;
      next[arcs + 1] = first[other] ?? none;
      first[other] = arcs + 1;
      arcs += 2;
    },
    run: () => {
      start();
      while (taken < active.length) {
        const node = active[taken] ?? 0;
        if (parent[node] === none) {
          isActive[node] = 0;
          taken += 1;
          continue;
        }
        const middle = grow(node);
        if (middle === none) {
          isActive[node] = 0;
          taken += 1;
          continue;
        }
        time += 1;
        augment(middle);
        for (let i = 0; i < orphans.length; i++) adopt(orphans[i] ?? 0);
        orphans = [];
      }
    },
    isWithSink: (node) => parent[node] !== none && isSink[node] === 1,
  };
}
