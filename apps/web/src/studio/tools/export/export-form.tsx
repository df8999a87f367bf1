import { TextInput } from '@mantine/core';
import { type ExportParams, type FileRow, limits, operations } from '@naksha/contract';
import { parseRecipe, usageOf } from '@naksha/loom';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { errorSentence, useErrorSentence } from '../../../api/use-error-sentence.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { designTitle } from '../../designs/design-title.ts';
import { runOperation } from '../../jobs/run-operation.ts';
import { ChoiceField } from '../../panel/choice-field.tsx';
import { CostButton } from '../../panel/cost-button.tsx';
import level from '../../panel/level-slider.module.css';
import { NumberField } from '../../panel/number-field.tsx';
import panel from '../../panel/panel.module.css';
import { ThinSlider } from '../../panel/thin-slider.tsx';
import { DepthFields } from './depth-fields.tsx';
import { DrawingNote } from './drawing-note.tsx';
import classes from './export.module.css';
import { exportSize, keptSize, ownWidthCm, pieceExportSize } from './export-size.ts';
import { InkChoice } from './ink-choice.tsx';
import { PieceFields } from './piece-fields.tsx';

const formats = ['png', 'jpeg', 'tiff', 'svg'] as const;
const compressions = ['none', 'lzw', 'deflate'] as const;

/** Name, kind and size of the file; what is wrong is said at its field as soon as it is. */
export function ExportForm({ design, defaults }: { design: FileRow; defaults: ExportParams }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const sentence = useErrorSentence();
  const [drawn] = useState(() => parseRecipe(design.designDefinition));
  const [form, setForm] = useState({
    ...defaults,
    fileName: designTitle(design),
    widthCm: ownWidthCm(design),
    usage: 'recipe' in drawn ? usageOf(drawn.recipe) : 'general textile',
  });
  const [problem, setProblem] = useState<{ field?: string | undefined; text: string } | null>(null);
  const [isSending, setIsSending] = useState(false);
  const isDrawnAgain = 'recipe' in drawn;
  const isPiece = form.extent === 'piece';
  const sizeOf = isDrawnAgain ? exportSize : keptSize;
  const size = isPiece ? pieceExportSize(form.usage, form.dpi) : sizeOf(design, form.widthCm, form.dpi);
  const isTooFine = form.dpi > limits.maxDpi;
  const change = (next: Partial<typeof form>) => {
    const changed = { ...form, ...next };
    // What the format does not have goes back to what it was.
    const inks = hasInks(changed) ? changed.inks : 'rgb';
    setForm({ ...changed, inks });
    setProblem(null);
  };

  /** Shapes are of the tile only. */
  const changeExtent = (next: Pick<typeof form, 'extent' | 'usage'>) =>
    change(next.extent === 'piece' && form.format === 'svg' ? { ...next, format: 'png' } : next);

  async function submit() {
    if (form.fileName.trim() === '') {
      setProblem({ field: 'fileName', text: errorSentence('file_name_missing', {}, i18n.language) });
      return;
    }
    setIsSending(true);
    setProblem(null);
    try {
      await runOperation({
        operation: 'export',
        inputs: [design._id],
        params: { ...form, bits: only8(form) === undefined ? form.bits : 'own' },
      });
    } catch (error) {
      setProblem({ field: error instanceof ApiError ? error.field : undefined, text: sentence(error) });
    } finally {
      setIsSending(false);
    }
  }

  const errorOf = (field: string) =>
    problem?.field === field || problem?.field === `params.${field}` ? problem.text : null;
  const cost = operations.export.cost({});
  return (
    <>
      <div className={panel.body}>
        <div className={classes.fields}>
          <TextInput
            label={t('studio.export.fileName')}
            value={form.fileName}
            maxLength={limits.fileNameMaxLength}
            error={errorOf('fileName')}
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
          <div className={isPiece ? undefined : classes.pair}>
            {!isPiece && (
              <NumberField
                label={`${t('studio.export.width')}, ${t('studio.generate.cm')}`}
                value={form.widthCm}
                decimalScale={2}
                min={0}
                step={1}
                error={size.problem === 'badWidth' ? t('studio.export.badWidth') : null}
                onCommit={(widthCm) => change({ widthCm })}
              />
            )}
            <NumberField
              label={t('studio.export.dpi')}
              value={form.dpi}
              decimalScale={0}
              min={1}
              step={10}
              clampBehavior="none"
              error={
                isTooFine
                  ? errorSentence('dpi_too_high', {}, i18n.language)
                  : size.problem === 'badDpi'
                    ? t('studio.export.badDpi')
                    : errorOf('dpi')
              }
              onCommit={(dpi) => change({ dpi })}
            />
          </div>
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
          {hasInks(form) && <InkChoice value={form} onChange={({ inks, rendering }) => change({ inks, rendering })} />}
          <DrawingNote
            changes={design.changedSince}
            extent={form.extent}
            format={form.format}
            isStoredSize={size.width === design.width && size.height === design.height}
            value={form.drawing}
            onChange={(drawing) => change({ drawing })}
          />
          <div className={`${classes.fact} num`} aria-live="polite">
            <span>{t('studio.export.result')}</span>
            <b>
              {t('studio.export.resultText', { width: format.number(size.width), height: format.number(size.height) })}
            </b>
          </div>
          {size.problem === 'tooLarge' ? (
            <p className={panel.error}>
              {t(isPiece ? 'pieces.tooLarge' : 'studio.export.tooLarge', { limit: format.number(limits.maxPixels) })}
            </p>
          ) : (
            <p className={panel.hint}>
              {t(
                size.sparseDpi !== undefined
                  ? 'files.export.fewPixels'
                  : isPiece
                    ? 'pieces.hint'
                    : form.format === 'svg'
                      ? 'pieces.svgHint'
                      : isDrawnAgain
                        ? 'studio.export.widthHint'
                        : 'studio.export.widthHintFile',
                { dpi: size.sparseDpi },
              )}
            </p>
          )}
        </div>
      </div>
      <div className={panel.foot}>
        {problem && !errorOf('fileName') && !errorOf('dpi') && (
          <p role="alert" className={panel.error}>
            {problem.text}
          </p>
        )}
        <CostButton
          action={isSending ? t('studio.generate.sending') : t('studio.export.submit')}
          cost={cost === 0 ? t('studio.export.free') : t('studio.generate.price', { count: cost })}
          isPossible={!isSending && size.problem === undefined && !isTooFine}
          onClick={submit}
        />
      </div>
    </>
  );
}

/** The four inks of the press fit these. */
const hasInks = ({ format }: Pick<ExportParams, 'format'>): boolean => format === 'jpeg' || format === 'tiff';

/** Why a file has 8 bits to a sample and no other; undefined where there is a choice. Shapes have none. */
function only8({ format, inks }: Pick<ExportParams, 'format' | 'inks'>): 'jpeg' | 'inks' | 'shapes' | undefined {
  if (format === 'svg') return 'shapes';
  if (format === 'jpeg') return 'jpeg';
  return inks === 'cmyk' ? 'inks' : undefined;
}
