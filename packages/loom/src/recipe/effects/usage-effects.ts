import type { Usage } from '@naksha/contract';
import type { Effect } from './effect.ts';

export interface UsageEffect extends Effect {
  /** Usual size of the main motif on such goods, cm; the family's own where absent. */
  readonly heroCm?: readonly [smallest: number, largest: number];
}

export const usageEffects: Readonly<Record<Usage, UsageEffect>> = {
  'general textile': {},
  sarees: { heroCm: [7, 14], detail: 1, layouts: ['vine', 'mirror', 'buti', 'grid'] },
  dupattas: { heroCm: [4, 9], density: -0.06, layouts: ['buti', 'medallion', 'jaal'] },
  kurtas: { heroCm: [2.4, 6], density: -0.02, layouts: ['jaal', 'buti', 'star-grid'] },
  bedsheets: { heroCm: [20, 40], density: 0.04, layouts: ['tree-of-life', 'medallion', 'bouquet', 'mirror'] },
  shirts: { heroCm: [1, 3], detail: -1, freedom: 0.05, layouts: ['toss', 'two-scale', 'buti', 'lattice'] },
  fabrics: { heroCm: [3, 8], weave: 0.08 },
};
