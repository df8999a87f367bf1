import { planScene } from '../patterns/plan-scene.ts';
import type { Scene } from '../scene/scene.ts';
import { guardScene } from './guard-scene.ts';
import type { ZoneTile } from './piece.ts';
import { rowScene } from './row-scene.ts';

/** The scene of a zone's repeat. Throws as `planScene` does. */
export function planZone({ kind, recipe, isToothed = false, isCornered = false }: ZoneTile): Scene {
  if (kind === 'guard') return guardScene(recipe, isToothed);
  if (kind === 'cloth') return planScene(recipe);
  return rowScene(recipe, kind === 'corner' ? 1 : isCornered ? 2 : undefined);
}
