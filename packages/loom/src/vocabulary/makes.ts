/**
 * How goods are made up as one picture, where their words say no more than what is on them: a square that is framed all round, a wreath for a table,
 * a figure with sprays on its hem, boughs that touch three sides of a cushion, one full corner, ends that answer each other, a headed sheet, a star, a wreath alone.
 */
export const makes = [
  'framed',
  'wreathed',
  'hemmed',
  'cushioned',
  'cornered',
  'ended',
  'headed',
  'starred',
  'ringed',
] as const;
export type Make = (typeof makes)[number];
