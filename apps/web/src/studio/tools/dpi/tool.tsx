import { type FileRow, limits, pxToCm } from '@naksha/contract';
import { IconRulerMeasure } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { errorSentence } from '../../../api/use-error-sentence.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { NumberField } from '../../panel/number-field.tsx';
import panel from '../../panel/panel.module.css';
import { defineTool, type FormProps } from '../define-tool.ts';
import classes from '../resize/resize.module.css';

/** How densely a design's pixels lie on cloth. */
export const dpi = defineTool({
  operation: 'dpi',
  icon: IconRulerMeasure,
  group: 'change',
  family: 'size',
  title: 'studio.tools.size',
  inputs: ['design'],
  initial: (): number => limits.maxDpi,
  Form,
  request: ({ value, design }) =>
    value > limits.maxDpi || value < 1 || value === design.dpi
      ? { idle: 'nothing' }
      : { operation: 'dpi', params: { dpi: value } },
});

function Form({ value, onChange, design }: FormProps<number, FileRow>) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const cm = (px: number) => format.number(Math.round(pxToCm(px, Math.max(1, value)) * 10) / 10);
  const fault = () => {
    if (value > limits.maxDpi) return errorSentence('dpi_too_high', {}, i18n.language);
    return value < 1 ? t('studio.export.badDpi') : null;
  };
  return (
    <div className={classes.fields}>
      <NumberField
        label={t('studio.export.dpi')}
        value={value}
        decimalScale={0}
        min={1}
        step={10}
        clampBehavior="none"
        error={fault()}
        onCommit={(next) => onChange(Math.round(next))}
      />
      <div className={`${classes.fact} num`} aria-live="polite">
        <span>{t('measures.dpi.onCloth')}</span>
        <b>{t('measures.dpi.onClothText', { width: cm(design.width), height: cm(design.height) })}</b>
      </div>
      <p className={panel.hint}>{t('measures.dpi.hint')}</p>
    </div>
  );
}
