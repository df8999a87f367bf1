import { drawLayer, type MotifId, motifLayer, type Recipe, sceneOfMotif } from '@naksha/loom';
import { resvgRasterise } from '@naksha/loom/server';
import { giveRoomBack } from './give-room-back.ts';
import { sceneOf } from './scenes.ts';

/** One motif of a cloth, to be drawn alone in squares of these sides. */
export interface MotifTask {
  readonly recipe: Recipe;
  /** What `plan` answered for a recipe that has the motif. */
  readonly plan: SharedArrayBuffer;
  readonly motif: MotifId;
  readonly sides: readonly number[];
}

/** Draws a motif in several sizes: RGBA of each; none where the motif has no drawing of its own. */
export async function drawMotif({ recipe, plan, motif, sides }: MotifTask): Promise<Uint8Array[]> {
  const scene = sceneOfMotif(recipe, motif, sceneOf(plan));
  if (scene === undefined) return [];
  const drawn: Uint8Array[] = [];
  for (const side of sides) {
    await giveRoomBack();
    const size = { width: side, height: side };
    const { data } = drawLayer(scene, recipe, size, { x: 0, y: 0, ...size }, resvgRasterise, motifLayer);
    drawn.push(new Uint8Array(data.buffer, data.byteOffset, data.length));
  }
  return drawn;
}
