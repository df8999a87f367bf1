import type { FileRow } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { designTitle } from '../designs/design-title.ts';
import classes from './inputs.module.css';

/** Which design a tool works on, where that need not lie on the table. */
export function DesignCaption({ design }: { design: FileRow }) {
  const { t } = useTranslation();
  const format = useFormat();
  const size = { width: format.number(design.width), height: format.number(design.height) };
  return (
    <div className={classes.caption}>
      {design.previewUrl && <img src={`${design.previewUrl}&size=128`} alt="" />}
      <div>
        <b>{designTitle(design)}</b>
        <span className="num">
          {t('studio.export.resultText', size)}
          {design.dpi ? `, ${design.dpi} dpi` : ''}
        </span>
      </div>
    </div>
  );
}
