import type { Point } from '../../numbers/geometry/point.ts';

/** Inks of a figure by rank; the layout says which role each is. 0 outlines, 1 the usual filling, 2 and 3 accents. */
export type FigureInk = 0 | 1 | 2 | 3;

/** A closed part of a figure, drawn as rows of knots from its outline inwards. */
export interface Zone {
  readonly outline: readonly Point[];
  /** Inks of the rows from outside; small figures leave out the last. */
  readonly rows: readonly FigureInk[];
  /** What follows inside the rows: more rows in this ink, single knots in a loose grid, or cloth. */
  readonly fill: 'rows' | 'grid' | 'none';
  readonly ink: FigureInk;
}

/** A figure in a disc of radius 1 about the origin, up is −y. Earlier parts keep their knots where parts meet. */
export interface Figure {
  readonly motif: string;
  readonly zones: readonly Zone[];
  /** Open rows: stalks, tendrils, trunks. */
  readonly lines: readonly { readonly points: readonly Point[]; readonly ink: FigureInk }[];
  /** Single knots: eyes, tips. */
  readonly points: readonly { readonly at: Point; readonly ink: FigureInk }[];
}
