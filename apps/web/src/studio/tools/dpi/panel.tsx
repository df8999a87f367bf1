import { type FileRow, limits, pxToCm } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { errorSentence } from '../../../api/use-error-sentence.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { ApplyFoot } from '../../panel/apply-foot.tsx';
import { NumberField } from '../../panel/number-field.tsx';
import panel from '../../panel/panel.module.css';
import { ToolFrame } from '../../panel/tool-frame.tsx';
import { useDesignState } from '../../panel/use-design-state.ts';
import type { PanelProps } from '../panel-props.ts';
import classes from '../resize/resize.module.css';

/** How densely a design's pixels lie on cloth. */
export function DpiPanel({ design, latest, tabs }: PanelProps) {
  const { t } = useTranslation();
  const [dpi, setDpi] = useDesignState<number | null>(design?._id, null);
  return (
    <ToolFrame
      title={t('studio.tools.size')}
      tabs={tabs}
      design={design}
      latest={latest}
      onReset={dpi === null ? undefined : () => setDpi(null)}
    >
      {design && <DpiForm design={design} dpi={dpi ?? limits.maxDpi} onChange={setDpi} />}
    </ToolFrame>
  );
}

function DpiForm({ design, dpi, onChange }: { design: FileRow; dpi: number; onChange: (dpi: number) => void }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const isTooFine = dpi > limits.maxDpi;
  const isPossible = !isTooFine && dpi >= 1 && dpi !== design.dpi;
  const cm = (px: number) => format.number(Math.round(pxToCm(px, Math.max(1, dpi)) * 10) / 10);
  return (
    <>
      <div className={panel.body}>
        <div className={classes.fields}>
          <NumberField
            label={t('studio.export.dpi')}
            value={dpi}
            decimalScale={0}
            min={1}
            step={10}
            clampBehavior="none"
            error={
              isTooFine ? errorSentence('dpi_too_high', {}, i18n.language) : dpi < 1 ? t('studio.export.badDpi') : null
            }
            onCommit={(value) => onChange(Math.round(value))}
          />
          <div className={`${classes.fact} num`} aria-live="polite">
            <span>{t('measures.dpi.onCloth')}</span>
            <b>{t('measures.dpi.onClothText', { width: cm(design.width), height: cm(design.height) })}</b>
          </div>
          <p className={panel.hint}>{t('measures.dpi.hint')}</p>
        </div>
      </div>
      <ApplyFoot request={isPossible ? { operation: 'dpi', inputs: [design._id], params: { dpi } } : null} />
    </>
  );
}
