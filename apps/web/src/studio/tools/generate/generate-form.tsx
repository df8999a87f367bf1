import type { FileRow } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { CountAndSeed } from '../../panel/count-and-seed.tsx';
import { LevelSlider } from '../../panel/level-slider.tsx';
import { OptionGrid } from '../../panel/option-grid.tsx';
import type { PaletteCell } from '../../panel/palette-cells.ts';
import { PaletteStrip } from '../../panel/palette-strip.tsx';
import classes from '../../panel/panel.module.css';
import { PatternChips } from '../../panel/pattern-chips.tsx';
import { PromptField } from '../../panel/prompt-field.tsx';
import { type Ask, isAskable } from '../../store/asks.ts';
import type { StruckWord } from '../../words/prompt-notes.tsx';
import type { FormProps } from '../define-tool.ts';

/** What the preview found: the colours of the cloth, and words that are not seen in it. */
export interface GenerateFound {
  readonly cells: readonly PaletteCell[];
  readonly struck: readonly StruckWord[];
}

type GenerateProps = FormProps<Ask, FileRow | undefined, GenerateFound, Partial<Ask>>;

/** Each part hands on what was changed in it, by the same function with every drawing: parts that words do not change are not drawn with them. */
export function GenerateForm({ value, onChange, found: { cells, struck } }: GenerateProps) {
  const { t } = useTranslation();
  const { trainedPattern, patternName, palette, level, count, seed } = value;
  return (
    <>
      <section className={classes.section} aria-label={t('studio.generate.prompt')}>
        <PromptField value={value} struck={struck} onChange={onChange} />
      </section>
      <PatternChips trainedPattern={trainedPattern} patternName={patternName} onChange={onChange} />
      <OptionGrid value={value} onChange={onChange} />
      <PaletteStrip cells={isAskable(value) ? cells : noCells} isOwn={palette !== undefined} onChange={onChange} />
      <LevelSlider level={level} onChange={onChange} />
      <CountAndSeed count={count} seed={seed} onChange={onChange} />
    </>
  );
}

const noCells: readonly PaletteCell[] = [];
