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
  trees: { include: ['tree'], weight: { tree: 3.2, cypress: 2, palm: 2, leaf: 1.4 }, layouts: ['tree-of-life'] },
  pomegranates: { include: ['pomegranate'], weight: { pomegranate: 3.2, palmette: 1.6 } },
  peacocks: { include: ['peacock'], weight: { peacock: 3.2, feather: 1.5 } },
  parrots: { include: ['parrot'], weight: { parrot: 3.2, leaf: 1.3 } },
  fish: { include: ['fish'], weight: { fish: 3.2, wave: 1.5 } },
  elephants: { include: ['elephant'], weight: { elephant: 3.2 } },
  vines: { include: ['vine'], weight: { vine: 3, leaf: 1.5 }, layouts: ['vine'] },
};
