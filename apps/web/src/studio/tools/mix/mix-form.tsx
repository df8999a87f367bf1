import { SegmentedControl, UnstyledButton } from '@mantine/core';
import { type FileRow, type Job, type MixMode, mixModes } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import type { Drawn } from '../../../loom/use-drawn.ts';
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
  /** What will be made, shown beforehand, where both have a recipe. */
  readonly ways: Readonly<Record<MixMode, Drawn>> | undefined;
  /** The way that was picked, unless it comes to nothing. */
  readonly picked: MixMode | null;
  /** What it starts from is drawn as of today. */
  readonly isOfToday: boolean;
  /** What the job that made the design reported. */
  readonly report: Job['report'];
}

/** How much of the second is taken, and the ways it can be, each by its name; of two designs of the loom each is shown. */
export function MixForm({
  value,
  onChange,
  design,
  found: { picture, ways, picked, isOfToday, report },
}: FormProps<MixValue, FileRow, MixFound>) {
  const { t } = useTranslation();
  const format = useFormat();
  const { weight, count } = value;
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
        {ways ? (
          <div className={classes.previews}>
            {mixModes.map((mode) => (
              <MixPreview
                key={mode}
                mode={mode}
                drawn={ways[mode]}
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
            : t(ways ? 'making.mix.pickHint' : 'making.mix.pictureHint')}
        </p>
        {isOfToday && <p className={panel.hint}>{t('files.drawing.previewed')}</p>}
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
