import type { Rng } from '../../random/rng.ts';
import type { Ink, SceneSymbol } from '../../scene/scene.ts';

/** Inks of one leaf: its lit and its shaded half, its veins. */
interface FrondInks {
  readonly lit: Ink;
  readonly shade: Ink;
  readonly vein: Ink;
}

/**
 * Draws a great leaf: its foot at (0, radius), its tip near (0, −radius). `detail` 1 … 5 as everywhere.
 */
export type Frond = (radius: number, inks: FrondInks, detail: number, rng: Rng) => SceneSymbol;
