import type { Recipe } from '../../recipe/recipe.ts';
import type { Scene } from '../../scene/scene.ts';
import { createDraft, type Draft } from '../draft/draft.ts';
import { type DraftLayer, sceneOfDraft } from '../draft/scene-of-draft.ts';
import type { Plot } from '../family.ts';
import { arashi } from './arashi.ts';
import { itajime } from './itajime.ts';
import { kumo } from './kumo.ts';
import { mokume } from './mokume.ts';
import { nui } from './nui.ts';

export const shiboriLayouts = ['kumo', 'itajime', 'arashi', 'nui', 'mokume'] as const;

/** How each binding is done, and how far the dye creeps under it in units. */
const bindings: Readonly<Record<string, { readonly bind: (draft: Draft) => void; readonly reach: number }>> = {
  kumo: { bind: kumo, reach: 3.2 },
  itajime: { bind: itajime, reach: 8 },
  arashi: { bind: arashi, reach: 3.4 },
  nui: { bind: nui, reach: 2.6 },
  mokume: { bind: mokume, reach: 2.8 },
};

const layers: readonly DraftLayer[] = [
  { id: 'halo', name: 'Half-dyed', kind: 'field' },
  { id: 'reserve', name: 'Kept from the dye', kind: 'motifs' },
];

/** Cloth bound, stitched or clamped and dipped: everything is what the dye did not reach. */
export function planShibori(recipe: Recipe, plot: Plot): Scene {
  const binding = bindings[recipe.layout];
  if (binding === undefined) throw new RangeError(`Expected a layout of shibori but received ${recipe.layout}`);
  const draft = createDraft(recipe, plot);
  binding.bind(draft);
  return sceneOfDraft(draft, layers, [{ shader: 'bleed', params: { reach: binding.reach, ragged: 1 } }]);
}
