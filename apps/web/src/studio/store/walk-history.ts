/** How the tree of results was walked. */
export interface History {
  /** Which way a step on goes: the child that was last looked at, by parent. */
  readonly wayOn: Readonly<Record<string, string>>;
  /** What results were made from and was asked for, whatever the answer was: nothing is asked for twice. */
  readonly asked: ReadonlySet<string>;
}

export const noHistory: History = { wayOn: {}, asked: new Set() };

/** A result in the tree. */
export interface HistoryNode {
  readonly id: string;
  readonly parentId?: string | undefined;
  /** Results of one job stand together. */
  readonly jobId?: string | undefined;
  readonly createdAt: string;
}

/** Where undo leads: to what the result came from, else to the beginning made before it. */
export function placeBack(nodes: readonly HistoryNode[], currentId: string | null): string | undefined {
  const current = nodes.find((node) => node.id === currentId);
  if (!current) return undefined;
  if (nodes.some((node) => node.id === current.parentId)) return current.parentId;
  return beginnings(nodes)[beginnings(nodes).findIndex((node) => node.id === current.id) - 1]?.id;
}

/** Where redo leads: the way last taken from here, else the first step made from it, else the next beginning. */
export function placeOn(
  nodes: readonly HistoryNode[],
  currentId: string | null,
  wayOn: Readonly<Record<string, string>>,
): string | undefined {
  const current = nodes.find((node) => node.id === currentId);
  if (!current) return undefined;
  const children = inOrder(nodes.filter((node) => node.parentId === current.id));
  const taken = children.find((node) => node.id === wayOn[current.id]) ?? children[0];
  if (taken) return taken.id;
  const all = beginnings(nodes);
  const at = all.findIndex((node) => node.id === current.id);
  return at < 0 ? undefined : all[at + 1]?.id;
}

const inOrder = (nodes: readonly HistoryNode[]) =>
  [...nodes].sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));

function beginnings(nodes: readonly HistoryNode[]): HistoryNode[] {
  const known = new Set(nodes.map((node) => node.id));
  return inOrder(nodes.filter((node) => node.parentId === undefined || !known.has(node.parentId)));
}

/** What results were made from and is not among them, each once. */
export function missingParents(
  rows: readonly { readonly _id: string; readonly parentId?: string | undefined }[],
): string[] {
  const known = new Set(rows.map((row) => row._id));
  const parents = rows.flatMap(({ parentId }) => (parentId === undefined || known.has(parentId) ? [] : [parentId]));
  return [...new Set(parents)];
}
