/** The parts of a mask whose pixels lie beside each other; `labels` are places in `sizes`, −1 where nothing is marked. */
export interface Parts {
  readonly labels: Int32Array;
  /** Pixels of each part. */
  readonly sizes: readonly number[];
}

/** Parts the marked pixels of a picture of this size by what hangs together: neighbours across and down, as far as `joins` says that they do. */
export function partsOf(
  width: number,
  height: number,
  isMarked: (at: number) => boolean,
  joins: (at: number, next: number) => boolean = () => true,
): Parts {
  const labels = new Int32Array(width * height).fill(-1);
  const sizes: number[] = [];
  const stack: number[] = [];
  for (let start = 0; start < labels.length; start++) {
    if ((labels[start] ?? 0) >= 0 || !isMarked(start)) continue;
    const label = sizes.length;
    let size = 0;
    labels[start] = label;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      size += 1;
      const x = at % width;
      for (const next of [x > 0 ? at - 1 : -1, x + 1 < width ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= labels.length || (labels[next] ?? 0) >= 0 || !isMarked(next) || !joins(at, next))
          continue;
        labels[next] = label;
        stack.push(next);
      }
    }
    sizes.push(size);
  }
  return { labels, sizes };
}
