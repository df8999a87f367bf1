import type { Element } from '@naksha/contract';
import type { Effect } from './effect.ts';

/** An element comes at hero rank and more often than the cloth's habit. */
export const elementEffects: Readonly<Record<Element, Effect>> = {
  flowers: { include: ['rosette', 'blossom'], weight: { rosette: 2, blossom: 2, carnation: 1.5 } },
  leaves: { include: ['leaf'], weight: { leaf: 2.6, rosette: 0.7, blossom: 0.7 } },
  buds: { include: ['bud'], weight: { bud: 3 } },
  lotus: { include: ['lotus'], weight: { lotus: 3.2 } },
  paisley: { include: ['paisley'], weight: { paisley: 3.2 } },
  stars: { include: ['star'], weight: { star: 3.2 }, layouts: ['star-grid'] },
  dots: { include: ['dot'], weight: { dot: 3.2 } },
  vines: { include: ['vine'], weight: { vine: 3, leaf: 1.5 }, layouts: ['vine'] },
};
