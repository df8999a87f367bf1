import { circle } from '../../geometry/circle.ts';
import type { Ink, SceneSymbol } from '../../scene/scene.ts';

/** A plain dot. */
export function dotSymbol(radius: number, fill: Ink): SceneSymbol {
  return { shapes: [{ d: circle(0, 0, radius), fill }], radius: Math.ceil(radius) + 1 };
}
