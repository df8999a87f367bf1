import type { DrawRing } from '../ring.ts';
import { arches } from './arches.ts';
import { beads } from './beads.ts';
import { chain } from './chain.ts';
import { coins } from './coins.ts';
import { crossing } from './crossing.ts';
import { lobes } from './lobes.ts';
import { petals } from './petals.ts';
import { teeth } from './teeth.ts';
import { trefoils } from './trefoils.ts';

export interface RingKind {
  readonly draw: DrawRing;
  /** Width of one figure along the circle as a share of the ring's own width. */
  readonly pitch: number;
  /** Narrow ones frame, wide ones speak. */
  readonly isNarrow: boolean;
}

/** What a roundel is built of. */
export const ringKinds = {
  beads: { draw: beads, pitch: 1, isNarrow: true },
  teeth: { draw: teeth, pitch: 0.95, isNarrow: true },
  chain: { draw: chain, pitch: 1.7, isNarrow: true },
  lobes: { draw: lobes, pitch: 1.15, isNarrow: true },
  coins: { draw: coins, pitch: 1.12, isNarrow: true },
  drops: { draw: petals('round'), pitch: 0.86, isNarrow: false },
  flames: { draw: petals('ogee'), pitch: 0.8, isNarrow: false },
  leaves: { draw: petals('point'), pitch: 0.74, isNarrow: false },
  trefoils: { draw: trefoils, pitch: 0.85, isNarrow: false },
  arches: { draw: arches, pitch: 0.85, isNarrow: false },
  crossing: { draw: crossing, pitch: 0.85, isNarrow: false },
} as const satisfies Record<string, RingKind>;
export type RingName = keyof typeof ringKinds;
export const ringNames: readonly RingName[] = [
  'beads',
  'teeth',
  'chain',
  'lobes',
  'coins',
  'drops',
  'flames',
  'leaves',
  'trefoils',
  'arches',
  'crossing',
];
