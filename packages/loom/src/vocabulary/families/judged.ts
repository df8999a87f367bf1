/** What a cloth's own craft makes of the bands that the rubric gives for cloth in general. */
export interface Judged {
  /** Least and greatest share of the ground. */
  readonly ground: readonly [least: number, most: number];
  /** Greatest share of one accent. */
  readonly accent: number;
  /** Least band of detail as a share of the greatest. */
  readonly band: number;
  /** Least of the finest band, 0 … 255. */
  readonly finest: number;
  /** Greatest share of its motifs' discs that lies over others. */
  readonly overlap: number;
  /** Least number of sizes of motif. */
  readonly sizes: number;
  /** Whether its grammar is a symmetry. */
  readonly isStrict: boolean;
}

/** Drawing set apart on its ground. */
export const openGround = { ground: [0.15, 0.8], band: 0.3 } as const;
/** The whole cloth is divided among the dyes: none need be the ground, and one may lead. */
export const divided = { ground: [0, 0.75], accent: 0.55, band: 0.1, finest: 2 } as const;

/** Whose grammar is a symmetry, shifts by a part of the tile counted. */
export const strict = { isStrict: true } as const;
/** Bands and fields, no motifs: nothing that could have sizes. */
export const plain = { sizes: 1 } as const;
