import { SegmentedControl, Switch } from '@mantine/core';
import { type FileRow, type FlattenParams, flattenColours, flattenParams } from '@naksha/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import { ApplyFoot } from '../../panel/apply-foot.tsx';
import { LevelRow } from '../../panel/level-row.tsx';
import panel from '../../panel/panel.module.css';
import { ToolFrame } from '../../panel/tool-frame.tsx';
import { isMadeWith } from '../is-made-with.ts';
import { keepSettings } from '../keep-settings.ts';
import type { PanelProps } from '../panel-props.ts';
import { useKeptSettings } from '../use-kept-settings.ts';
import { DifferenceLegend } from './difference-legend.tsx';
import { FlatStrip } from './flat-strip.tsx';
import classes from './flatten.module.css';
import type { FlatView } from './flatten-preview.ts';
import { useFlatPreview } from './use-flat-preview.ts';

const usual = flattenParams.parse({});
const useKept = keepSettings(usual);

/** The design in a few flat colours, as screens and looms want it. */
export function FlattenPanel({ design, latest, tabs }: PanelProps) {
  const { t } = useTranslation();
  const [params, setParams] = useKeptSettings(useKept, design?._id);
  return (
    <ToolFrame
      title={t('studio.tools.colour')}
      tabs={tabs}
      design={design}
      latest={latest}
      onReset={params === usual ? undefined : () => setParams(usual)}
    >
      {design && <FlattenForm key={design._id} design={design} params={params} onChange={setParams} />}
    </ToolFrame>
  );
}

function FlattenForm({
  design,
  params,
  onChange,
}: {
  design: FileRow;
  params: FlattenParams;
  onChange: (params: FlattenParams) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const [view, setView] = useState<FlatView>('flat');
  const isMade = isMadeWith(design, 'flatten', params);
  const preview = useFlatPreview(design._id, params, view, !isMade);
  const change = (next: Partial<FlattenParams>) => onChange({ ...params, ...next });
  return (
    <>
      <div className={panel.body}>
        <LevelRow
          name={t('colour.flatten.colours')}
          value={params.colours}
          min={flattenColours.min}
          max={flattenColours.max}
          rest={flattenColours.min}
          shown={format.number(params.colours)}
          onChange={(colours) => change({ colours, locked: params.locked.slice(0, colours) })}
        />
        <section className={panel.section} aria-label={t('studio.generate.palette')}>
          <div className={panel.sectionHead}>
            <h3>{t('studio.generate.palette')}</h3>
            <span className={panel.aside}>{t('studio.generate.share')}</span>
          </div>
          <FlatStrip
            colours={preview?.colours ?? []}
            locked={params.locked}
            onChange={(locked) => change({ locked: locked.slice(-params.colours) })}
          />
        </section>
        <section className={panel.section} aria-live="polite">
          <SegmentedControl
            withItemsBorders={false}
            fullWidth
            mb={8}
            aria-label={t('colour.flatten.view')}
            value={view}
            onChange={(value) => setView(value === 'difference' ? 'difference' : 'flat')}
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
      </div>
      <ApplyFoot
        request={isMade ? null : { operation: 'flatten', inputs: [design._id], params }}
        idle={isMade ? t('colour.asMade') : undefined}
      />
    </>
  );
}
