import type { FileRow } from '@naksha/contract';
import { editRecipe, type Recipe } from '@naksha/loom';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toLanguage } from '../../../i18n/use-format.ts';
import { useRecipeCloth } from '../../../loom/use-recipe-cloth.ts';
import { lendChange, useClothPicture } from '../../canvas/cloth-store.ts';
import { RequiltFact } from '../../panel/requilt-fact.tsx';
import { EditForm } from './edit-form.tsx';

const sides = [256, 512] as const;

/** Words that change the recipe: the cloth is drawn with them while they are typed. */
export function EditDesign({
  design,
  recipe,
  words,
  onWords,
}: {
  design: FileRow;
  recipe: Recipe;
  words: string;
  onWords: (words: string) => void;
}) {
  const { i18n } = useTranslation();
  const language = toLanguage(i18n.language);
  const [kept, setKept] = useState<readonly string[]>([]);
  const read = useDeferredValue(words);
  const held = useMemo(() => withKept(recipe, kept), [recipe, kept]);
  const edited = useMemo(() => editRecipe(held, read, language), [held, read, language]);
  useTriedOut(edited.done.length > 0 ? edited.recipe : null);
  const colours = useMemo(() => [...new Set(Object.values(recipe.palette.roles))], [recipe]);
  return (
    <EditForm
      design={design}
      family={recipe.family}
      outcome={edited}
      colours={colours}
      kept={kept}
      onKept={setKept}
      words={words}
      onWords={onWords}
    >
      <RequiltFact design={design} />
    </EditForm>
  );
}

/** Shows the changed cloth in place of the design until it is made or taken back. */
function useTriedOut(recipe: Recipe | null): void {
  const bitmap = useRecipeCloth('edit', recipe, sides);
  const now = useClothPicture((state) => state.now);
  const isTried = recipe !== null;
  useEffect(() => {
    lendChange(now, isTried ? bitmap : null);
    // Not with every key: what is lent changes when another picture has come.
    return () => lendChange(now, null);
  }, [now, isTried, bitmap]);
}

function withKept(recipe: Recipe, kept: readonly string[]): Recipe {
  const { roles, locked } = recipe.palette;
  const names = Object.keys(roles) as (keyof typeof roles)[];
  const all = names.filter((role) => locked.includes(role) || kept.includes(roles[role]));
  return { ...recipe, palette: { ...recipe.palette, locked: all } };
}
