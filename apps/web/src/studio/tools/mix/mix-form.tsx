import { SegmentedControl, UnstyledButton } from '@mantine/core';
import { type FileRow, type Job, type MixMode, mixModes } from '@naksha/contract';
import type { Recipe } from '@naksha/loom';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import type { ClothWish } from '../../../loom/cloth-messages.ts';
import type { Start } from '../../../loom/use-kept-plan.ts';
import { LevelRow } from '../../panel/level-row.tsx';
import panel from '../../panel/panel.module.css';
import { ReportNotes } from '../../panel/report-notes.tsx';
import type { FormProps } from '../define-tool.ts';
import classes from './mix.module.css';
import { MixPreview } from './mix-preview.tsx';

/** How much of the second, in hundredths, how many ways, and which of them is to be made alone. */
export interface MixValue {
  readonly weight: number;
  readonly count: number;
  readonly picked: MixMode | null;
}

export interface MixFound {
  /** The second one, where it is chosen. */
  readonly picture: FileRow | undefined;
  /** Its recipe, where both have one: then what will be made is shown beforehand. */
  readonly second: Recipe | undefined;
  readonly start: Start;
  /** What the job that made the design reported. */
  readonly report: Job['report'];
}

const wishOf = (first: Recipe, second: Recipe, mode: MixMode, weight: number, from: string | undefined): ClothWish => ({
  recipe: first,
  mix: { second, mode, weight: weight / 100 },
  from,
});

/** How much of the second is taken, and the ways it can be, each by its name; of two designs of the loom each is shown. */
export function MixForm({
  value,
  onChange,
  design,
  recipe,
  found: { picture, second, start, report },
}: FormProps<MixValue, FileRow, MixFound>) {
  const { t } = useTranslation();
  const format = useFormat();
  const { weight, count, picked } = value;
  const change = (next: Partial<MixValue>) => onChange({ ...value, ...next });
  const pick = (mode: MixMode) => change({ picked: picked === mode ? null : mode });
  return (
    <>
      <LevelRow
        name={t('making.mix.weight')}
        value={weight}
        min={0}
        max={100}
        step={5}
        rest={50}
        shown={`${format.number(weight)}%`}
        onChange={(next) => change({ weight: next })}
      />
      <section className={panel.section} aria-label={t('making.mix.ways')}>
        <div className={panel.sectionHead}>
          <h3>{t('making.mix.ways')}</h3>
        </div>
        {recipe && second ? (
          <div className={classes.previews}>
            {mixModes.map((mode) => (
              <MixPreview
                key={mode}
                mode={mode}
                wish={start.isAwaited ? null : wishOf(recipe, second, mode, weight, start.from)}
                isPicked={picked === mode}
                onPick={() => pick(mode)}
              />
            ))}
          </div>
        ) : (
          <div className={classes.list}>
            {mixModes.map((mode) => (
              <UnstyledButton
                key={mode}
                className={classes.way}
                aria-pressed={picked === mode}
                onClick={() => pick(mode)}
              >
                <b>{t(`making.mix.modes.${mode}.name`)}</b>
                <span>{t(`making.mix.modes.${mode}.picture`)}</span>
              </UnstyledButton>
            ))}
          </div>
        )}
        <p className={panel.hint}>
          {picture === undefined
            ? t('making.mix.chooseSecond')
            : t(second ? 'making.mix.pickHint' : 'making.mix.pictureHint')}
        </p>
        {start.isOfToday && <p className={panel.hint}>{t('files.drawing.previewed')}</p>}
        <ReportNotes design={design} report={report} />
      </section>
      <section className={panel.section}>
        <div className={panel.sectionHead}>
          <h3 id="mix-count">{t('making.mix.count')}</h3>
          <SegmentedControl
            aria-labelledby="mix-count"
            className={classes.counts}
            withItemsBorders={false}
            data={['1', '2', '3', '4']}
            value={String(picked === null ? count : 1)}
            onChange={(next) => change({ count: Number(next), picked: null })}
          />
        </div>
        <p className={panel.hint}>{t('making.mix.countHint')}</p>
      </section>
    </>
  );
}
