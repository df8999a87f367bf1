import { SegmentedControl, UnstyledButton } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { deltaE, hexToLab, recolourMap } from '@naksha/colour';
import { type FileRow, recolourColoursMax } from '@naksha/contract';
import { IconColorPicker, IconColorSwatch, IconMinus, IconPlus } from '@tabler/icons-react';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useGrade } from '../../canvas/use-grade.ts';
import type { NamedColour } from '../../palette/named-colour.ts';
import { LevelRow } from '../../panel/level-row.tsx';
import panel from '../../panel/panel.module.css';
import { pictureColours } from '../../picker/picture-colours.ts';
import { useStudio } from '../../store/studio-store.ts';
import { pickColour } from '../../store/view-actions.ts';
import { defineTool, type FormProps, type Given } from '../define-tool.ts';
import { ColourTable } from './colour-table.tsx';
import classes from './recolour.module.css';
import {
  beginning,
  paramsOf,
  type RecolourRow,
  type RecolourState,
  rowFrom,
  rowsOf,
  withRows,
} from './recolour-state.ts';
import { useMendedEdges } from './use-mended-edges.ts';

const count = { fewest: 2, most: 12 } as const;
const icon = { size: 14, stroke: 1.45, 'aria-hidden': true } as const;

/** Colours of the cloth exchanged for others, all of them or some that are picked. */
export const recolour = defineTool({
  operation: 'recolour',
  icon: IconColorSwatch,
  group: 'change',
  family: 'colour',
  title: 'studio.tools.colour',
  inputs: ['design', 'area?'],
  initial: () => beginning,
  isUnchanged: (state) => paramsOf(state) === null,
  Form,
  takePalette: ({ value, found }) => {
    const rows = rowsOf(value, found);
    return rows.length === 0 ? undefined : (own) => withRows(value, nearestRows(rows, own));
  },
  usePreview,
  request: ({ value, where: { area } }) => {
    const params = paramsOf(value);
    return params ? { operation: 'recolour', params: { ...params, area } } : { idle: 'nothing' };
  },
});

/** Shows the cloth with its colours exchanged, and tells those that it has. */
function usePreview({ value, where, design }: Given<RecolourState, FileRow>): readonly RecolourRow[] {
  const params = useMemo(() => paramsOf(value), [value]);
  const seen = useDeferredValue(params);
  const map = useMemo(() => (seen ? recolourMap(seen) : null), [seen]);
  useGrade(map, 0, where);
  const asked = useMemo(() => (params && !where.isNowhere ? { ...params, area: where.area } : null), [params, where]);
  useMendedEdges(useDeferredValue(asked), where.repeat);
  const laid = useStudio(({ table }) => (table.laid?.cloth === design._id ? table.laid : null));
  return useMemo(() => (laid ? pictureColours(laid.source, value.count).map(rowFrom) : []), [laid, value.count]);
}

function Form({ value: state, onChange, found }: FormProps<RecolourState, FileRow, readonly RecolourRow[]>) {
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

/** Every colour that is not locked becomes the nearest of a palette. */
const nearestRows = (rows: readonly RecolourRow[], own: readonly NamedColour[]): RecolourRow[] =>
  rows.map((row) => (row.isLocked ? row : { ...row, to: nearestNamed(row.hex, own)?.hex ?? row.to }));

/** The colour of a palette that looks most like one, by ΔE00. */
function nearestNamed(hex: string, colours: readonly NamedColour[]): NamedColour | undefined {
  const lab = hexToLab(hex);
  return colours
    .map((colour) => ({ colour, difference: deltaE(lab, hexToLab(colour.hex)) }))
    .sort((a, b) => a.difference - b.difference)[0]?.colour;
}
