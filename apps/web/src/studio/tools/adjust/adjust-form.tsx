import type { AdjustParams } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { LevelRow } from '../../panel/level-row.tsx';
import panel from '../../panel/panel.module.css';
import type { FormProps } from '../define-tool.ts';

export const levels = ['brightness', 'contrast', 'sharpness', 'hue', 'saturation', 'temperature'] as const;

/** A level for each thing that can be adjusted. */
export function AdjustForm({ value, onChange }: FormProps<AdjustParams>) {
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
