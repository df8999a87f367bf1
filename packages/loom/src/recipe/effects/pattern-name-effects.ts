import type { PatternName } from '@naksha/contract';
import type { Effect } from './effect.ts';

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
