import { adjustMap, sharpenStrength } from '@naksha/colour';
import { type AdjustParams, adjustParams, type FileRow } from '@naksha/contract';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AreaSection } from '../../canvas/brush/area-section.tsx';
import { useArea } from '../../canvas/brush/use-area.ts';
import { useGrade } from '../../canvas/use-grade.ts';
import { ApplyFoot } from '../../panel/apply-foot.tsx';
import { LevelRow } from '../../panel/level-row.tsx';
import panel from '../../panel/panel.module.css';
import { ToolFrame } from '../../panel/tool-frame.tsx';
import { useDesignState } from '../../panel/use-design-state.ts';
import type { PanelProps } from '../panel-props.ts';
import { signed } from './signed.ts';

const none = adjustParams.parse({});
const levels = ['brightness', 'contrast', 'sharpness', 'hue', 'saturation', 'temperature'] as const;
const isAsIs = (params: AdjustParams) => levels.every((level) => params[level] === 0);

/** Light and colour of the whole design, seen at once. */
export function AdjustPanel({ design, latest, tabs }: PanelProps) {
  const { t } = useTranslation();
  const [params, setParams] = useDesignState(design?._id, none);
  return (
    <ToolFrame
      title={t('studio.tools.colour')}
      tabs={tabs}
      design={design}
      latest={latest}
      onReset={isAsIs(params) ? undefined : () => setParams(none)}
    >
      {design && <AdjustForm key={design._id} design={design} params={params} onChange={setParams} />}
    </ToolFrame>
  );
}

function AdjustForm({
  design,
  params,
  onChange,
}: {
  design: FileRow;
  params: AdjustParams;
  onChange: (params: AdjustParams) => void;
}) {
  const { t } = useTranslation();
  const seen = useDeferredValue(params);
  const map = useMemo(() => (isAsIs(seen) ? null : adjustMap(seen)), [seen]);
  const where = useArea(design);
  useGrade(map, sharpenStrength(seen.sharpness), where);
  const isNothing = isAsIs(params) || where.isNowhere;
  return (
    <>
      <div className={panel.body}>
        <AreaSection />
        {levels.map((level) => {
          const value = params[level];
          return (
            <LevelRow
              key={level}
              name={t(`colour.adjust.${level}`)}
              value={value}
              min={level === 'sharpness' ? 0 : level === 'hue' ? -180 : -100}
              max={level === 'hue' ? 180 : 100}
              shown={level === 'hue' ? `${signed(value)}°` : level === 'sharpness' ? String(value) : signed(value)}
              onChange={(next) => onChange({ ...params, [level]: next })}
            />
          );
        })}
        <p className={panel.hint} style={{ padding: '8px 0 12px' }}>
          {t('colour.adjust.hint')}
        </p>
      </div>
      <ApplyFoot
        request={
          isNothing ? null : { operation: 'adjust', inputs: [design._id], params: { ...params, area: where.area } }
        }
      />
    </>
  );
}
