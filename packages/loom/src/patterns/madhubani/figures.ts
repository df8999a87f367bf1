/** Figures that Mithila paints; the second contour is theirs alone. */
export const mithilaFigures = [
  'fish',
  'peacock',
  'parrot',
  'elephant',
  'swan',
  'deer',
  'cow',
  'horse',
  'tiger',
  'lion',
  'sun',
  'moon',
  'lotus-front',
  'butterfly',
  'dancer',
  'lamp',
  'shell',
  'kite',
  'temple',
] as const;
export type MithilaFigure = (typeof mithilaFigures)[number];
