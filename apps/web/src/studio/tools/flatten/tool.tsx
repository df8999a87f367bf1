import { SegmentedControl, Switch } from '@mantine/core';
import { type FileRow, type FlattenParams, flattenParams } from '@naksha/contract';
import { IconLayersDifference } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import { LevelRow } from '../../panel/level-row.tsx';
import panel from '../../panel/panel.module.css';
import { defineTool, type FormProps, type Given } from '../define-tool.ts';
import { isMadeWith } from '../is-made-with.ts';
import { approvedPalette } from './approved-palette.ts';
import { ColourFields } from './colour-fields.tsx';
import { differenceEnds, differenceHexes } from './difference-map.ts';
import classes from './flatten.module.css';
import type { FlatView } from './flatten-preview.ts';
import type { FlatAnswer } from './flatten-worker.ts';
import { useFlatPreview } from './use-flat-preview.ts';

/** What is asked for, and which of two ways of looking at it lies on the table. */
interface FlattenValue {
  readonly params: FlattenParams;
  readonly view: FlatView;
}

/** The design in a few flat colours, as screens and looms want it. */
export const flatten = defineTool({
  operation: 'flatten',
  icon: IconLayersDifference,
  group: 'change',
  family: 'colour',
  title: 'studio.tools.colour',
  inputs: ['design'],
  isIdempotent: true,
  initial: (): FlattenValue => ({ params: flattenParams.parse({}), view: 'flat' }),
  // Locked colours are those of a design: they stay for it and for what is made of it.
  carry: ({ params }, { isKin }): FlattenValue => ({
    params: isKin ? params : { ...params, locked: [] },
    view: 'flat',
  }),
  Form,
  usePreview,
  // Nothing can be approved before it is seen.
  request: ({ value: { params }, design, found }) => {
    if (isMadeWith(design, 'flatten', params)) return { idle: 'made' };
    const palette = approvedPalette(found, params);
    return palette ? { operation: 'flatten', params: { ...params, palette } } : { idle: 'priced' };
  },
});

function usePreview({ value: { params, view }, design }: Given<FlattenValue, FileRow>): FlatAnswer | null {
  return useFlatPreview(design._id, params, view, !isMadeWith(design, 'flatten', params));
}

function Form({ value, onChange, found: preview }: FormProps<FlattenValue, FileRow, FlatAnswer | null>) {
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
