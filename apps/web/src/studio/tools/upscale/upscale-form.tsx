import { SegmentedControl } from '@mantine/core';
import { defaultDpi, type FileRow, limits, pxToCm, type UpscaleParams } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { errorSentence } from '../../../api/use-error-sentence.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { LevelRow } from '../../panel/level-row.tsx';
import panel from '../../panel/panel.module.css';
import { useStudio } from '../../store/studio-store.ts';
import type { FormProps } from '../define-tool.ts';
import classes from '../resize/resize.module.css';
import { refusalOf } from './refusal-of.ts';

/** How many times larger, and for pictures without a recipe how much is added; what stands against it is said before it is asked. */
export function UpscaleForm({ value: form, onChange, design, recipe }: FormProps<UpscaleParams, FileRow>) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const rows = useStudio(({ table }) => table.rows);
  const { scale, creativity, sharpness } = form;
  const { width, height } = design;
  const isRedrawn = recipe !== undefined;
  const refusal = refusalOf(form, design, rows);
  const isSlow = !refusal && width * height * scale * scale > limits.largePixels;
  const wanted = (design.dpi ?? defaultDpi) * scale;
  const dpi = Math.min(limits.maxDpi, wanted);
  const cm = (px: number, at: number) => format.number(Math.round(pxToCm(px, at) * 10) / 10);
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
        <div className={`${classes.fact} num`} aria-live="polite">
          <span>{t('measures.size.result')}</span>
          <b>
            {t('measures.size.resultText', {
              width: format.number(width * scale),
              height: format.number(height * scale),
              dpi,
            })}
          </b>
        </div>
        {isRedrawn && <p className={panel.hint}>{t('measures.upscale.redrawn')}</p>}
        {wanted > dpi && !refusal && (
          <p className={panel.hint}>
            {t('measures.upscale.grows', { from: cm(width * scale, wanted), to: cm(width * scale, dpi), dpi })}
          </p>
        )}
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
