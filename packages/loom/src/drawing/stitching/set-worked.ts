import type { MotifId } from '../../vocabulary/motif-ids.ts';
import type { ClothLayer, Place, Planner } from '../planner.ts';
import type { SceneSymbol } from '../scene.ts';

/** What is worked on the cloth and how it is known to whoever asks; `r` in units. */
export interface Worked {
  readonly symbol: SceneSymbol;
  readonly motif: MotifId;
  readonly r: number;
  readonly rank: 'hero' | 'secondary' | 'filler';
}

/** Sets a drawing at places and notes it at each. */
export function setWorked(planner: Planner, layer: ClothLayer, worked: Worked, places: readonly Place[]): void {
  planner.set(layer, worked.symbol, places);
  for (const { x, y, scale = 1 } of places)
    planner.note({ x, y, r: worked.r * scale, motif: worked.motif, rank: worked.rank });
}
