import { generateParams, type Language, limits } from '@naksha/contract';
import { familyName, layoutName, type Recipe } from '@naksha/loom';
import { IconSparkles } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { truncate } from '../../../ui/abbreviate.ts';
import { isTooLong } from '../../../ui/use-too-long.ts';
import { type PaletteCell, paletteCells } from '../../panel/palette-cells.ts';
import { chooseOptions, markMade } from '../../store/ask-actions.ts';
import { type Ask, isAskable, plainAsk } from '../../store/asks.ts';
import { useStudio } from '../../store/studio-store.ts';
import type { StruckWord } from '../../words/prompt-notes.tsx';
import { defineTool } from '../define-tool.ts';
import { GenerateForm } from './generate-form.tsx';
import { WordsHead } from './words-head.tsx';

/** Words and options on the way to a design. */
export const generate = defineTool({
  operation: 'generate',
  icon: IconSparkles,
  group: 'make',
  title: 'studio.generate.title',
  step: 'studio.history.step.generate',
  showsGoods: true,
  inputs: [],
  words: { use: () => useStudio(({ asks }) => asks.ask), change: chooseOptions },
  Head: WordsHead,
  initial: plainAsk,
  Form: GenerateForm,
  usePreview: ({ value, recipe }) => {
    const cells = usePaletteCells(recipe, value.palette);
    const language = useLanguage();
    const struck = useMemo(() => struckIn(recipe, value.prompt, language), [recipe, value.prompt, language]);
    return useMemo(() => ({ cells, struck }), [cells, struck]);
  },
  request: ({ value, language }) =>
    isAskable(value) && !isTooLong(value.prompt) && value.seed !== ''
      ? { operation: 'generate', params: { ...value, language } }
      : { idle: 'priced' },
  action: ({ count }, t) => t('studio.generate.submit', { count }),
  onSend: markMade,
  jobName: (params, t, language) => {
    const made = generateParams.safeParse(params).data;
    const words = made?.prompt || (made?.trainedPattern ? familyName(made.trainedPattern, language) : '');
    return words === ''
      ? t('studio.jobs.generate', { count: made?.count ?? 1 })
      : truncate(words, limits.shownTextLength);
  },
});

/** The words of the prompt that are not seen in its cloth; of another prompt none. */
function struckIn(recipe: Recipe | undefined, prompt: string, language: Language): StruckWord[] {
  if (recipe?.source.params.prompt !== prompt) return [];
  const { family, layout, source } = recipe;
  return (source.struck ?? []).map((word) => ({
    ...word,
    instead: layoutName(family, word.instead ?? layout, language),
  }));
}

const side = 96;

/** The colours of the cloth on the table, counted in a small copy of its picture. */
function usePaletteCells(recipe: Recipe | undefined, own: Ask['palette']): readonly PaletteCell[] {
  const picture = useStudio(({ table }) => table.laid);
  return useMemo(() => {
    if (!recipe || !picture) return [];
    const brush = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
    if (!brush) return [];
    // Without smoothing: a mean of two dyes is no dye.
    brush.imageSmoothingEnabled = false;
    brush.drawImage(picture.source, 0, 0, side, side);
    return paletteCells(recipe.palette.roles, own, brush.getImageData(0, 0, side, side).data);
  }, [recipe, own, picture]);
}
