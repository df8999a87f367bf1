import { type FileRow, pxToCm } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import { DpiField } from '../../panel/dpi-field.tsx';
import classes from '../../panel/fields.module.css';
import panel from '../../panel/panel.module.css';
import type { FormProps } from '../define-tool.ts';

/** The density, and how large the design is on cloth with it. */
export function DpiForm({ value, onChange, design }: FormProps<number, FileRow>) {
  const { t } = useTranslation();
  const format = useFormat();
  const cm = (px: number) => format.number(Math.round(pxToCm(px, Math.max(1, value)) * 10) / 10);
  return (
    <div className={classes.fields}>
      <DpiField value={value} onChange={onChange} />
      <div className={`${classes.fact} num`} aria-live="polite">
        <span>{t('measures.dpi.onCloth')}</span>
        <b>{t('measures.dpi.onClothText', { width: cm(design.width), height: cm(design.height) })}</b>
      </div>
      <p className={panel.hint}>{t('measures.dpi.hint')}</p>
    </div>
  );
}
