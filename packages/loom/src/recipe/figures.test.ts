import { generateParams, families as names } from '@naksha/contract';
import { expect, it } from 'vitest';
import { planScene } from '../change/plan-scene.ts';
import { canDraw } from '../vocabulary/can-draw.ts';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import { commonMotifs } from '../vocabulary/lexicon-motifs.ts';
import { type MotifId, motifIds } from '../vocabulary/motif-ids.ts';
import { composeRecipe } from './compose.ts';
import type { Recipe } from './recipe.ts';
import { bringSubjects } from './subjects-of.ts';

const seeds = ['1', '2', '3', '4'];
const compose = (prompt: string, seed: string) =>
  composeRecipe(generateParams.parse({ prompt, width: 256, height: 256, dpi: 50 }), seed);
/** What a cloth shows; drawn plainly, which takes the least time and shows the same motifs. */
const shown = (recipe: Recipe) => planScene({ ...recipe, detail: 1 }).census.map(({ motif }) => motif);
const figures = motifIds.filter((motif) => !commonMotifs.includes(motif));
/** Only the wall paintings of the Warli have their people; people are dancers elsewhere. */
const rare: readonly MotifId[] = ['person'];

it('lets every figure be drawn by three cloths at least', () => {
  const drawnBy = (motif: MotifId) => names.filter((family) => canDraw(motif, family));
  expect(figures.filter((motif) => !rare.includes(motif) && drawnBy(motif).length < 3)).toEqual([]);
});

it.each(['lamp', 'kite', 'heart', 'shell', 'wave', 'feather'] as const)(
  'chooses a cloth that draws it where only a %s is named',
  (motif) => {
    for (const seed of seeds) {
      const { family, layout } = compose(`a ${motif} design`, seed);
      expect([family, canDraw(motif, family)]).toEqual([family, true]);
      const { layouts } = vocabularies[family];
      const somewhere = Object.values(layouts).some(({ brings }) => brings?.includes(motif));
      expect([layout, !somewhere || layouts[layout]?.brings?.includes(motif)]).toEqual([layout, true]);
    }
  },
);

it.each([
  ['block print', 'block-print'],
  ['brocade', 'brocade'],
  ['dot print', 'dots'],
  ['leheriya', 'leheriya'],
  ['geometric', 'geometric'],
] as const)('%s draws each figure that it says it draws', async (words, family) => {
  const claimed = (vocabularies[family].figures ?? []).filter((motif) => motif !== 'lotus-front' && motif !== 'mango');
  const promptOf = (motif: MotifId) => `${words} with ${wordOf[motif] ?? motif}`;
  for (const motif of claimed) await bringSubjects(promptOf(motif), 'en');
  const missing = claimed.filter((motif) => {
    const recipe = compose(promptOf(motif), '1');
    return recipe.family !== family || !shown(recipe).includes(motif);
  });
  expect(missing).toEqual([]);
});

/** What a motif is called where its name is not its word. */
const wordOf: Partial<Record<MotifId, string>> = { gable: 'triangles', jaali: 'pierced screen' };

it.each([
  ['block print with kites', 'kite'],
  ['floral with hearts for kids', 'heart'],
  ['banarasi saree with diya', 'lamp'],
  ['tropical shells and waves shirt', 'wave'],
  ['madhubani with lamps', 'lamp'],
  ['madhubani with shells', 'shell'],
  ['kalamkari with feathers', 'feather'],
  ['batik with fish', 'fish'],
  ['paisley with peacocks', 'peacock'],
] as const)('%s has what was named', (prompt, motif) => {
  expect(shown(compose(prompt, '1'))).toContain(motif);
});

it('draws beasts for children in a novelty print where no cloth is named', () => {
  for (const seed of seeds) expect(compose('small elephants for kids', seed).family).toBe('conversational');
});

it('prints beasts over stripes where stripes are named, and never takes a scene in one ink for a stripe', () => {
  for (const seed of seeds) {
    expect(compose('elephants on stripes', seed).family).toBe('stripes');
    expect(compose('stripes in black', seed).family).toBe('stripes');
  }
});
