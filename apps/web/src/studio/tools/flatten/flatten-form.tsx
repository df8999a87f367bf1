import { SegmentedControl, Switch } from '@mantine/core';
import type { FileRow, FlattenParams } from '@naksha/contract';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import { LevelRow } from '../../panel/level-row.tsx';
import panel from '../../panel/panel.module.css';
import type { FormProps } from '../define-tool.ts';
import { ColourFields } from './colour-fields.tsx';
import { differenceEnds, differenceHexes } from './difference-map.ts';
import classes from './flatten.module.css';
import type { FlatView } from './flatten-preview.ts';
import type { FlatAnswer } from './flatten-worker.ts';

/** What is asked for, and which of two ways of looking at it lies on the table. */
export interface FlattenValue {
  readonly params: FlattenParams;
  readonly view: FlatView;
}

/** How many colours and which, what comes of them in figures, and how edges and specks are treated. */
export function FlattenForm({ value, onChange, found: preview }: FormProps<FlattenValue, FileRow, FlatAnswer | null>) {
  const { t } = useTranslation();
  const format = useFormat();
  const { params, view } = value;
  const change = (next: Partial<FlattenParams>) => onChange({ ...value, params: { ...params, ...next } });
  return (
    <>
      <ColourFields value={params} preview={preview} onChange={change} />
      <section className={panel.section} aria-live="polite">
        <SegmentedControl
          withItemsBorders={false}
          fullWidth
          mb={8}
          aria-label={t('colour.flatten.view')}
          value={view}
          onChange={(next) => onChange({ ...value, view: next === 'difference' ? 'difference' : 'flat' })}
          data={[
            { value: 'flat', label: t('colour.flatten.flat') },
            { value: 'difference', label: t('colour.flatten.map') },
          ]}
        />
        <dl className={`${classes.facts} num`}>
          <div>
            <dt>{t('colour.flatten.counted')}</dt>
            <dd>{preview ? format.number(preview.colours.length) : '–'}</dd>
          </div>
          <div>
            <dt>{t('colour.flatten.difference')}</dt>
            <dd>{preview ? `ΔE ${preview.deltaE.toFixed(1)}` : '–'}</dd>
          </div>
        </dl>
        {view === 'difference' && preview?.shares && <DifferenceLegend shares={preview.shares} />}
      </section>
      <LevelRow
        name={t('colour.flatten.smallest')}
        value={params.smallest}
        min={1}
        max={16}
        rest={1}
        shown={`${params.smallest} px`}
        onChange={(smallest) => change({ smallest })}
      />
      <LevelRow
        name={t('colour.flatten.denoise')}
        value={params.denoise}
        min={0}
        max={3}
        shown={t('colour.flatten.denoiseOf', { level: params.denoise })}
        onChange={(denoise) => change({ denoise })}
      />
      <section className={panel.section}>
        {(['cleanEdges', 'dither'] as const).map((name) => (
          <Switch
            key={name}
            classNames={{ body: classes.switch }}
            labelPosition="left"
            label={t(`colour.flatten.${name}`)}
            checked={params[name]}
            onChange={(event) => change({ [name]: event.currentTarget.checked })}
          />
        ))}
      </section>
    </>
  );
}

/** The classes of the map of differences, each with the part of the picture that is in it. */
function DifferenceLegend({ shares }: { shares: readonly number[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const last = differenceEnds.at(-1) ?? 0;
  return (
    <ul className={`${classes.legend} num`} aria-label={t('colour.flatten.legend')}>
      {differenceHexes.map((hex, i) => {
        const end = differenceEnds[i];
        return (
          <li key={hex} style={{ '--colour': hex } as CSSProperties}>
            {end === undefined ? `ΔE > ${format.number(last)}` : `ΔE ≤ ${format.number(end)}`}
            <span>{format.percent(shares[i] ?? 0)}</span>
          </li>
        );
      })}
    </ul>
  );
}
