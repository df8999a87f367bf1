import { repeatParams } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { ToolFrame } from '../../panel/tool-frame.tsx';
import { useDesignState } from '../../panel/use-design-state.ts';
import type { PanelProps } from '../panel-props.ts';
import { RepeatForm } from './repeat-form.tsx';

const usual = repeatParams.parse({});

/** A design repeated as cloth is: shifted, mirrored or turned, seen on the table at once. */
export function RepeatPanel({ design, latest, tabs }: PanelProps) {
  const { t } = useTranslation();
  const [params, setParams] = useDesignState(design?._id, usual);
  return (
    <ToolFrame
      title={t('studio.tools.repeat')}
      tabs={tabs}
      design={design}
      latest={latest}
      onReset={params === usual ? undefined : () => setParams(usual)}
    >
      {design && <RepeatForm key={design._id} design={design} params={params} onChange={setParams} />}
    </ToolFrame>
  );
}
