/** What may stand in the place of dots where it is asked for. */
export const dotShapes = ['heart', 'star', 'kite', 'shell', 'moon', 'sun', 'cloud', 'butterfly', 'fish'] as const;
export type DotShape = (typeof dotShapes)[number];
