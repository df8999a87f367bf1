import type { JoinsJudged } from '@naksha/colour';

/** How wide the brush is on the joins of each direction, in percent of the picture. */
export interface JoinsBrush {
  readonly across: number;
  readonly down: number;
}

/** A picture whose joins are to be judged or, with a `brush`, what that would do to its figures. */
export interface JoinsQuestion {
  readonly source: ImageBitmap;
  readonly brush?: JoinsBrush | undefined;
}
export interface JoinsAnswer {
  /** Undefined where the pixels could not be read, and where something else was asked. */
  readonly judged?: JoinsJudged | undefined;
  readonly ghosts?: boolean | undefined;
}
