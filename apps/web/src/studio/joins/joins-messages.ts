import type { JoinsJudged } from '@naksha/colour';
import type { JoinsBrush } from './judge-picture.ts';

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
