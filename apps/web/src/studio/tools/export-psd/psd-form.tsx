import { Switch, TextInput } from '@mantine/core';
import { type FileRow, limits, megapixelsOf, pxToCm } from '@naksha/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { toolPaths } from '../../../addresses/tool-paths.ts';
import { useErrorSentence } from '../../../api/use-error-sentence.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { ChoiceField } from '../../panel/choice-field.tsx';
import classes from '../../panel/fields.module.css';
import { NumberField } from '../../panel/number-field.tsx';
import panel from '../../panel/panel.module.css';
import { useFieldProblem } from '../../panel/use-field-problem.ts';
import type { FormProps } from '../define-tool.ts';
import { DrawingNote } from '../export/drawing-note.tsx';
import { type ExportSize, exportSize, pieceExportSize } from '../export/export-size.ts';
import { PieceFields } from '../export/piece-fields.tsx';
import { SizeFields } from '../export/size-fields.tsx';
import { layersOf, type PsdWishes, psdDpi } from './psd-request.ts';
import { isOneLayer, type LayerCount } from './use-layer-count.ts';

const mostWords = 200;
const goodsDpi = 150;

/** The pixels of the file, or what stands against them; nothing while there is no picture. */
export function sizeOf(wishes: PsdWishes, design: FileRow | undefined): ExportSize | undefined {
  const isDrawn = design !== undefined && wishes.layers === 'motif';
  if (!isDrawn) return design;
  const dpi = psdDpi(wishes, design);
  if (wishes.extent === 'piece') return pieceExportSize(wishes.usage, dpi);
  return exportSize(design, wishes.widthCm ?? 0, dpi);
}

/** Name, layers, size and words of a layered file. */
export function PsdForm({
  value: wishes,
  onChange,
  design,
  found,
}: FormProps<PsdWishes, FileRow | undefined, LayerCount>) {
  const { t } = useTranslation();
  const format = useFormat();
  const isDrawn = design !== undefined && wishes.layers === 'motif';
  const dpi = psdDpi(wishes, design);
  const cm = (px: number) => format.number(Math.round(pxToCm(px, Math.max(1, dpi)) * 100) / 100);
  const isPiece = isDrawn && wishes.extent === 'piece';
  const size = sizeOf(wishes, design);
  const sizeProblem = size?.problem;
  const isByColour = design !== undefined && wishes.layers === 'colour';
  const isLarge = size !== undefined && size.width * size.height > limits.largePixels;
  const nameProblem = useFieldProblem('exportPsd', 'fileName');
  const change = (next: Partial<PsdWishes>) => onChange({ ...wishes, ...next });
  /** Whole goods are seldom printed finer, and few would fit the limit of pixels. */
  const changeExtent = (next: Pick<PsdWishes, 'extent' | 'usage'>) => {
    const isTooLarge = next.extent === 'piece' && pieceExportSize(next.usage, dpi).problem === 'tooLarge';
    change(isTooLarge ? { ...next, dpi: goodsDpi } : next);
  };

  return (
    <div className={classes.fields}>
      <TextInput
        label={t('studio.export.fileName')}
        value={wishes.fileName}
        maxLength={limits.fileNameMaxLength}
        error={nameProblem}
        onChange={(event) => change({ fileName: event.currentTarget.value })}
      />
      {design && (
        <ChoiceField
          label={t('files.psd.layers')}
          value={wishes.layers}
          choices={layersOf(design).map((value) => ({ value, label: t(`files.psd.${value}`) }))}
          hint={t(isPiece ? 'files.psd.pieceHint' : `files.psd.${wishes.layers}Hint`)}
          onChange={(layers) => change({ layers })}
        />
      )}
      {isDrawn && <PieceFields extent={wishes.extent} usage={wishes.usage} onChange={changeExtent} />}
      {isByColour && <Layers found={found} />}
      {wishes.layers === 'colour' && (
        <Switch
          label={t('files.psd.spots')}
          description={t('files.psd.spotsHint')}
          classNames={{ description: panel.hint ?? '' }}
          checked={wishes.spots}
          onChange={(event) => change({ spots: event.currentTarget.checked })}
        />
      )}
      <SizeFields
        widthCm={isDrawn && !isPiece ? (wishes.widthCm ?? 0) : undefined}
        dpi={dpi}
        isPiece={isPiece}
        problem={sizeProblem}
        onChange={change}
      />
      {!isByColour && (
        <TextInput
          label={t('files.psd.text')}
          value={wishes.words}
          maxLength={mostWords}
          onChange={(event) => change({ words: event.currentTarget.value })}
        />
      )}
      {wishes.words !== '' && !isByColour && (
        <NumberField
          label={t('files.psd.textSize')}
          value={wishes.wordsMm}
          decimalScale={1}
          min={1}
          max={500}
          step={1}
          onCommit={(wordsMm) => change({ wordsMm })}
        />
      )}
      {isDrawn && (
        <DrawingNote
          changes={design.changedSince}
          choice={{
            made: isPiece ? 'piece' : 'shapes',
            value: wishes.drawing,
            onChange: (drawing) => change({ drawing }),
          }}
        />
      )}
      {size && (
        <div className={`${classes.fact} num`} aria-live="polite">
          <span>{t('studio.export.result')}</span>
          <b>
            {t('studio.export.resultText', {
              width: format.number(size.width),
              height: format.number(size.height),
            })}
          </b>
        </div>
      )}
      {size && (
        <div className={`${classes.fact} num`} aria-live="polite">
          <span>{t('measures.dpi.onCloth')}</span>
          <b>{t('measures.dpi.onClothText', { width: cm(size.width), height: cm(size.height) })}</b>
        </div>
      )}
      {sizeProblem === 'tooLarge' ? (
        <p className={panel.error}>
          {t(isPiece ? 'pieces.tooLarge' : 'studio.export.tooLarge', {
            limit: format.number(megapixelsOf(limits.maxPixels)),
          })}
        </p>
      ) : (
        <p className={panel.hint}>
          {isLarge && `${t('files.psd.large')} `}
          {t('files.psd.queued')}
        </p>
      )}
    </div>
  );
}

/** How many layers there will be, or why there is only one and what helps. */
function Layers({ found }: { found: LayerCount }) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const { layers, error } = found;
  if (error) return <p className={panel.error}>{sentence(error)}</p>;
  if (!isOneLayer(found)) {
    return (
      <p className={`${panel.hint} num`} role="status">
        {layers === undefined || layers === null ? t('files.psd.counting') : t('files.psd.count', { count: layers })}
      </p>
    );
  }
  return (
    <div role="status">
      <p className={panel.error}>
        {layers === null ? t('files.psd.tooMany', { limit: limits.psdColourLayers }) : t('files.psd.oneColour')}
      </p>
      {layers === null && (
        <Link to="/studio/$tool" params={{ tool: toolPaths.flatten }} search className={classes.link}>
          {t('files.psd.flatten')}
        </Link>
      )}
    </div>
  );
}
