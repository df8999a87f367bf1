import type { FileRow } from '@naksha/contract';
import { defaultDpi } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { ToolFrame } from '../../panel/tool-frame.tsx';
import { useDesignState } from '../../panel/use-design-state.ts';
import type { PanelProps } from '../panel-props.ts';
import { ResizeForm, type ResizeState } from './resize-form.tsx';

/** A design in another size, in pixels or on cloth. */
export function ResizePanel({ design, latest, tabs }: PanelProps) {
  const { t } = useTranslation();
  const [form, setForm] = useDesignState<ResizeState | null>(design?._id, null);
  const shown = form ?? (design ? begin(design) : null);
  return (
    <ToolFrame
      title={t('studio.tools.size')}
      tabs={tabs}
      design={design}
      latest={latest}
      onReset={form ? () => setForm(null) : undefined}
    >
      {design && shown && <ResizeForm key={design._id} design={design} form={shown} onChange={setForm} />}
    </ToolFrame>
  );
}

function begin({ width, height, dpi, seamScore }: FileRow): ResizeState {
  const size = { width, height, unit: 'px' as const, dpi: dpi ?? defaultDpi };
  return { size, isLocked: true, isTile: seamScore !== undefined && seamScore <= 1 };
}
