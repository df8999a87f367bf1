import { Popover, SegmentedControl, UnstyledButton } from '@mantine/core';
import { cmToPx, limits, pxToCm } from '@naksha/contract';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import type { Ask } from '../store/asks.ts';
import { NumberField } from './number-field.tsx';
import grid from './option-grid.module.css';
import classes from './quiet-select.module.css';
import size from './size-field.module.css';

const smallestSide = 64;
const largestSide = 4096;

/** Width and height of the tile on cloth or in pixels, with the dpi that ties both together. */
export function SizeField({ value, onChange }: { value: Ask; onChange: (options: Partial<Ask>) => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [unit, setUnit] = useState<'cm' | 'px'>('cm');
  const { width, height, dpi } = value;
  const cm = (px: number) => Math.round(pxToCm(px, dpi) * 10) / 10;
  const shown = (px: number) => (unit === 'cm' ? cm(px) : px);
  const take = (side: 'width' | 'height') => (length: number) => {
    if (!(length > 0)) return;
    onChange({ [side]: withinSides(Math.round(unit === 'cm' ? cmToPx(length, dpi) : length)) });
  };
  const takeDpi = (next: number) => {
    if (next < 1 || next > limits.maxDpi) return;
    // The cloth keeps its size in cm; the pixels follow.
    const scale = next / dpi;
    onChange({
      dpi: Math.round(next),
      width: withinSides(Math.round(width * scale)),
      height: withinSides(Math.round(height * scale)),
    });
  };
  return (
    <Popover position="bottom-end" width={264} trapFocus withinPortal>
      <Popover.Target>
        <UnstyledButton className={`${classes.cell} ${grid.wide}`}>
          <span className={classes.name}>{t('studio.generate.size')}</span>
          <span className={`${classes.value} num`}>
            {t('studio.generate.sizeText', { width: format.number(cm(width)), height: format.number(cm(height)), dpi })}
          </span>
          <IconChevronDown className={classes.arrow} size={12} stroke={1.6} aria-hidden />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={size.box}>
        <SegmentedControl
          withItemsBorders={false}
          aria-label={t('studio.generate.unit')}
          value={unit}
          onChange={(next) => setUnit(next === 'px' ? 'px' : 'cm')}
          data={[
            { value: 'cm', label: t('studio.generate.cm') },
            { value: 'px', label: t('studio.generate.px') },
          ]}
        />
        <div className={size.fields}>
          <NumberField
            key={`w${unit}`}
            label={t('studio.generate.width')}
            value={shown(width)}
            onCommit={take('width')}
            decimalScale={unit === 'cm' ? 1 : 0}
            min={0}
            step={unit === 'cm' ? 0.5 : 64}
          />
          <NumberField
            key={`h${unit}`}
            label={t('studio.generate.height')}
            value={shown(height)}
            onCommit={take('height')}
            decimalScale={unit === 'cm' ? 1 : 0}
            min={0}
            step={unit === 'cm' ? 0.5 : 64}
          />
          <NumberField
            label={t('studio.generate.dpi')}
            value={dpi}
            onCommit={takeDpi}
            decimalScale={0}
            min={1}
            max={limits.maxDpi}
            step={10}
          />
        </div>
        <p className={size.hint}>
          {t('studio.generate.sides', { min: smallestSide, max: format.number(largestSide) })}
        </p>
      </Popover.Dropdown>
    </Popover>
  );
}

const withinSides = (px: number): number => Math.min(largestSide, Math.max(smallestSide, px));
