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
  /** A mood, a manner or a season: it leans the dyes and the spacing, and nothing that is drawn shows it. */
  'noted',
] as const;
export type Failing = (typeof failings)[number];
