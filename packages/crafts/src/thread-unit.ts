/** How many threads lie on the shorter side, from the finest to the boldest. */
const threads = [480, 340, 240, 170, 120] as const;
/** Thinner than so many pixels none can be seen. */
const thinnest = 2.5;

/** How wide a thread is in pixels, of a picture whose shorter side has `side` of them. `size` is 1 … 5. */
export function unitFor(side: number, size: number): number {
  return Math.max(thinnest, side / (threads[size - 1] ?? threads[2]));
}

/** Whether a copy whose shorter side has `copied` pixels instead of `side` shows threads coarser than the picture will have them. */
export function isShownCoarser(side: number, copied: number, size: number): boolean {
  return unitFor(copied, size) / copied > (unitFor(side, size) / side) * 1.02;
}
