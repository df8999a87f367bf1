import { createEdit } from './edit.ts';
import type { Redrawer } from './redrawer.ts';
import { createVariation } from './variation.ts';

/** The operations that do more where an image model is at hand. */
export function modelEngines(redrawer: Redrawer) {
  return { edit: createEdit(redrawer), variation: createVariation(redrawer) };
}
