/** A place in units, x to the right, y down. */
export type Point = readonly [x: number, y: number];
