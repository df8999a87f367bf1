import { SegmentedControl, Switch } from '@mantine/core';
import {
  drawingFormats,
  type FileRow,
  flattenColours,
  flattenParams,
  operations,
  type VectoriseParams,
} from '@naksha/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { errorSentence } from '../../../api/use-error-sentence.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { ApplyFoot } from '../../panel/apply-foot.tsx';
import { LevelRow } from '../../panel/level-row.tsx';
import panel from '../../panel/panel.module.css';
import { FlatStrip } from '../flatten/flat-strip.tsx';
import flat from '../flatten/flatten.module.css';
import { useFlatPreview } from '../flatten/use-flat-preview.ts';
import { isMadeWith } from '../is-made-with.ts';

const { maxPixels } = operations.vectorise;

/** What the drawing is made of: its colours on the cloth already, its lines when it is done. */
export function VectoriseForm({
  design,
  params,
  onChange,
}: {
  design: FileRow;
  params: VectoriseParams;
  onChange: (params: VectoriseParams) => void;
}) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const { colours, locked, denoise, cleanEdges, smallest } = params;
  const areas = useMemo(
    () => flattenParams.parse({ colours, locked, denoise, cleanEdges, smallest }),
    [colours, locked, denoise, cleanEdges, smallest],
  );
  const isMade = isMadeWith(design, 'vectorise', params);
  const preview = useFlatPreview(design._id, areas, 'flat', !isMade);
  const change = (next: Partial<VectoriseParams>) => onChange({ ...params, ...next });
  const { totalPixels, width, height } = design;
  const isTooLarge = totalPixels > maxPixels;
  return (
    <>
      <div className={panel.body}>
        <section className={panel.section}>
          <div className={panel.sectionHead}>
            <h3 id="vector-format">{t('vector.format')}</h3>
          </div>
          <SegmentedControl
            withItemsBorders={false}
            fullWidth
            aria-labelledby="vector-format"
            value={params.format}
            onChange={(value) => change({ format: drawingFormats.find((each) => each === value) ?? 'svg' })}
            data={drawingFormats.map((value) => ({ value, label: value.toUpperCase() }))}
          />
          <p className={panel.hint}>{t(params.format === 'dxf' ? 'vector.dxfHint' : 'vector.hint')}</p>
        </section>
        <LevelRow
          name={t('colour.flatten.colours')}
          value={colours}
          min={flattenColours.min}
          max={flattenColours.max}
          rest={flattenColours.min}
          shown={format.number(colours)}
          onChange={(next) => change({ colours: next, locked: locked.slice(0, next) })}
        />
        <section className={panel.section} aria-label={t('studio.generate.palette')}>
          <div className={panel.sectionHead}>
            <h3>{t('studio.generate.palette')}</h3>
            <span className={panel.aside}>{t('studio.generate.share')}</span>
          </div>
          <FlatStrip
            colours={preview?.colours ?? []}
            locked={locked}
            onChange={(next) => change({ locked: next.slice(-colours) })}
          />
        </section>
        <LevelRow
          name={t('vector.detail')}
          value={params.detail}
          min={1}
          max={5}
          rest={1}
          shown={t('vector.detailOf', { level: params.detail })}
          onChange={(detail) => change({ detail })}
        />
        <LevelRow
          name={t('vector.smallest')}
          value={smallest}
          min={1}
          max={16}
          rest={1}
          shown={`${smallest} px`}
          onChange={(next) => change({ smallest: next })}
        />
        <LevelRow
          name={t('vector.denoise')}
          value={denoise}
          min={0}
          max={3}
          shown={t('colour.flatten.denoiseOf', { level: denoise })}
          onChange={(next) => change({ denoise: next })}
        />
        <LevelRow
          name={t('vector.sharpen')}
          value={params.sharpen}
          min={0}
          max={100}
          shown={format.number(params.sharpen)}
          onChange={(sharpen) => change({ sharpen })}
        />
        <section className={panel.section}>
          {(['weave', 'cleanEdges'] as const).map((name) => (
            <Switch
              key={name}
              classNames={{ body: flat.switch }}
              labelPosition="left"
              label={t(`vector.${name}`)}
              checked={params[name]}
              onChange={(event) => change({ [name]: event.currentTarget.checked })}
            />
          ))}
        </section>
        {isTooLarge && (
          <p role="alert" className={panel.error}>
            {errorSentence('too_many_pixels', { limit: maxPixels, totalPixels, width, height }, i18n.language)}{' '}
            {t('vector.tooLarge')}
          </p>
        )}
      </div>
      <ApplyFoot
        request={isTooLarge || isMade ? null : { operation: 'vectorise', inputs: [design._id], params }}
        idle={isMade ? t('colour.asMade') : undefined}
        action={t('vector.submit', { format: params.format.toUpperCase() })}
      />
    </>
  );
}
