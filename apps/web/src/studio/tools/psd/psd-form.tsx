import { Switch, TextInput } from '@mantine/core';
import { exportPsdParams, type FileRow, limits, notices, operations } from '@naksha/contract';
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
import { NumberField } from '../../panel/number-field.tsx';
import panel from '../../panel/panel.module.css';
import classes from '../export/export.module.css';
import { exportSize, ownWidthCm, pieceExportSize } from '../export/export-size.ts';
import { PieceFields } from '../export/piece-fields.tsx';
import { layersOf, type PsdWishes, psdRequest, usualLayers } from './psd-request.ts';

const mostWords = 200;
const goodsDpi = 150;

/** Name, layers, size and words of a layered file. */
export function PsdForm({ design }: { design: FileRow | undefined }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const sentence = useErrorSentence();
  const [drawn] = useState(() => parseRecipe(design?.designDefinition));
  const [wishes, setWishes] = useState<PsdWishes>(() => ({
    fileName: design ? designTitle(design) : 'layers',
    layers: usualLayers(design),
    dpi: exportPsdParams.parse({ fileName: '-' }).dpi,
    widthCm: design && ownWidthCm(design),
    extent: 'tile',
    usage: 'recipe' in drawn ? usageOf(drawn.recipe) : 'general textile',
    spots: false,
    words: '',
    wordsMm: 10,
  }));
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const isDrawn = design !== undefined && wishes.layers === 'motif';
  const isPiece = isDrawn && wishes.extent === 'piece';
  const size = !isDrawn
    ? design
    : isPiece
      ? pieceExportSize(wishes.usage, wishes.dpi)
      : exportSize(design, wishes.widthCm ?? 0, wishes.dpi);
  const sizeProblem = size && 'problem' in size ? size.problem : undefined;
  const isTooFine = wishes.dpi > limits.maxDpi;
  const isLarge = size !== undefined && size.width * size.height > limits.largePixels;
  const change = (next: Partial<PsdWishes>) => {
    setWishes({ ...wishes, ...next });
    setProblem(null);
  };
  /** Whole goods are seldom printed finer, and few would fit the limit of pixels. */
  const changeExtent = (next: Pick<PsdWishes, 'extent' | 'usage'>) => {
    const isTooLarge = next.extent === 'piece' && pieceExportSize(next.usage, wishes.dpi).problem === 'tooLarge';
    change(isTooLarge ? { ...next, dpi: goodsDpi } : next);
  };
  const say = (code: 'file_name_missing' | 'psd_needs_content' | 'dpi_too_high') =>
    errorSentence(code, {}, i18n.language);

  async function submit() {
    const request = psdRequest(design, wishes);
    if (wishes.fileName.trim() === '') return setProblem(say('file_name_missing'));
    if (!request) return setProblem(say('psd_needs_content'));
    setIsSending(true);
    setProblem(null);
    try {
      await runOperation(request);
    } catch (error) {
      // An exhausted quota has a state of its own.
      if (!(error instanceof ApiError && error.code === 'credits_exhausted')) setProblem(sentence(error));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <>
      <div className={panel.body}>
        <div className={classes.fields}>
          <TextInput
            label={t('studio.export.fileName')}
            value={wishes.fileName}
            maxLength={limits.fileNameMaxLength}
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
          {wishes.layers === 'colour' && (
            <Switch
              label={t('files.psd.spots')}
              description={t('files.psd.spotsHint')}
              classNames={{ description: panel.hint ?? '' }}
              checked={wishes.spots}
              onChange={(event) => change({ spots: event.currentTarget.checked })}
            />
          )}
          <div className={isPiece ? undefined : classes.pair}>
            {isDrawn && !isPiece && (
              <NumberField
                label={`${t('studio.export.width')}, ${t('studio.generate.cm')}`}
                value={wishes.widthCm ?? 0}
                decimalScale={2}
                min={0}
                step={1}
                error={sizeProblem === 'badWidth' ? t('studio.export.badWidth') : null}
                onCommit={(widthCm) => change({ widthCm })}
              />
            )}
            <NumberField
              label={t('studio.export.dpi')}
              value={wishes.dpi}
              decimalScale={0}
              min={1}
              step={10}
              clampBehavior="none"
              error={isTooFine ? say('dpi_too_high') : sizeProblem === 'badDpi' ? t('studio.export.badDpi') : null}
              onCommit={(dpi) => change({ dpi: Math.round(dpi) })}
            />
          </div>
          <TextInput
            label={t('files.psd.text')}
            value={wishes.words}
            maxLength={mostWords}
            onChange={(event) => change({ words: event.currentTarget.value })}
          />
          {wishes.words !== '' && (
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
          {sizeProblem === 'tooLarge' ? (
            <p className={panel.error}>
              {t(isPiece ? 'pieces.tooLarge' : 'studio.export.tooLarge', { limit: format.number(limits.maxPixels) })}
            </p>
          ) : (
            <p className={panel.hint}>
              {isLarge && `${i18n.language === 'en' ? notices.large_psd : t('files.psd.large')} `}
              {t('files.psd.queued')}
            </p>
          )}
        </div>
      </div>
      <div className={panel.foot}>
        {problem && (
          <p role="alert" className={panel.error}>
            {problem}
          </p>
        )}
        <CostButton
          action={isSending ? t('studio.generate.sending') : t('files.psd.submit')}
          cost={t('studio.generate.price', { count: operations.exportPsd.cost({}) })}
          isPossible={!isSending && sizeProblem === undefined && !isTooFine && wishes.dpi >= 1}
          onClick={submit}
        />
      </div>
    </>
  );
}
