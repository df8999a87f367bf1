import { Checkbox, SegmentedControl } from '@mantine/core';
import { errorSentence, type FileRow, limits } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import { DpiField } from '../../panel/dpi-field.tsx';
import classes from '../../panel/fields.module.css';
import { NumberField } from '../../panel/number-field.tsx';
import panel from '../../panel/panel.module.css';
import type { FormProps } from '../define-tool.ts';
import { changeSide, type MeasuredSize, resultSize, toPx, toUnit } from './measured-size.ts';

const units = ['px', 'cm', 'inch'] as const;

/** What the panel holds. */
export interface ResizeState {
  readonly size: MeasuredSize;
  readonly isLocked: boolean;
  readonly isTile: boolean;
}

/** Two sides in a unit, tied together or not; the pixels that come of them stand below. */
export function ResizeForm({ value: form, onChange, design }: FormProps<ResizeState, FileRow>) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const { size, isLocked, isTile } = form;
  const { unit, dpi } = size;
  const ratio = ratioOf(form, design);
  const result = resultSize(size, ratio);
  const take = (next: MeasuredSize) => onChange({ ...form, size: next });
  const takeUnit = (next: MeasuredSize['unit']) =>
    take({
      ...size,
      unit: next,
      width: toUnit(Math.round(toPx(size.width, unit, dpi)), next, dpi),
      height: toUnit(Math.round(toPx(size.height, unit, dpi)), next, dpi),
    });
  const factor = Math.max(result.width / design.width, result.height / design.height);
  const { width, height } = result;
  const figures = { limit: limits.maxPixels, totalPixels: width * height, width, height };
  return (
    <div className={classes.fields}>
      <SegmentedControl
        withItemsBorders={false}
        fullWidth
        aria-label={t('measures.size.unit')}
        value={unit}
        onChange={(value) => takeUnit(units.find((each) => each === value) ?? 'px')}
        data={units.map((value) => ({
          value,
          label: value === 'inch' ? t('measures.size.inch') : t(`studio.generate.${value}`),
        }))}
      />
      <div className={classes.pair}>
        {(['width', 'height'] as const).map((side) => (
          <NumberField
            key={side}
            label={t(`measures.size.${side}`)}
            value={size[side]}
            decimalScale={unit === 'px' ? 0 : 2}
            min={0}
            error={size[side] > 0 ? null : t('measures.size.badSide')}
            isLive
            onCommit={(value) => take(changeSide(size, side, value, ratio))}
          />
        ))}
      </div>
      <DpiField value={dpi} isLive onChange={(next) => take({ ...size, dpi: next })} />
      <Checkbox
        label={t('measures.size.locked')}
        checked={isLocked}
        onChange={(event) => {
          const next = event.currentTarget.checked;
          const tied = next ? changeSide(size, 'width', size.width, design.width / design.height) : size;
          onChange({ ...form, isLocked: next, size: tied });
        }}
      />
      <Checkbox
        label={t('measures.size.tile')}
        description={t('measures.size.tileHint')}
        classNames={{ description: panel.hint ?? '' }}
        checked={isTile}
        onChange={(event) => onChange({ ...form, isTile: event.currentTarget.checked })}
      />
      <div className={`${classes.fact} num`} aria-live="polite">
        <span>{t('measures.size.result')}</span>
        <b>
          {t('measures.size.resultText', {
            width: format.number(result.width),
            height: format.number(result.height),
            dpi,
          })}
        </b>
      </div>
      {factor > 1.5 && !result.isTooLarge && (
        <p className={panel.hint}>
          {t('measures.size.larger', { factor: format.number(Math.round(factor * 10) / 10) })}
        </p>
      )}
      {result.isTooLarge && (
        <p role="alert" className={panel.error}>
          {errorSentence('too_many_pixels', figures, i18n.language)}
        </p>
      )}
    </div>
  );
}

/** What the sides are tied by; null while they are not. */
const ratioOf = ({ isLocked }: ResizeState, design: FileRow): number | null =>
  isLocked ? design.width / design.height : null;

/** True for a size that can be made and that the design does not have. */
export function isPossible(form: ResizeState, design: FileRow): boolean {
  const { dpi } = form.size;
  const result = resultSize(form.size, ratioOf(form, design));
  const isSame = result.width === design.width && result.height === design.height && dpi === design.dpi;
  return !result.isBad && !result.isTooLarge && dpi <= limits.maxDpi && dpi >= 1 && !isSame;
}
