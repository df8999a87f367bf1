import { recolourMap } from '@naksha/colour';
import { type Family, type FileRow, type Job, type Language, recolourParams } from '@naksha/contract';
import { type EditedColours, editColours, editRecipe, partEdit, type Recipe } from '@naksha/loom';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { type Drawn as Sample, useDrawn } from '../../../loom/use-drawn.ts';
import { type Start, useKeptPlan } from '../../../loom/use-kept-plan.ts';
import { useSubjectNames } from '../../../loom/use-subject-names.ts';
import { readPart } from '../../../ui/use-too-long.ts';
import { useGrade } from '../../canvas/use-grade.ts';
import { useReport } from '../../designs/use-report.ts';
import { pictureColours } from '../../picker/picture-colours.ts';
import { useStudio } from '../../store/studio-store.ts';
import { clearChange, showChange } from '../../store/table-actions.ts';
import type { Given } from '../define-tool.ts';
import { asksToTile } from './asks-to-tile.ts';
import type { Drawn, Outcome } from './edit-outcome.tsx';

const sides = [256, 512] as const;
/** As many as the server reads a picture as. */
const parts = 9;

/** What should change, and the colours that stay whatever the words say. */
export interface EditValue {
  readonly words: string;
  readonly kept: readonly string[];
}

/** What comes of the words of an edit. */
export interface EditFound {
  readonly outcome: Outcome;
  /** What an image model will draw of it. */
  readonly drawn: Drawn | undefined;
  readonly family: Family;
  /** The colours of the design, which can be kept. */
  readonly colours: readonly string[];
  /** Of a picture without a recipe: what is done with it, and that another tool is asked for. */
  readonly hint: ReturnType<typeof hintOf> | undefined;
  readonly asksForTile: boolean;
  /** Draws its preview again where that failed. */
  readonly retry: Sample['retry'];
  /** Its preview is drawn as of today, and what is made may differ. */
  readonly isOfToday: boolean;
  /** What the job that made the design reported. */
  readonly report: Job['report'];
}

/** Shows the cloth with the words of an edit while they are typed, drawn again or recoloured, and says what comes of them. */
export function useEditPreview({ value, design, recipe, model, language }: Given<EditValue, FileRow>): EditFound {
  const words = useDeferredValue(readPart(value.words));
  const start = useKeptPlan(design, recipe);
  const ofRecipe = useEditedRecipe(recipe, words, value.kept, language, start);
  const ofPicture = useEditedPicture(recipe ? undefined : design._id, words, value.kept, model);
  const report = useReport(design);
  return { ...(ofRecipe ?? ofPicture), isOfToday: start.isOfToday, report };
}

type Found = Omit<EditFound, 'report' | 'isOfToday'>;

/** Words that change the recipe: the cloth is drawn with them. */
function useEditedRecipe(
  recipe: Recipe | undefined,
  words: string,
  kept: readonly string[],
  language: Language,
  { from, isAwaited }: Start,
): Found | undefined {
  const isKnown = useSubjectNames();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the names of libraries the same words are read otherwise.
  const edited = useMemo(
    () => recipe && editRecipe(withKept(recipe, kept), words, language),
    [recipe, kept, words, language, isKnown],
  );
  const tried = edited && edited.done.length > 0 ? edited.recipe : null;
  const { cloth, retry } = useDrawn('edit', tried && !isAwaited ? { recipe: tried, from } : null, sides);
  const bitmap = cloth?.bitmap;
  const laid = useStudio(({ table }) => table.laid);
  const isTried = tried !== null;
  useEffect(() => {
    if (!isTried || !bitmap || !laid) return;
    // Not with every key: the change is another one when another picture has come.
    showChange('edit', laid, bitmap, { isShared: true });
    return clearChange;
  }, [laid, isTried, bitmap]);
  const colours = useMemo(() => [...new Set(Object.values(recipe?.palette.roles ?? {}))], [recipe]);
  if (!recipe || !edited) return undefined;
  return {
    outcome: edited,
    drawn: undefined,
    family: recipe.family,
    colours,
    hint: undefined,
    asksForTile: false,
    retry,
  };
}

function withKept(recipe: Recipe, kept: readonly string[]): Recipe {
  const { roles, locked } = recipe.palette;
  const names = Object.keys(roles) as (keyof typeof roles)[];
  const all = names.filter((role) => locked.includes(role) || kept.includes(roles[role]));
  return { ...recipe, palette: { ...recipe.palette, locked: all } };
}

/**
 * Words that change a picture without a recipe: its colours at once, how it is set out once it is made; what lies beyond is drawn by an
 * image model where there is one.
 */
function useEditedPicture(
  designId: string | undefined,
  words: string,
  kept: readonly string[],
  model: string | null,
): Found {
  const laid = useStudio(({ table }) => (table.laid?.cloth === designId ? table.laid : null));
  const colours = useMemo(() => (laid ? pictureColours(laid.source, parts) : []), [laid]);
  const { exact, beyond } = useMemo(
    () => (model === null ? { exact: words, beyond: '' } : partEdit(colours, words, kept)),
    [model, colours, words, kept],
  );
  const outcome = useMemo(() => editColours(colours, exact, kept), [colours, exact, kept]);
  const map = useMemo(
    () =>
      outcome.colours.some(({ from, to }) => from !== to)
        ? recolourMap(recolourParams.parse({ colours: outcome.colours, reach: 'all' }))
        : null,
    [outcome],
  );
  useGrade(designId === undefined ? null : 'edit', map, 0);
  const asksForTile = asksToTile(words);
  return {
    outcome: asksForTile ? withoutTile(outcome) : outcome,
    drawn: model === null || beyond === '' ? undefined : { model, words: beyond },
    family: outcome.family,
    colours: colours.map(({ hex }) => hex),
    hint: hintOf(outcome.resets.length > 0, model !== null, beyond !== ''),
    asksForTile,
    retry: undefined,
  };
}

/** What another tool is named for is not called misunderstood. */
const withoutTile = (outcome: EditedColours): EditedColours => ({
  ...outcome,
  unmatched: outcome.unmatched.filter((words) => !asksToTile(words)),
});

function hintOf(isSetOut: boolean, hasModel: boolean, isDrawn: boolean) {
  if (isDrawn) return 'making.edit.drawnAfterwards' as const;
  if (isSetOut) return 'making.edit.afterwards' as const;
  return hasModel ? ('making.edit.foreignModel' as const) : ('making.edit.foreign' as const);
}
