import { exportParams } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import { designTitle } from '../../designs/design-title.ts';
import { NothingYet } from '../../panel/nothing-yet.tsx';
import panel from '../../panel/panel.module.css';
import type { PanelProps } from '../panel-props.ts';
import classes from './export.module.css';
import { ExportForm } from './export-form.tsx';

/** A design as a file of the trade. */
export function ExportPanel({ design: shown, latest, tabs }: PanelProps) {
  const design = shown ?? latest;
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className={panel.panel}>
      <div className={panel.head}>
        <h2 className={panel.title}>{t('studio.export.title')}</h2>
      </div>
      {tabs}
      {design ? (
        <>
          <div className={classes.caption} style={{ margin: '0 14px' }}>
            {design.previewUrl && <img src={`${design.previewUrl}&size=128`} alt="" />}
            <div>
              <b>{designTitle(design)}</b>
              <span className="num">
                {t('studio.export.resultText', {
                  width: format.number(design.width),
                  height: format.number(design.height),
                })}
                {design.dpi ? `, ${design.dpi} dpi` : ''}
              </span>
            </div>
          </div>
          <ExportForm key={design._id} design={design} defaults={exportParams.parse({ fileName: '-' })} />
        </>
      ) : (
        <NothingYet />
      )}
    </div>
  );
}
