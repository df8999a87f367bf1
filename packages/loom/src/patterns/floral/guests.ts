/** What comes between the flowers where it is wished for, set as large as there is room. */
export const floralGuests = [
  'butterfly',
  'parrot',
  'swan',
  'peacock',
  'fish',
  'deer',
  'lamp',
  'kite',
  'heart',
  'shell',
  'feather',
  'moon',
  'sun',
] as const;

/** Flowers and fruit that the brush draws where they are named. */
export const floralFruit = ['pomegranate', 'mango', 'hibiscus', 'sunflower', 'lotus-front'] as const;
