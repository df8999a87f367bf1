import { SegmentedControl } from '@mantine/core';
import {
  defaultDpi,
  errorSentence,
  type FileRow,
  hexagonalLayouts,
  type Job,
  limits,
  type RepeatParams,
  repeatLayouts,
} from '@naksha/contract';
import { layRepeat } from '@naksha/loom';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import { LevelRow } from '../../panel/level-row.tsx';
import panel from '../../panel/panel.module.css';
import { QuietSelect } from '../../panel/quiet-select.tsx';
import type { FormProps } from '../define-tool.ts';
import { GapSection } from './gap-section.tsx';
import { type BrushedProps, GhostNote, JoinsSection } from './joins-section.tsx';
import classes from './repeat.module.css';
import { StepSection } from './step-section.tsx';

const named = ['straight', 'half-drop', 'half-brick', 'step', 'mirror'] as const;
/** So many colours, and so much of the picture in them, make it flat. */
const mostColours = 32;
const flatShare = 0.85;
const mostShown = 8;
/** Joins of these are neither mirrored nor turned: a brush can soften them. */
const softened: readonly string[] = ['straight', 'half-drop', 'half-brick', 'step', 'p1'];
const squares: readonly string[] = ['p4', 'p4m', 'p4g'];

/** What is known of the design that is repeated. */
export interface RepeatFound {
  /** Its picture; null while that has not come. */
  readonly source: ImageBitmap | null;
  /** What the job that made it reported. */
  readonly report: Job['report'];
}

/** Layout, count, gap, offset and brush; the canvas shows what they make. */
export function RepeatForm({ value: params, onChange, design, found }: FormProps<RepeatParams, FileRow, RepeatFound>) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const change = (next: Partial<RepeatParams>) => onChange({ ...params, ...next });
  const { width, height } = design;
  const size = sizeOf(params, design);
  const totalPixels = size.width * size.height;
  const choices = repeatLayouts.map((value) => {
    const own = named.find((name) => name === value);
    return { value, label: own ? t(`measures.repeat.${own}`) : t('measures.repeat.group', { name: value }) };
  });
  return (
    <>
      <section className={`${panel.section} ${classes.layout}`}>
        <QuietSelect
          name={t('measures.repeat.layout')}
          value={params.layout}
          choices={choices}
          onChange={(layout) => change(withLayout(params, layout ?? 'straight'))}
        />
        {squares.includes(params.layout) && width !== height && (
          <p className={panel.hint}>{t('measures.repeat.square')}</p>
        )}
        {params.layout === 'step' && <StepSection step={params.step} onChange={(step) => change({ step })} />}
      </section>
      {(['columns', 'rows'] as const).map((name) => (
        <LevelRow
          key={name}
          name={t(`measures.repeat.${name}`)}
          value={params[name]}
          min={1}
          max={mostShown}
          rest={1}
          shown={String(params[name])}
          onChange={(next) => change({ [name]: next })}
        />
      ))}
      <section className={panel.section}>
        <SegmentedControl
          withItemsBorders={false}
          fullWidth
          aria-label={t('measures.repeat.unit')}
          value={params.unit}
          onChange={(value) => change({ unit: value === 'mm' || value === 'percent' ? value : 'px' })}
          data={(['px', 'mm', 'percent'] as const).map((value) => ({ value, label: t(`measures.repeat.${value}`) }))}
        />
        <GapSection params={params} onChange={change} />
      </section>
      <JoinsSection design={design} params={params} onChange={change} found={found} />
      {softened.includes(params.layout) && params.joins === 'kept' && (
        <>
          {(['brushHorizontal', 'brushVertical'] as const).map((name) => (
            <LevelRow
              key={name}
              name={t(name === 'brushHorizontal' ? 'measures.repeat.brushAcross' : 'measures.repeat.brushDown')}
              value={params[name]}
              min={0}
              max={limits.maxRepeatBrush}
              step={0.5}
              shown={`${format.number(params[name])}%`}
              onChange={(next) => change({ [name]: next })}
            />
          ))}
          <p className={panel.hint}>{t('measures.repeat.brushHint')}</p>
          <BrushNotes design={design} params={params} source={found.source} />
        </>
      )}
      <div className={`${classes.fact} num`} aria-live="polite">
        <span>{t('measures.repeat.result')}</span>
        <b>{t('studio.export.resultText', { width: format.number(size.width), height: format.number(size.height) })}</b>
      </div>
      {totalPixels > limits.maxPixels && (
        <p role="alert" className={panel.error}>
          {errorSentence('too_many_pixels', { limit: limits.maxPixels, totalPixels, ...size }, i18n.language)}
        </p>
      )}
    </>
  );
}

const sizeOf = (params: RepeatParams, { width, height, dpi }: FileRow) =>
  layRepeat(params, { width, height, dpi: dpi ?? defaultDpi }).size;

/** True for a result of more pixels than are taken. */
export function isTooLarge(params: RepeatParams, design: FileRow): boolean {
  const { width, height } = sizeOf(params, design);
  return width * height > limits.maxPixels;
}

/** A layout that turns by a third has one gap on all sides: the one across. */
function withLayout({ gapHorizontal }: RepeatParams, layout: RepeatParams['layout']): Partial<RepeatParams> {
  return hexagonalLayouts.some((name) => name === layout) ? { layout, gapVertical: gapHorizontal } : { layout };
}

const side = 192;

/** What a softened join costs: figures that show through each other, flat colours that mix. */
function BrushNotes({ design, params, source }: BrushedProps) {
  const { t } = useTranslation();
  const hasFlatColours = useMemo(() => source !== null && isFlat(pixelsOf(source)), [source]);
  const widest = Math.max(params.brushHorizontal, params.brushVertical);
  return (
    <div aria-live="polite">
      <GhostNote design={design} params={params} source={source} />
      {widest > 0 && hasFlatColours && <p className={classes.note}>{t('measures.repeat.brushFlat')}</p>}
    </div>
  );
}

/** Of a small copy without smoothing: a mean of two colours is none of the picture's. */
function pixelsOf(source: ImageBitmap): Uint8ClampedArray {
  const brush = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
  if (!brush) return new Uint8ClampedArray();
  brush.imageSmoothingEnabled = false;
  brush.drawImage(source, 0, 0, side, side);
  return brush.getImageData(0, 0, side, side).data;
}

/**
 * True for a picture of flat colours, given its pixels as a canvas gives them. Counted are colours of 5 bits a channel: a preview is
 * never quite exact, and what lies between two areas is no colour of its own.
 */
export function isFlat(pixels: Uint8ClampedArray): boolean {
  const counts = new Map<number, number>();
  for (let i = 0; i < pixels.length; i += 4) {
    const [red = 0, green = 0, blue = 0] = [pixels[i], pixels[i + 1], pixels[i + 2]];
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const commonest = [...counts.values()].sort((a, b) => b - a).slice(0, mostColours);
  return commonest.reduce((sum, count) => sum + count, 0) >= flatShare * (pixels.length / 4);
}
