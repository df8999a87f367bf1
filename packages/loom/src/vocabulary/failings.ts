/** Why what was asked for is not seen in a cloth. */
export const failings = [
  /** The colour has too small a share of the cloth. */
  'littleColour',
  'littleGround',
  /** Hues that no one named. */
  'otherHues',
  'tooManyColours',
  /** There is what was refused. */
  'refused',
  /** Beside what was to be all, the cloth draws things of its own. */
  'others',
  'notDrawn',
  'tooSmall',
  'otherLayout',
  'otherCoverage',
  'otherScale',
  'otherSizes',
  /** A repeat goes on, and has other than so many of a thing. */
  'otherNumber',
  /** Things lie otherwise to each other. */
  'otherPlace',
  'otherCloth',
  'otherRepeat',
  /** A later word says the opposite. */
  'overruled',
  /**
   * Followed or known, and no eye sees: whom a cloth is for, a mood, a manner of drawing or printing, a season of which nothing is drawn, a use
   * whose sizes others have too. It breaks no promise, and no other plan would show it.
   */
  'noted',
] as const;
export type Failing = (typeof failings)[number];
