import type { Recipe } from '../../recipe/recipe.ts';
import type { Scene } from '../../scene/scene.ts';
import { createDraft, type Draft } from '../draft/draft.ts';
import { type DraftLayer, sceneOfDraft } from '../draft/scene-of-draft.ts';
import type { Plot } from '../family.ts';
import { planBuketan } from './buketan.ts';
import { ceplok } from './ceplok.ts';
import { crackle } from './crackle.ts';
import { kawung } from './kawung.ts';
import { megaMendung } from './mega-mendung.ts';
import { parang } from './parang.ts';

export const batikLayouts = ['kawung', 'parang', 'ceplok', 'buketan', 'mega-mendung'] as const;

const draw: Readonly<Record<string, (draft: Draft) => void>> = {
  kawung,
  parang,
  ceplok,
  'mega-mendung': megaMendung,
};

const layers: readonly DraftLayer[] = [
  { id: 'wisps', name: 'Wisps', kind: 'fill' },
  { id: 'waxed', name: 'Waxed figures', kind: 'motifs' },
  { id: 'isen', name: 'Isen (filling marks)', kind: 'fill' },
  { id: 'crackle', name: 'Crackle', kind: 'lines' },
];

/** Wax drawn with the canting, bath after bath, then broken. */
export function planBatik(recipe: Recipe, plot: Plot): Scene {
  // The finest courtly cloths hardly crack; a free hand and an old cloth do.
  const strength = 0.3 + 0.5 * recipe.freedom + 0.4 * recipe.finish.age;
  if (recipe.layout === 'buketan') return planBuketan(recipe, plot, strength);
  const drawing = draw[recipe.layout];
  if (drawing === undefined) throw new RangeError(`Expected a layout of batik but received ${recipe.layout}`);
  const draft = createDraft(recipe, plot);
  drawing(draft);
  for (const [n, { x, y, symbol }] of crackle(plot.torus, draft.rng.fork('crackle'), strength).entries())
    draft.put('crackle', { symbol: draft.symbol(`crack/${n}`, () => symbol), x, y, turn: 0, scale: 1 });
  return sceneOfDraft(draft, layers, []);
}
