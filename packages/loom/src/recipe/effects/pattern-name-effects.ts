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
  'tree-of-life': { include: ['tree', 'leaf'], weight: { tree: 3.5, leaf: 1.6 }, layouts: ['tree-of-life'] },
};
