interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The largest upright rectangle in which all of a mask is set; empty where none is. */
export function largestRectangle(mask: Uint8Array, width: number, height: number): Rectangle {
  const heights = new Int32Array(width + 1);
  let best: Rectangle = { left: 0, top: 0, width: 0, height: 0 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) heights[x] = mask[y * width + x] ? (heights[x] ?? 0) + 1 : 0;
    // Columns of growing height wait until a lower one ends them.
    const waiting: { left: number; high: number }[] = [];
    for (let x = 0; x <= width; x++) {
      const high = heights[x] ?? 0;
      let left = x;
      for (let last = waiting.at(-1); last !== undefined && last.high >= high; last = waiting.at(-1)) {
        waiting.pop();
        left = last.left;
        if (last.high * (x - left) > best.width * best.height)
          best = { left, top: y - last.high + 1, width: x - left, height: last.high };
      }
      waiting.push({ left, high });
    }
  }
  return best;
}
