import type { Detail } from '@naksha/contract';
import type { Effect } from './effect.ts';

export const detailEffects: Readonly<Record<Detail, Effect>> = {
  // Finer is smaller too: that shows on cloths without contours.
  fine: { hero: 0.85, detail: 2, line: 0.72, density: 0.04 },
  bold: { detail: -1, line: 1.6, hero: 1.2, density: -0.04 },
  outlined: { line: 1.75, hand: 0.8, mottle: -0.15 },
  dotted: { include: ['dot'], weight: { dot: 3.5 }, detail: 1 },
  layered: { detail: 1, density: 0.2, weight: { leaf: 1.5, rosette: 1.4, palmette: 1.3 } },
  plain: { detail: -2, density: -0.2, line: 0.95, mottle: -0.1 },
};
