/** What the pen draws beside its plants, where it is asked for. */
export const kalamkariFigures = [
  'peacock',
  'parrot',
  'swan',
  'elephant',
  'horse',
  'deer',
  'cow',
  'lion',
  'tiger',
  'fish',
  'butterfly',
  'dancer',
  'temple',
  'lamp',
  'feather',
  'cypress',
  'sun',
  'moon',
] as const;

/** Flowers and fruit that it draws where they are named. */
export const kalamkariFruit = ['pomegranate', 'mango', 'sunflower', 'lotus-front'] as const;
