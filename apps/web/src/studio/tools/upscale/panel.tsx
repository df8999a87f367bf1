import { type UpscaleParams, upscaleParams } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { ToolFrame } from '../../panel/tool-frame.tsx';
import { useDesignState } from '../../panel/use-design-state.ts';
import type { PanelProps } from '../panel-props.ts';
import { UpscaleForm } from './upscale-form.tsx';

const first = upscaleParams.parse({});

/** A design of more pixels. */
export function UpscalePanel({ design, latest, tabs }: PanelProps) {
  const { t } = useTranslation();
  const [form, setForm] = useDesignState<UpscaleParams | null>(design?._id, null);
  return (
    <ToolFrame
      title={t('studio.tools.size')}
      tabs={tabs}
      design={design}
      latest={latest}
      onReset={form ? () => setForm(null) : undefined}
    >
      {design && <UpscaleForm key={design._id} design={design} form={form ?? first} onChange={setForm} />}
    </ToolFrame>
  );
}
