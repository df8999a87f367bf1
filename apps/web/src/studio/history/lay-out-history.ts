import type { HistoryNode } from '../store/walk-history.ts';

export interface PlacedNode<Node extends HistoryNode> {
  readonly node: Node;
  readonly column: number;
  readonly lane: number;
  /** Where the line to it begins; none for a beginning. */
  readonly from?: { readonly column: number; readonly lane: number };
}

/**
 * Sets results out as a tree that reads from left to right: a step stands one column after what it came from, a branch one lane
 * lower than everything its elder siblings led to, results of one job one above the other. Beginnings follow each other.
 */
export function layOutHistory<Node extends HistoryNode>(nodes: readonly Node[]): PlacedNode<Node>[] {
  const sorted = [...nodes].sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));
  const known = new Set(sorted.map((node) => node.id));
  const parentOf = (node: Node) =>
    node.parentId !== undefined && known.has(node.parentId) ? node.parentId : undefined;
  const childrenOf = (id: string) => sorted.filter((node) => parentOf(node) === id);
  const placed: PlacedNode<Node>[] = [];

  /** Returns the first lane that is free below the subtree, and its last column. */
  const place = (
    node: Node,
    column: number,
    lane: number,
    from?: PlacedNode<Node>['from'],
  ): { lane: number; column: number } => {
    placed.push(from ? { node, column, lane, from } : { node, column, lane });
    let free = lane;
    let last = column;
    for (const [index, child] of childrenOf(node.id).entries()) {
      const end = place(child, column + 1, index === 0 ? lane : free, { column, lane });
      free = end.lane;
      last = Math.max(last, end.column);
    }
    return { lane: Math.max(free, lane + 1), column: last };
  };

  let column = 0;
  for (let i = 0; i < sorted.length; i++) {
    const node = sorted[i];
    if (!node || parentOf(node) !== undefined) continue;
    const isFirstOfJob = !sorted.slice(0, i).some((other) => parentOf(other) === undefined && sharesJob(other, node));
    if (!isFirstOfJob) continue;
    const together = sorted.filter(
      (other) => parentOf(other) === undefined && (other === node || sharesJob(other, node)),
    );
    let lane = 0;
    let last = column;
    for (const root of together) {
      const end = place(root, column, lane);
      lane = end.lane;
      last = Math.max(last, end.column);
    }
    column = last + 1;
  }
  return placed;
}

const sharesJob = (a: HistoryNode, b: HistoryNode): boolean => a.jobId !== undefined && a.jobId === b.jobId;
