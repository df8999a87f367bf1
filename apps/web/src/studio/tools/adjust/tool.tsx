import { adjustMap, sharpenStrength } from '@naksha/colour';
import { type AdjustParams, adjustParams } from '@naksha/contract';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useGrade } from '../../canvas/use-grade.ts';
import { LevelRow } from '../../panel/level-row.tsx';
import panel from '../../panel/panel.module.css';
import { defineTool, type FormProps, type Given } from '../define-tool.ts';

const none = adjustParams.parse({});
const levels = ['brightness', 'contrast', 'sharpness', 'hue', 'saturation', 'temperature'] as const;
const isAsIs = (params: AdjustParams) => levels.every((level) => params[level] === 0);

/** Light and colour of the design, seen at once. */
export const adjust = defineTool({
  operation: 'adjust',
  icon: IconAdjustmentsHorizontal,
  group: 'change',
  family: 'colour',
  title: 'studio.tools.colour',
  inputs: ['design', 'area?'],
  initial: () => none,
  Form,
  usePreview,
  request: ({ value, where: { area } }) =>
    isAsIs(value) ? { idle: 'nothing' } : { operation: 'adjust', params: { ...value, area } },
});

function usePreview({ value, where }: Given<AdjustParams>): void {
  const seen = useDeferredValue(value);
  const map = useMemo(() => (isAsIs(seen) ? null : adjustMap(seen)), [seen]);
  useGrade(map, sharpenStrength(seen.sharpness), where);
}

function Form({ value, onChange }: FormProps<AdjustParams>) {
  const { t } = useTranslation();
  return (
    <>
      {levels.map((level) => {
        const at = value[level];
        return (
          <LevelRow
            key={level}
            name={t(`colour.adjust.${level}`)}
            value={at}
            min={level === 'sharpness' ? 0 : level === 'hue' ? -180 : -100}
            max={level === 'hue' ? 180 : 100}
            shown={level === 'hue' ? `${signed(at)}°` : level === 'sharpness' ? String(at) : signed(at)}
            onChange={(next) => onChange({ ...value, [level]: next })}
          />
        );
      })}
      <p className={panel.hint} style={{ padding: '8px 0 12px' }}>
        {t('colour.adjust.hint')}
      </p>
    </>
  );
}

/** A level with its sign: +20, −20, 0. */
function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
}
