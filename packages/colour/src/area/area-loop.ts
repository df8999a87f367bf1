/** A closed line of which the inside is covered: x and y of the beginning and the end of each of its sides. Pixels. */
export interface AreaLoop {
  readonly sides: Float64Array;
  readonly left: number;
  readonly right: number;
}

/** Takes x and y of each corner. */
export function loopOf(corners: Float64Array): AreaLoop {
  const sides = new Float64Array(corners.length * 2);
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i + 1 < corners.length; i += 2) {
    const next = (i + 2) % corners.length;
    const x = corners[i] ?? 0;
    sides.set([x, corners[i + 1] ?? 0, corners[next] ?? 0, corners[next + 1] ?? 0], i * 2);
    [left, right] = [Math.min(left, x), Math.max(right, x)];
  }
  return { sides, left, right };
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Of loops that reach into a box those sides that say what of it lies inside: all at its height. */
export function loopsNear(loops: readonly AreaLoop[], { left, right, top, bottom }: Box): AreaLoop[] {
  return loops.flatMap((loop) => {
    if (loop.right < left || loop.left > right) return [];
    const { sides } = loop;
    const near: number[] = [];
    for (let i = 0; i + 3 < sides.length; i += 4) {
      const [from, to] = [sides[i + 1] ?? 0, sides[i + 3] ?? 0];
      if (Math.min(from, to) > bottom || Math.max(from, to) < top) continue;
      near.push(sides[i] ?? 0, from, sides[i + 2] ?? 0, to);
    }
    return near.length === 0 ? [] : [{ ...loop, sides: Float64Array.from(near) }];
  });
}

interface LoopWork {
  readonly block: { readonly width: number; readonly height: number };
  readonly bounds: Box;
  readonly stepX: number;
  readonly stepY: number;
  readonly erases: boolean;
}

/** Covers of a block what lies inside a loop, or uncovers it: where an odd number of its sides lie on the left. False when nothing does. */
export function fillLoops(
  loops: readonly AreaLoop[],
  { block, bounds, stepX, stepY, erases }: LoopWork,
  values: Uint8Array,
  stride: number,
): boolean {
  let isTouched = false;
  for (const { sides } of loops) {
    for (let row = 0; row < block.height; row++) {
      const y = bounds.top + (row + 0.5) * stepY;
      const crossings: number[] = [];
      for (let i = 0; i + 3 < sides.length; i += 4) {
        const [x, from, endX, to] = [sides[i] ?? 0, sides[i + 1] ?? 0, sides[i + 2] ?? 0, sides[i + 3] ?? 0];
        if (from <= y !== to <= y) crossings.push(x + ((y - from) * (endX - x)) / (to - from));
      }
      crossings.sort((one, other) => one - other);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const first = Math.max(0, Math.ceil(((crossings[i] ?? 0) - bounds.left) / stepX - 0.5));
        const last = Math.min(block.width - 1, Math.ceil(((crossings[i + 1] ?? 0) - bounds.left) / stepX - 0.5) - 1);
        if (last < first) continue;
        values.fill(erases ? 0 : 255, row * stride + first, row * stride + last + 1);
        isTouched = true;
      }
    }
  }
  return isTouched;
}
