/**
 * A picture as areas of flat colour that are painted one over the other: the first colour fills the whole tile, each next covers
 * what is its own and all that is painted after it, so nothing shows between two. Lengths are in tenths of a pixel, y downwards.
 */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
  readonly layers: readonly Layer[];
}

export interface Layer {
  /** `#rrggbb` */
  readonly colour: string;
  /** Closed; the last point is the first. */
  readonly outlines: readonly Outline[];
}

/** Where an outline begins, then six numbers a piece: both handles and the end. Straight pieces have their handles on their ends. */
export type Outline = Int32Array;
