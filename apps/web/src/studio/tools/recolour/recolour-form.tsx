import { SegmentedControl, UnstyledButton } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { type FileRow, recolourColoursMax } from '@naksha/contract';
import { IconColorPicker, IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LevelRow } from '../../panel/level-row.tsx';
import panel from '../../panel/panel.module.css';
import type { FormProps } from '../define-tool.ts';
import { ColourTable } from './colour-table.tsx';
import classes from './recolour.module.css';
import { type RecolourRow, type RecolourState, rowFrom, rowsOf, withRows } from './recolour-state.ts';

const count = { fewest: 2, most: 12 } as const;
const icon = { size: 14, stroke: 1.45, 'aria-hidden': true } as const;

/** The colours of the cloth, or those picked from it, each with the one that takes its place. */
export function RecolourForm({
  value: state,
  onChange,
  found,
  pickColour,
}: FormProps<RecolourState, FileRow, readonly RecolourRow[]>) {
  const { t } = useTranslation();
  const rows = rowsOf(state, found);

  // The glass stays open while the form is changed: what it picks is added to what stands there by then.
  const take = useCallbackRef((hex: string) => {
    const { picked } = state;
    if (picked.some((row) => row.hex === hex) || picked.length === recolourColoursMax) return;
    onChange({ ...state, picked: [...picked, rowFrom({ hex, share: 0 })] });
  });

  return (
    <>
      <section className={panel.section}>
        <SegmentedControl
          withItemsBorders={false}
          fullWidth
          aria-label={t('colour.recolour.reach')}
          value={state.reach}
          onChange={(value) => onChange({ ...state, reach: value === 'near' ? 'near' : 'all' })}
          data={[
            { value: 'all', label: t('colour.recolour.all') },
            { value: 'near', label: t('colour.recolour.near') },
          ]}
        />
      </section>
      <section className={panel.section} aria-label={t('colour.recolour.colours')}>
        <div className={panel.sectionHead}>
          <h3>{t('colour.recolour.colours')}</h3>
          <div className={panel.aside}>
            {state.reach === 'all' ? (
              <Count
                value={rows.length || state.count}
                onChange={(next) => onChange({ ...state, count: next, palette: null })}
              />
            ) : (
              <UnstyledButton className={panel.textButton} onClick={() => pickColour(take)}>
                <IconColorPicker {...icon} />
                {t('colour.recolour.pick')}
              </UnstyledButton>
            )}
          </div>
        </div>
        {rows.length === 0 ? (
          <p className={panel.hint}>{t('colour.recolour.pickHint')}</p>
        ) : (
          <ColourTable
            rows={rows}
            canRemove={state.reach === 'near'}
            onChange={(next) => onChange(withRows(state, next))}
          />
        )}
      </section>
      {state.reach === 'near' && (
        <LevelRow
          name={t('colour.recolour.radius')}
          value={state.radius}
          min={1}
          max={60}
          rest={1}
          shown={`ΔE ${state.radius}`}
          onChange={(radius) => onChange({ ...state, radius })}
        />
      )}
      <LevelRow
        name={t('colour.recolour.softness')}
        value={state.softness}
        min={0}
        max={100}
        shown={`${state.softness}%`}
        onChange={(softness) => onChange({ ...state, softness })}
      />
    </>
  );
}

/** How many colours the cloth is taken apart into. */
function Count({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const { t } = useTranslation();
  return (
    <span className={classes.count}>
      <UnstyledButton
        className={classes.act}
        aria-label={t('colour.recolour.fewer')}
        aria-disabled={value <= count.fewest}
        onClick={() => value > count.fewest && onChange(value - 1)}
      >
        <IconMinus {...icon} />
      </UnstyledButton>
      <b className="num">{value}</b>
      <UnstyledButton
        className={classes.act}
        aria-label={t('colour.recolour.more')}
        aria-disabled={value >= count.most}
        onClick={() => value < count.most && onChange(value + 1)}
      >
        <IconPlus {...icon} />
      </UnstyledButton>
    </span>
  );
}
