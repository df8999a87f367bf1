import { SegmentedControl, Switch } from '@mantine/core';
import {
  drawingFormats,
  type FileRow,
  flattenParams,
  operations,
  type VectoriseParams,
  vectoriseParams,
} from '@naksha/contract';
import { IconVectorBezier2 } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../api/download-file.ts';
import { errorSentence } from '../../../api/use-error-sentence.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { LevelRow } from '../../panel/level-row.tsx';
import panel from '../../panel/panel.module.css';
import { defineTool, type FormProps, type Given } from '../define-tool.ts';
import { approvedPalette } from '../flatten/approved-palette.ts';
import { ColourFields } from '../flatten/colour-fields.tsx';
import flat from '../flatten/flatten.module.css';
import type { FlatAnswer } from '../flatten/flatten-worker.ts';
import { useFlatPreview } from '../flatten/use-flat-preview.ts';
import { isMadeWith } from '../is-made-with.ts';

const { maxPixels } = operations.vectorise;

/** The design as a drawing of flat areas: mends scans, and gives printers and cutters their files. */
export const vectorise = defineTool({
  operation: 'vectorise',
  icon: IconVectorBezier2,
  group: 'take',
  family: 'deliver',
  title: 'studio.tools.deliver',
  inputs: ['design'],
  isIdempotent: true,
  initial: () => vectoriseParams.parse({}),
  // Locked colours are those of a design: they stay for it and for what is made of it.
  carry: (params, { isKin }) => (isKin ? params : { ...params, locked: [] }),
  Form,
  usePreview,
  // Nothing can be approved before it is seen.
  request: ({ value, design, found }) => {
    if (design.totalPixels > maxPixels) return { idle: 'nothing' };
    if (isMadeWith(design, 'vectorise', value)) return { idle: 'made' };
    const palette = approvedPalette(found, value);
    return palette ? { operation: 'vectorise', params: { ...value, palette } } : { idle: 'priced' };
  },
  action: ({ format }, t) => t('vector.submit', { format: format.toUpperCase() }),
  // A drawing is both: a file to take along, and what it looks like on the cloth.
  afterwards: async ({ results: [file] }, show) => {
    if (file) await downloadFile(file._id);
    show();
  },
});

/** What the drawing is made of is seen on the cloth already, its lines when it is done. */
function usePreview({ value, design }: Given<VectoriseParams, FileRow>): FlatAnswer | null {
  const { colours, locked, denoise, cleanEdges, smallest } = value;
  const areas = useMemo(
    () => flattenParams.parse({ colours, locked, denoise, cleanEdges, smallest }),
    [colours, locked, denoise, cleanEdges, smallest],
  );
  return useFlatPreview(design._id, areas, 'flat', !isMadeWith(design, 'vectorise', value));
}

function Form({
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
