import type { Element, PatternName } from '@naksha/contract';
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

/** The world of motifs a design is drawn from. */
export const patternNameEffects: Readonly<Record<PatternName, Effect>> = {
  flowers: { include: ['rosette', 'blossom'], weight: { rosette: 2, blossom: 2, carnation: 1.6, bud: 1.3 } },
  paisley: { include: ['paisley'], weight: { paisley: 3.5 }, layouts: ['almond', 'mirror'] },
  lotus: { include: ['lotus'], weight: { lotus: 3.5, leaf: 1.2 } },
  vine: { include: ['vine', 'leaf'], weight: { vine: 3, leaf: 1.6 }, layouts: ['vine'] },
  leaf: { include: ['leaf'], weight: { leaf: 3.2, rosette: 0.6, blossom: 0.6, palmette: 0.7 } },
  medallion: {
    include: ['medallion', 'rosette'],
    weight: { medallion: 3.5, rosette: 1.5 },
    layouts: ['medallion', 'roundel'],
  },
  star: { include: ['star'], weight: { star: 3.5, diamond: 1.6 }, layouts: ['star-grid'] },
  geometric: {
    include: ['diamond', 'star'],
    weight: { diamond: 3.2, star: 2.6, jaali: 2, gable: 2, blossom: 0.5, rosette: 0.6 },
    layouts: ['lattice', 'star-grid', 'grid'],
  },
  pomegranate: { include: ['pomegranate'], weight: { pomegranate: 3.5, palmette: 1.8, leaf: 1.3 } },
  peacock: { include: ['peacock'], weight: { peacock: 3.5, feather: 1.6, leaf: 1.2 } },
  birds: { include: ['parrot', 'peacock', 'swan'], weight: { parrot: 3.2, peacock: 2.6, swan: 2.6 } },
  elephant: { include: ['elephant'], weight: { elephant: 3.5 } },
  animals: {
    include: ['elephant', 'deer', 'lion', 'horse'],
    weight: { elephant: 3, deer: 3, lion: 3, horse: 3, tiger: 2, camel: 2, cow: 2 },
  },
  'tree-of-life': { include: ['tree', 'leaf'], weight: { tree: 3.5, leaf: 1.6 }, layouts: ['tree-of-life'] },
};
