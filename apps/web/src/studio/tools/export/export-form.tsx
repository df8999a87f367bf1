import { TextInput } from '@mantine/core';
import { type ExportParams, type FileRow, limits, megapixelsOf, type Usage } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import { ChoiceField } from '../../panel/choice-field.tsx';
import classes from '../../panel/fields.module.css';
import level from '../../panel/level-slider.module.css';
import panel from '../../panel/panel.module.css';
import { ThinSlider } from '../../panel/thin-slider.tsx';
import { useFieldProblem } from '../../panel/use-field-problem.ts';
import type { FormProps } from '../define-tool.ts';
import { DepthFields } from './depth-fields.tsx';
import { DrawingNote } from './drawing-note.tsx';
import { type ExportSize, exportSize, keptSize, pieceExportSize } from './export-size.ts';
import { InkChoice } from './ink-choice.tsx';
import { PieceFields } from './piece-fields.tsx';
import { SizeFields } from './size-fields.tsx';
import type { ProofView } from './use-proof.ts';

const formats = ['png', 'jpeg', 'tiff', 'svg'] as const;
const compressions = ['none', 'lzw', 'deflate'] as const;

/** What stands in the form; `proof` is how the print is looked at. */
export interface ExportValue extends ExportParams {
  readonly widthCm: number;
  readonly usage: Usage;
  readonly proof: ProofView;
}

/** The pixels of the file, or what stands against it. */
export function sizeOf(
  { extent, usage, widthCm, dpi }: ExportValue,
  design: FileRow,
  isDrawnAgain: boolean,
): ExportSize {
  if (extent === 'piece') return pieceExportSize(usage, dpi);
  return (isDrawnAgain ? exportSize : keptSize)(design, widthCm, dpi);
}

/** What is made of the design, by which its drawing can be chosen. */
export function madeOf(form: ExportValue, design: FileRow, isDrawnAgain: boolean) {
  if (form.extent === 'piece') return 'piece';
  if (form.format === 'svg') return 'shapes';
  const { width, height } = sizeOf(form, design, isDrawnAgain);
  return width === design.width && height === design.height ? 'storedSize' : 'pixels';
}

/** Name, kind and size of the file; what is wrong is said at its field as soon as it is. */
export function ExportForm({
  value: form,
  onChange,
  design,
  recipe,
  found: missed,
}: FormProps<ExportValue, FileRow, number | null>) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameProblem = useFieldProblem('export', 'fileName');
  const dpiProblem = useFieldProblem('export', 'dpi');
  const isDrawnAgain = recipe !== undefined;
  const isPiece = form.extent === 'piece';
  const size = sizeOf(form, design, isDrawnAgain);
  const { sparseDpi } = size;
  const isSparse = sparseDpi !== undefined && sparseDpi !== form.dpi;
  const fewPixels = isSparse ? t('files.export.fewPixels', { dpi: sparseDpi }) : null;
  const change = (next: Partial<ExportValue>) => {
    const changed = { ...form, ...next };
    // What the format does not have goes back to what it was.
    onChange({ ...changed, inks: hasInks(changed) ? changed.inks : 'rgb' });
  };

  /** Shapes are of the tile only. */
  const changeExtent = (next: Pick<ExportValue, 'extent' | 'usage'>) =>
    change(next.extent === 'piece' && form.format === 'svg' ? { ...next, format: 'png' } : next);

  return (
    <div className={classes.fields}>
      <TextInput
        label={t('studio.export.fileName')}
        value={form.fileName}
        maxLength={limits.fileNameMaxLength}
        error={nameProblem}
        onChange={(event) => change({ fileName: event.currentTarget.value })}
      />
      <ChoiceField
        label={t('studio.export.format')}
        value={form.format}
        choices={formats
          .filter((value) => value !== 'svg' || (isDrawnAgain && !isPiece))
          .map((value) => ({ value, label: t(value === 'svg' ? 'pieces.svg' : `studio.export.${value}`) }))}
        onChange={(value) => change({ format: value })}
      />
      {isDrawnAgain && <PieceFields extent={form.extent} usage={form.usage} onChange={changeExtent} />}
      <SizeFields
        widthCm={isPiece ? undefined : form.widthCm}
        dpi={form.dpi}
        isPiece={isPiece}
        problem={size.problem}
        dpiProblem={dpiProblem ?? fewPixels}
        onChange={change}
      />
      {form.format === 'jpeg' && (
        <div>
          <div className={panel.sectionHead}>
            <h3>{t('studio.export.quality')}</h3>
            <b className={`${panel.aside} ${level.figure} num`}>{form.quality}</b>
          </div>
          <ThinSlider
            name={t('studio.export.quality')}
            min={40}
            max={100}
            value={form.quality}
            onChange={(quality) => change({ quality })}
          />
        </div>
      )}
      {form.format === 'tiff' && (
        <ChoiceField
          label={t('studio.export.compression')}
          value={form.compression}
          choices={compressions.map((value) => ({ value, label: t(`studio.export.${value}`) }))}
          onChange={(compression) => change({ compression })}
        />
      )}
      <DepthFields
        value={form}
        isDrawn={isDrawnAgain}
        format={form.format}
        only8={only8(form)}
        onChange={({ bits, bigTiff }) => change({ bits, bigTiff })}
      />
      {hasInks(form) && <InkChoice value={form} missed={missed} onChange={change} />}
      <DrawingNote
        changes={design.changedSince}
        choice={{
          made: madeOf(form, design, isDrawnAgain),
          value: form.drawing,
          onChange: (drawing) => change({ drawing }),
        }}
      />
      <div className={`${classes.fact} num`} aria-live="polite">
        <span>{t('studio.export.result')}</span>
        <b>{t('studio.export.resultText', { width: format.number(size.width), height: format.number(size.height) })}</b>
      </div>
      {size.problem === 'tooLarge' ? (
        <p className={panel.error}>
          {t(isPiece ? 'pieces.tooLarge' : 'studio.export.tooLarge', {
            limit: format.number(megapixelsOf(limits.maxPixels)),
          })}
        </p>
      ) : (
        <p className={panel.hint}>
          {t(
            isPiece
              ? 'pieces.hint'
              : form.format === 'svg'
                ? 'pieces.svgHint'
                : isDrawnAgain
                  ? 'studio.export.widthHint'
                  : 'studio.export.widthHintFile',
          )}
        </p>
      )}
    </div>
  );
}

/** The four inks of the press fit these. */
export const hasInks = ({ format }: Pick<ExportParams, 'format'>): boolean => format === 'jpeg' || format === 'tiff';

/** Why a file has 8 bits to a sample and no other; undefined where there is a choice. Shapes have none. */
export function only8({ format, inks }: Pick<ExportParams, 'format' | 'inks'>): 'jpeg' | 'inks' | 'shapes' | undefined {
  if (format === 'svg') return 'shapes';
  if (format === 'jpeg') return 'jpeg';
  return inks === 'cmyk' ? 'inks' : undefined;
}
