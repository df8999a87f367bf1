/** Where the pixels of a part of the result come from. */
export interface Origin {
  /** Which of the pictures at hand. */
  readonly source: number;
  /** Added to a place of the result, in pixels of that picture, around its torus. */
  readonly dx: number;
  readonly dy: number;
  /** Places of the result are counted from here on, around its torus; what comes from there does not reach across it. */
  readonly fromX: number;
  readonly fromY: number;
  /** Mirrored across: `dx` minus the place in place of their sum. */
  readonly isFlipped: boolean;
}

/** A result as a map: for each of its small pixels the index of an origin. */
export interface OwnerMap {
  readonly width: number;
  readonly height: number;
  readonly owners: Uint32Array;
  readonly origins: readonly Origin[];
}

/** What stays where it is. */
export const inPlace: Origin = { source: 0, dx: 0, dy: 0, fromX: 0, fromY: 0, isFlipped: false };
