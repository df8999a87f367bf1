import { SegmentedControl, Switch } from '@mantine/core';
import { drawingFormats, errorSentence, type FileRow, operations, type VectoriseParams } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import { LevelRow } from '../../panel/level-row.tsx';
import panel from '../../panel/panel.module.css';
import type { FormProps } from '../define-tool.ts';
import { ColourFields } from '../flatten/colour-fields.tsx';
import flat from '../flatten/flatten.module.css';
import type { FlatAnswer } from '../flatten/flatten-worker.ts';

export const { maxPixels } = operations.vectorise;

/** Format, colours and detail of the drawing. */
export function VectoriseForm({
  value: params,
  onChange,
  design,
  found: preview,
}: FormProps<VectoriseParams, FileRow, FlatAnswer | null>) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const { denoise, smallest } = params;
  const change = (next: Partial<VectoriseParams>) => onChange({ ...params, ...next });
  const { totalPixels, width, height } = design;
  return (
    <>
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
      <ColourFields value={params} preview={preview} onChange={change} />
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
      {totalPixels > maxPixels && (
        <p role="alert" className={panel.error}>
          {errorSentence('too_many_pixels', { limit: maxPixels, totalPixels, width, height }, i18n.language)}{' '}
          {t('vector.tooLarge')}
        </p>
      )}
    </>
  );
}
