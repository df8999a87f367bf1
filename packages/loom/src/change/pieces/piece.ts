import type { Recipe } from '../../recipe/recipe.ts';
import type { BorderFigure } from '../../vocabulary/border.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';

/**
 * What fills a zone: one repeat, drawn once and laid again and again. `cloth` is the family all over; `row` its main motif in a row,
 * upright towards the field; `corner` one of them in a square; `guard` stripes and teeth beside a border; `figure` one of the figures that any cloth's border can have. The size on cloth is the recipe's tile.
 */
export interface ZoneTile {
  readonly kind: 'cloth' | 'row' | 'corner' | 'guard' | 'figure';
  readonly recipe: Recipe;
  /** For a guard: teeth that bite into the field. */
  readonly isToothed?: boolean;
  /** For a figure: which. */
  readonly figure?: BorderFigure;
  /** For a row: its motif, where that was named. */
  readonly motif?: MotifId;
  /** For a row: one main motif in each half repeat, so that a corner's square takes the place of one. */
  readonly isCornered?: boolean;
}

export type ZoneName =
  | 'body'
  | 'border'
  | 'corner'
  | 'pallu'
  | 'blouse'
  | 'hem'
  | 'yoke'
  | 'sleeve'
  | 'cuff'
  | 'centre';

/** A rectangle of a piece in cm. Later zones lie over earlier ones. */
export interface Zone {
  readonly name: ZoneName;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Place in the piece's `tiles`. */
  readonly tile: number;
  /** Quarter turns clockwise. A border at the lower edge is not turned, at the left edge once. */
  readonly turn: 0 | 1 | 2 | 3;
  /** For a strip of a border; its tile repeats along `run` a whole number of half times. */
  readonly strip?: {
    /** Length in cm of the side that the border runs along, and where on it the zone begins. */
    readonly run: number;
    readonly lead: number;
    /** Cut at 45° where the border goes round a corner, at its beginning (left or upper end) and at its end. */
    readonly start: boolean;
    readonly end: boolean;
  };
}

/** Goods composed as one design: a cloth of `widthCm` × `heightCm` and what lies where on it. Plain JSON. */
export interface Piece {
  readonly widthCm: number;
  readonly heightCm: number;
  readonly tiles: readonly ZoneTile[];
  readonly zones: readonly Zone[];
}
