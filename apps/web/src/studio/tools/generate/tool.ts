import { generateParams, limits } from '@naksha/contract';
import { familyName } from '@naksha/loom';
import { IconSparkles } from '@tabler/icons-react';
import { truncate } from '../../../ui/abbreviate.ts';
import { chooseOptions, markMade } from '../../store/ask-actions.ts';
import { isAskable, plainAsk } from '../../store/asks.ts';
import { useStudio } from '../../store/studio-store.ts';
import { defineTool } from '../define-tool.ts';
import { GenerateForm } from './generate-form.tsx';
import { usePaletteCells } from './use-palette-cells.ts';
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
  usePreview: ({ value, recipe }) => usePaletteCells(recipe, value.palette),
  request: ({ value, language }) =>
    isAskable(value) && value.seed !== ''
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
