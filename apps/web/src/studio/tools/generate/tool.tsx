import { UnstyledButton } from '@mantine/core';
import { type FileRow, generateParams, limits } from '@naksha/contract';
import { familyName } from '@naksha/loom';
import { IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { truncate } from '../../../ui/abbreviate.ts';
import { designTitle } from '../../../ui/design-title.ts';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { CountAndSeed } from '../../panel/count-and-seed.tsx';
import { LevelSlider } from '../../panel/level-slider.tsx';
import { OptionGrid } from '../../panel/option-grid.tsx';
import type { PaletteCell } from '../../panel/palette-cells.ts';
import { PaletteStrip } from '../../panel/palette-strip.tsx';
import classes from '../../panel/panel.module.css';
import { PatternChips } from '../../panel/pattern-chips.tsx';
import { PromptField } from '../../panel/prompt-field.tsx';
import { bringBack, chooseOptions, markMade, resetWords, takeWords } from '../../store/ask-actions.ts';
import { type Ask, isAskable, keyOf, plainAsk } from '../../store/asks.ts';
import { useStudio } from '../../store/studio-store.ts';
import { defineTool, type FormProps } from '../define-tool.ts';
import { usePaletteCells } from './use-palette-cells.ts';

/** Words and options on the way to a design. */
export const generate = defineTool({
  operation: 'generate',
  icon: IconSparkles,
  group: 'make',
  title: 'studio.generate.title',
  step: 'studio.history.step.generate',
  showsGoods: true,
  inputs: [],
  words: { use: () => useStudio(({ asks }) => asks.ask), change: (ask: Ask) => chooseOptions(ask) },
  Head,
  initial: plainAsk,
  Form,
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

/** What a part takes is said to the store and not to the value it was drawn with: parts that words do not change are not drawn with them. */
function Form({ value, found: cells }: FormProps<Ask, FileRow | undefined, readonly PaletteCell[]>) {
  const { t } = useTranslation();
  const { trainedPattern, patternName, palette, level, count, seed } = value;
  return (
    <>
      <section className={classes.section} aria-label={t('studio.generate.prompt')}>
        <PromptField value={value} onChange={chooseOptions} />
      </section>
      <PatternChips trainedPattern={trainedPattern} patternName={patternName} onChange={chooseOptions} />
      <OptionGrid value={value} onChange={chooseOptions} />
      <PaletteStrip cells={isAskable(value) ? cells : noCells} isOwn={palette !== undefined} onChange={chooseOptions} />
      <LevelSlider level={level} onChange={chooseOptions} />
      <CountAndSeed count={count} seed={seed} onChange={chooseOptions} />
    </>
  );
}

const noCells: readonly PaletteCell[] = [];

/** Empties the panel or brings back what stood there, and offers the words of the design on the table. */
function Head({ design }: { design: FileRow | undefined }) {
  const { t } = useTranslation();
  const canBringBack = useStudio(({ asks }) => asks.before !== null);
  return (
    <>
      {design && <TakeWords design={design} />}
      <UnstyledButton className={classes.quiet} onClick={canBringBack ? bringBack : resetWords}>
        {t(canBringBack ? 'studio.generate.bringBack' : 'studio.generate.reset')}
      </UnstyledButton>
    </>
  );
}

/** Offers the words of the design on the table while others stand in the panel. Typed words are never replaced unasked. */
function TakeWords({ design }: { design: FileRow }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const ask = useStudio(({ asks }) => asks.ask);
  const params = generateParams.safeParse(design.params);
  if (design.operation !== 'generate' || !params.success) return null;
  const theirs = keyOf({ ...params.data, seed: design.seed ?? params.data.seed ?? '' });
  if (theirs === keyOf(ask)) return null;
  const take = () => takeWords(params.data, design.seed);
  const askFirst = () =>
    confirm({
      title: t('studio.generate.takeTitle'),
      text: t('studio.generate.takeText', { name: designTitle(design) }),
      act: t('studio.generate.takeDo'),
      onConfirm: take,
    });
  return (
    <UnstyledButton className={classes.quiet} onClick={ask.prompt.trim() === '' ? take : askFirst}>
      {t('studio.generate.takeWords')}
    </UnstyledButton>
  );
}
