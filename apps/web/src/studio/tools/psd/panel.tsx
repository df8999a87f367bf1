import { useTranslation } from 'react-i18next';
import panel from '../../panel/panel.module.css';
import type { PanelProps } from '../panel-props.ts';
import { PsdForm } from './psd-form.tsx';

/** A design, or words alone, as a file of layers. */
export function PsdPanel({ design: shown, latest, tabs }: PanelProps) {
  const { t } = useTranslation();
  const design = shown ?? latest;
  return (
    <div className={panel.panel}>
      <div className={panel.head}>
        <h2 className={panel.title}>{t('files.psd.title')}</h2>
      </div>
      {tabs}
      <PsdForm key={design?._id ?? ''} design={design} />
    </div>
  );
}
