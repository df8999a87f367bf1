/**
 * A picture as areas of flat colour, each exactly what is its own; neighbours share their outlines to the last digit. Where a
 * program blends the pixels that an outline crosses, what lies beneath would shine through: so writers first draw along the
 * outlines of each area in its colour, `underlap` wide, the last colour first, and then fill the areas, the first colour first.
 * Lengths are in tenths of a pixel, y downwards.
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

/** Just enough to lie under every pixel that an outline crosses: its diagonal. */
export const underlap = 14;
