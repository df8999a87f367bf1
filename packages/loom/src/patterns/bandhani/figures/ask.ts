import type { Rng } from '../../../random/rng.ts';
import type { Figure } from '../figure.ts';

/** What a figure may vary with. */
export interface FigureAsk {
  readonly rng: Rng;
  /** Its radius in knots: how much can be told with so many. */
  readonly size: number;
}

export type DrawFigure = (ask: FigureAsk) => Figure;
