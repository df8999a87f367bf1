/** How closely lines are followed. */
export interface Detail {
  /** How far a step of the picture's stairs may lie from the curve, in pixels. */
  readonly tolerance: number;
  /** Steps to each side that calm the stairs. */
  readonly calm: number;
  /** The cosine of a turn that is a corner. */
  readonly sharp: number;
}

/** From few, large curves to the finest, levels 1 … 5. */
export const details: readonly Detail[] = [
  { tolerance: 1.4, calm: 4, sharp: 0.1 },
  { tolerance: 0.95, calm: 4, sharp: 0.25 },
  { tolerance: 0.65, calm: 4, sharp: 0.4 },
  { tolerance: 0.5, calm: 3, sharp: 0.45 },
  { tolerance: 0.35, calm: 2, sharp: 0.5 },
];
