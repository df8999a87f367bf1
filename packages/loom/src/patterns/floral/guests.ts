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
  'moon',
  'sun',
] as const;

/** Beasts and dancers: among tossed flowers as large as a posy, in the other layouts where there is room. */
export const floralBeasts = ['elephant', 'horse', 'camel', 'cow', 'lion', 'tiger', 'dancer'] as const;

/** Flowers and fruit that the brush draws where they are named. */
export const floralFruit = ['pomegranate', 'mango', 'hibiscus', 'sunflower', 'lotus-front'] as const;
