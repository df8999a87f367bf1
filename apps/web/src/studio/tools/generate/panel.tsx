import { UnstyledButton } from '@mantine/core';
import { modals } from '@mantine/modals';
import { type FileRow, generateParams, operations } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { bringBack, isAskable, keyOf, resetAsk, takeAsk, useAsk } from '../../ask/ask-store.ts';
import { designTitle } from '../../designs/design-title.ts';
import { useGenerate } from '../../designs/use-generate.ts';
import { CostButton } from '../../panel/cost-button.tsx';
import { CountAndSeed } from '../../panel/count-and-seed.tsx';
import { LevelSlider } from '../../panel/level-slider.tsx';
import { OptionGrid } from '../../panel/option-grid.tsx';
import { PaletteStrip } from '../../panel/palette-strip.tsx';
import classes from '../../panel/panel.module.css';
import { PatternChips } from '../../panel/pattern-chips.tsx';
import { PromptField } from '../../panel/prompt-field.tsx';
import { usePaletteCells } from '../../panel/use-palette-cells.ts';
import type { PanelProps } from '../panel-props.ts';

/** Words and options on the way to a design, and the one button that makes it. */
export function GeneratePanel({ recipe, design }: PanelProps) {
  const { t } = useTranslation();
  const ask = useAsk((state) => state.ask);
  const canBringBack = useAsk((state) => state.before !== null);
  const cells = usePaletteCells(recipe);
  const { generate, isSending, sentence } = useGenerate();
  const isPossible = isAskable(ask) && ask.seed !== '' && !isSending;
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('studio.generate.title')}</h2>
        {design && <TakeWords design={design} />}
        <UnstyledButton className={classes.quiet} onClick={canBringBack ? bringBack : resetAsk}>
          {t(canBringBack ? 'studio.generate.bringBack' : 'studio.generate.reset')}
        </UnstyledButton>
      </div>
      <div className={classes.body}>
        <section className={classes.section} aria-label={t('studio.generate.prompt')}>
          <PromptField />
        </section>
        <PatternChips />
        <OptionGrid />
        <PaletteStrip cells={isAskable(ask) ? cells : []} />
        <LevelSlider />
        <CountAndSeed />
      </div>
      <div className={classes.foot}>
        {sentence && (
          <p role="alert" className={classes.error}>
            {sentence}
          </p>
        )}
        <CostButton
          action={isSending ? t('studio.generate.sending') : t('studio.generate.submit', { count: ask.count })}
          cost={t('studio.generate.price', { count: operations.generate.cost({ count: ask.count }) })}
          isPossible={isPossible}
          onClick={generate}
        />
      </div>
    </div>
  );
}

/** Offers the words of the design on the table while others stand in the panel. Typed words are never replaced unasked. */
function TakeWords({ design }: { design: FileRow }) {
  const { t } = useTranslation();
  const { ask } = useAsk();
  const params = generateParams.safeParse(design.params);
  if (design.operation !== 'generate' || !params.success) return null;
  const theirs = keyOf({ ...params.data, seed: design.seed ?? params.data.seed ?? '' });
  if (theirs === keyOf(ask)) return null;
  const take = () => takeAsk(params.data, design.seed);
  const askFirst = () =>
    modals.openConfirmModal({
      title: t('studio.generate.takeTitle'),
      children: t('studio.generate.takeText', { name: designTitle(design) }),
      labels: { confirm: t('studio.generate.takeDo'), cancel: t('shell.cancel') },
      onConfirm: take,
    });
  return (
    <UnstyledButton className={classes.quiet} onClick={ask.prompt.trim() === '' ? take : askFirst}>
      {t('studio.generate.takeWords')}
    </UnstyledButton>
  );
}
