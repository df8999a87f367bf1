import { SegmentedControl } from '@mantine/core';
import {
  defaultDpi,
  errorSentence,
  type FileRow,
  limits,
  type operations,
  pxToCm,
  type UpscaleParams,
  upscaledDpi,
} from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import { ChoiceField } from '../../panel/choice-field.tsx';
import classes from '../../panel/fields.module.css';
import { LevelRow } from '../../panel/level-row.tsx';
import panel from '../../panel/panel.module.css';
import type { FormProps } from '../define-tool.ts';
import { DrawingNote } from '../export/drawing-note.tsx';

export type UpscaleRefusal = ReturnType<typeof operations.upscale.refuses>;

/**
 * How many times larger, whether on cloth as well, and for pictures without a recipe how much is added; what stands against it is said
 * before it is asked.
 */
export function UpscaleForm({
  value: form,
  onChange,
  design,
  recipe,
  found: refusal,
}: FormProps<UpscaleParams, FileRow, UpscaleRefusal>) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const { scale, creativity, sharpness } = form;
  const { width, height } = design;
  const isRedrawn = recipe !== undefined;
  const isSlow = !refusal && width * height * scale * scale > limits.largePixels;
  const was = design.dpi ?? defaultDpi;
  const isFinest = was >= limits.maxDpi;
  const dpi = upscaledDpi(form, was);
  const cm = (px: number, at: number) => format.number(Math.round(pxToCm(px, at) * 10) / 10);
  const grows = { from: cm(width, was), to: cm(width * scale, dpi), limit: limits.maxDpi };
  return (
    <>
      <div className={classes.fields}>
        <SegmentedControl
          withItemsBorders={false}
          fullWidth
          aria-label={t('measures.upscale.scale')}
          value={String(scale)}
          onChange={(next) =>
            onChange({ ...form, scale: limits.upscaleFactors.find((each) => String(each) === next) ?? 2 })
          }
          data={limits.upscaleFactors.map((each) => ({ value: String(each), label: `${each}×` }))}
        />
        <ChoiceField
          label={t('measures.dpi.onCloth')}
          value={isFinest ? 'larger' : form.onCloth}
          choices={[
            { value: 'same', label: t('measures.upscale.same') },
            { value: 'larger', label: t('measures.upscale.larger') },
          ]}
          isFixed={isFinest}
          hint={
            isFinest
              ? t('measures.upscale.finest', { dpi: was, limit: limits.maxDpi })
              : form.onCloth === 'same' && dpi < was * scale
                ? t('measures.upscale.grows', grows)
                : undefined
          }
          onChange={(onCloth) => onChange({ ...form, onCloth })}
        />
        <div className={classes.facts} aria-live="polite">
          <div className={`${classes.fact} num`}>
            <span>{t('measures.size.result')}</span>
            <b>
              {t('measures.size.resultText', {
                width: format.number(width * scale),
                height: format.number(height * scale),
                dpi,
              })}
            </b>
          </div>
          <div className={`${classes.fact} num`}>
            <span>{t('measures.dpi.onCloth')}</span>
            <b>{t('measures.dpi.onClothText', { width: cm(width * scale, dpi), height: cm(height * scale, dpi) })}</b>
          </div>
        </div>
        {isRedrawn && <p className={panel.hint}>{t('measures.upscale.redrawn')}</p>}
        <DrawingNote
          changes={design.changedSince}
          choice={{
            made: 'pixels',
            value: form.drawing,
            onChange: (drawing) => onChange({ ...form, drawing }),
          }}
        />
        {isSlow && <p className={panel.hint}>{t('measures.upscale.slow')}</p>}
        {refusal && (
          <p role="alert" className={panel.error}>
            {errorSentence(refusal.code, refusal.params, i18n.language)}
          </p>
        )}
      </div>
      {!isRedrawn && (
        <>
          <LevelRow
            name={t('measures.upscale.creativity')}
            value={creativity}
            min={1}
            max={5}
            rest={1}
            shown={t('studio.generate.levelOf', { level: creativity })}
            onChange={(value) => onChange({ ...form, creativity: value })}
          />
          <LevelRow
            name={t('measures.upscale.sharpness')}
            value={sharpness}
            min={0}
            max={100}
            shown={format.number(sharpness)}
            onChange={(value) => onChange({ ...form, sharpness: value })}
          />
          <section className={panel.section}>
            <p className={panel.hint}>{t('measures.upscale.creativityHint')}</p>
          </section>
        </>
      )}
    </>
  );
}
