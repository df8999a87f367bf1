/** Lines of what waits, one for each key. The keys are served in rotation, those of the lowest rank first: however long one line is, no other waits for its end. */
export interface Rotation<Item> {
  readonly join: (key: string, item: Item) => void;
  /** Takes an item out of the line of its key, wherever it stands. */
  readonly leave: (key: string, item: Item) => void;
  /** The first of a line; of those that are ready, if it is said which are. */
  readonly next: (isReady?: (item: Item, key: string) => boolean) => Item | undefined;
  /** Takes the last of the line that is served last: of those of the highest rank the longest, of those as long the newest. */
  readonly dropLast: () => Item | undefined;
  readonly lengthOf: (key: string) => number;
  readonly size: () => number;
}

export function createRotation<Item>(rankOf: (key: string) => number = () => 0): Rotation<Item> {
  const lines = new Map<string, Item[]>();
  let size = 0;

  function take(key: string, line: Item[], at: number): Item | undefined {
    const [item] = line.splice(at, 1);
    if (item !== undefined) size--;
    if (line.length === 0) lines.delete(key);
    return item;
  }

  return {
    join(key, item) {
      const line = lines.get(key) ?? [];
      line.push(item);
      lines.set(key, line);
      size++;
    },
    leave(key, item) {
      const line = lines.get(key);
      const at = line?.indexOf(item) ?? -1;
      if (line && at >= 0) take(key, line, at);
    },
    next(isReady = () => true) {
      let first: [string, Item[]] | undefined;
      for (const each of lines) {
        const [key, [item]] = each;
        if (item === undefined || !isReady(item, key)) continue;
        if (first === undefined || rankOf(key) < rankOf(first[0])) first = each;
      }
      if (!first) return undefined;
      const [key, line] = first;
      lines.delete(key);
      const item = take(key, line, 0);
      // Behind all others.
      if (line.length > 0) lines.set(key, line);
      return item;
    },
    dropLast() {
      let worst: { readonly key: string; readonly line: Item[]; readonly rank: number } | undefined;
      for (const [key, line] of lines) {
        const rank = rankOf(key);
        const isWorse = !worst || rank > worst.rank || (rank === worst.rank && line.length >= worst.line.length);
        if (isWorse) worst = { key, line, rank };
      }
      return worst && take(worst.key, worst.line, worst.line.length - 1);
    },
    lengthOf: (key) => lines.get(key)?.length ?? 0,
    size: () => size,
  };
}
