/** How closely lines are followed. */
export interface Detail {
  /** How far a step of the picture's stairs may lie from the curve, in pixels. */
  readonly tolerance: number;
  /** Steps to each side over which the stairs are smoothed. */
  readonly smoothing: number;
  /** The cosine of a turn that is a corner. */
  readonly sharp: number;
}

/** From few, large curves to the finest, levels 1 … 5. */
export const details: readonly Detail[] = [
  { tolerance: 1.4, smoothing: 4, sharp: 0.1 },
  { tolerance: 0.95, smoothing: 4, sharp: 0.25 },
  { tolerance: 0.65, smoothing: 4, sharp: 0.4 },
  { tolerance: 0.5, smoothing: 3, sharp: 0.45 },
  { tolerance: 0.35, smoothing: 2, sharp: 0.5 },
];
