import type { MotifInks } from './motif.ts';

/** Every part of a motif in a dye of its own, where no craft has an order for them. */
export const usualInks: MotifInks = {
  body: 'a1',
  second: 'a2',
  third: 'a3',
  leaf: 'leaf1',
  heart: 'a4',
  contour: 'line',
  light: 'light',
};
