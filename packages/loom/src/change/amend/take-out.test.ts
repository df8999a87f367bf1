import { type Family, families as familyNames, generateParams } from '@naksha/contract';
import { describe, expect, it } from 'vitest';
import { compareScenes, isWithin } from '../../../test/compare.ts';
import type { Scene } from '../../drawing/scene.ts';
import { distance } from '../../numbers/torus.ts';
import { composeRecipe } from '../../recipe/compose.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { families } from '../../vocabulary/families/families.ts';
import { vocabularies } from '../../vocabulary/families/vocabularies.ts';
import { motifsOfWord, motifsRefusedBy, motifWords } from '../../vocabulary/lexicon-motifs.ts';
import { type MotifId, motifIds } from '../../vocabulary/motif-ids.ts';
import { formsOf } from '../../vocabulary/words.ts';
import { editRecipe } from '../edit/edit-recipe.ts';
import { planScene } from '../plan-scene.ts';

/** Cloths that are one motif throughout: there is nothing else to keep. */
const single: readonly Family[] = ['dots', 'mandala', 'leheriya'];
/** Here a motif is a part of the figure that the whole net is made of, or nearly all of the cloth. */
const inOneFigure: readonly string[] = ['ajrakh almond', 'ikat ogee', 'tropical toss leaf'];
/** On cloths of so many drawings one motif is tried, on others two. */
const many = 150;
const room = 1.6;

const verbs = ['remove the #', '# हटाओ', '# હટાવો'] as const;

/** How one asks in a language for a motif alone to go, where there is a word for it alone. */
function wordsFor(motif: MotifId, language: 0 | 1 | 2): string | undefined {
  const words = Object.keys(motifsOfWord) as (keyof typeof motifsOfWord)[];
  const isAlone = (word: (typeof words)[number]) =>
    motifsOfWord[word].length === 1 && motifsOfWord[word][0] === motif && (motifsRefusedBy[word] ?? []).length < 2;
  const word = words.find(isAlone);
  return word && verbs[language].replace('#', formsOf(motifWords[word][language])[0] ?? '');
}

const cases = familyNames
  .filter((family) => !single.includes(family))
  .map((family, n) => {
    const { layouts } = families[family];
    const layout = layouts[n % layouts.length] ?? layouts[0];
    const params = generateParams.parse({ trainedPattern: family, width: 256, height: 256, dpi: 96 });
    const recipe: Recipe = { ...composeRecipe(params, '4'), layout, detail: 1, density: 0.3 };
    return { family, layout, recipe, language: (n % 3) as 0 | 1 | 2 };
  });

/** The motifs that are tried: another beginning for every cloth, so that all kinds come to it. */
function tried({ layers, census }: Scene, start: number): MotifId[] {
  const shown = motifIds.filter((motif) => census.some((disc) => disc.motif === motif));
  const items = layers.reduce((sum, layer) => sum + layer.items.length, 0);
  const turned = shown.map((_, i) => shown[(i + start) % shown.length] ?? shown[0]);
  return turned.flatMap((motif) => motif ?? []).slice(0, items > many ? 1 : 2);
}

function isReplanned(recipe: Recipe, edited: Recipe, motif: MotifId): boolean {
  if (edited.since !== undefined) return false;
  expect(vocabularies[recipe.family].layouts[recipe.layout]?.needs).toContain(motif);
  return true;
}

describe.each(cases)('$family $layout', { timeout: 60_000 }, ({ family, layout, recipe, language }) => {
  it('without one of its motifs has none of it, and everything else where it was to the last digit', () => {
    const before = planScene(recipe);
    for (const motif of tried(before, layout.length)) {
      const words = wordsFor(motif, language);
      if (words === undefined) continue;
      const { recipe: edited, done } = editRecipe(recipe, words, 'en');
      expect(done).toEqual([{ op: 'removeMotif', motif }]);
      const after = planScene(edited);
      expect(after.census.map((disc) => disc.motif)).not.toContain(motif);
      if (
        isReplanned(recipe, edited, motif) ||
        inOneFigure.some((name) => `${family} ${layout} ${motif}`.startsWith(name))
      )
        continue;
      const { gone, new: added, isRestSame } = compareScenes(before, after);
      expect(gone.length).toBeGreaterThan(0);
      expect(isRestSame).toBe(true);
      const discs = before.census.filter((disc) => disc.motif === motif);
      const strays = gone.filter(
        (drawn) =>
          drawn.motif !== motif &&
          discs.every(({ x, y, r }) => distance(before.torus, x, y, drawn.x, drawn.y) > r * 1.5),
      );
      expect(strays, `${words}: what went was not all of it`).toEqual([]);
      expect(
        added.filter(
          (drawn) => !isWithin(before, drawn, [...gone, ...discs.map(({ x, y, r }) => ({ x, y, reach: r }))], room),
        ),
        `${words}: something came elsewhere`,
      ).toEqual([]);
    }
  });
});
