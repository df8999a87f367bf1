import type { Scene } from '../drawing/scene.ts';
import { copiesOf } from './copies.ts';

/** What stands around the shapes of each copy: a place and a group. */
const around = 2;

/** How many parts a drawing of the whole tile has: the memory that a rasteriser takes goes by it. */
export function countDrawn(scene: Scene): number {
  const whole = { left: 0, top: 0, right: scene.columns * scene.torus.w, bottom: scene.rows * scene.torus.h };
  let parts = 0;
  for (const layer of scene.layers) {
    for (const item of layer.items) {
      const own = around + (scene.symbols[item.symbol]?.shapes.length ?? 0);
      copiesOf(scene, item, whole, () => {
        parts += own;
      });
    }
  }
  return parts;
}
