import { vectoriseParams } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { ToolFrame } from '../../panel/tool-frame.tsx';
import { keepSettings } from '../keep-settings.ts';
import type { PanelProps } from '../panel-props.ts';
import { useKeptSettings } from '../use-kept-settings.ts';
import { VectoriseForm } from './vectorise-form.tsx';

const usual = vectoriseParams.parse({});
const useKept = keepSettings(usual);

/** The design as a drawing of flat areas: mends scans, and gives printers and cutters their files. */
export function VectorisePanel({ design, latest, tabs }: PanelProps) {
  const { t } = useTranslation();
  const [params, setParams] = useKeptSettings(useKept, design?._id);
  return (
    <ToolFrame
      title={t('studio.tools.deliver')}
      tabs={tabs}
      design={design}
      latest={latest}
      onReset={params === usual ? undefined : () => setParams(usual)}
    >
      {design && <VectoriseForm key={design._id} design={design} params={params} onChange={setParams} />}
    </ToolFrame>
  );
}
