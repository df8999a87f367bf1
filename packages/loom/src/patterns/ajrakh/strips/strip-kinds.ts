import { almondStrip } from './almond-strip.ts';
import { archStrip } from './arch-strip.ts';
import { beadStrip } from './bead-strip.ts';
import { chainStrip } from './chain-strip.ts';
import { coinStrip } from './coin-strip.ts';
import type { DrawStrip } from './strip.ts';
import { toothStrip } from './tooth-strip.ts';
import { vineStrip } from './vine-strip.ts';

export interface StripKind {
  readonly draw: DrawStrip;
  /** Length of a period as a share of the width. */
  readonly pitch: number;
  readonly isNarrow: boolean;
  readonly motif: string;
}

/** What borders are made of. */
export const stripKinds = {
  beads: { draw: beadStrip, pitch: 1, isNarrow: true, motif: 'dot' },
  teeth: { draw: toothStrip, pitch: 1.1, isNarrow: true, motif: 'star' },
  chain: { draw: chainStrip, pitch: 1.7, isNarrow: true, motif: 'vine' },
  almonds: { draw: almondStrip, pitch: 2.1, isNarrow: true, motif: 'leaf' },
  coins: { draw: coinStrip, pitch: 1.1, isNarrow: false, motif: 'medallion' },
  arches: { draw: archStrip, pitch: 0.8, isNarrow: false, motif: 'trefoil' },
  vine: { draw: vineStrip, pitch: 1.7, isNarrow: false, motif: 'vine' },
} as const satisfies Record<string, StripKind>;
