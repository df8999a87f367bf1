import { SegmentedControl, UnstyledButton } from '@mantine/core';
import { recolourMap } from '@naksha/colour';
import { type FileRow, type RecolourParams, recolourColoursMax } from '@naksha/contract';
import { IconColorPicker, IconMinus, IconPlus } from '@tabler/icons-react';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AreaSection } from '../../canvas/brush/area-section.tsx';
import { useArea, type Where } from '../../canvas/brush/use-area.ts';
import { useClothPicture } from '../../canvas/cloth-store.ts';
import { useGrade } from '../../canvas/use-grade.ts';
import { nearestNamed, useOwnPalette } from '../../palette/own-palette.ts';
import { ApplyFoot } from '../../panel/apply-foot.tsx';
import { LevelRow } from '../../panel/level-row.tsx';
import panel from '../../panel/panel.module.css';
import { ToolFrame } from '../../panel/tool-frame.tsx';
import { useDesignState } from '../../panel/use-design-state.ts';
import { pickColour } from '../../picker/pick-colour.ts';
import { pictureColours } from '../../picker/picture-colours.ts';
import type { PanelProps } from '../panel-props.ts';
import { ColourTable } from './colour-table.tsx';
import { OwnPaletteSection } from './own-palette-section.tsx';
import classes from './recolour.module.css';
import { beginning, paramsOf, type RecolourState, rowFrom, rowsOf, withRows } from './recolour-state.ts';
import { useMendedEdges } from './use-mended-edges.ts';

const count = { usual: 8, fewest: 2, most: 12 } as const;
const icon = { size: 14, stroke: 1.45, 'aria-hidden': true } as const;

/** Colours of the cloth exchanged for others, all of them or some that are picked. */
export function RecolourPanel({ design, latest, tabs }: PanelProps) {
  const { t } = useTranslation();
  const [state, setState] = useDesignState(design?._id, beginning);
  return (
    <ToolFrame
      title={t('studio.tools.colour')}
      tabs={tabs}
      design={design}
      latest={latest}
      onReset={paramsOf(state) ? () => setState(beginning) : undefined}
    >
      {design && <RecolourForm key={design._id} design={design} state={state} onChange={setState} />}
    </ToolFrame>
  );
}

function RecolourForm({
  design,
  state,
  onChange,
}: {
  design: FileRow;
  state: RecolourState;
  onChange: (state: RecolourState) => void;
}) {
  const { t } = useTranslation();
  const now = useClothPicture((cloth) => (cloth.now?.cloth === design._id ? cloth.now : null));
  const own = useOwnPalette((palette) => palette.colours);
  const rows = rowsOf(state);
  const where = useArea(design);
  const params = useMemo(() => paramsOf(state), [state]);
  const seen = useDeferredValue(params);
  useGrade(
    useMemo(() => (seen ? recolourMap(seen) : null), [seen]),
    0,
    where,
  );
  const asked = useMemo(() => withArea(params, where), [params, where]);
  useMendedEdges(useDeferredValue(asked), where.repeat);

  const look = (colours: number) =>
    now && onChange({ ...state, palette: pictureColours(now.source, colours).map(rowFrom) });
  const isEmpty = state.palette.length === 0;
  useEffect(() => {
    if (isEmpty && now) {
      onChange({ ...state, palette: pictureColours(now.source, count.usual).map(rowFrom) });
    }
  }, [isEmpty, now, onChange, state]);

  const pick = () =>
    pickColour((hex) => {
      if (state.picked.some((row) => row.hex === hex) || state.picked.length === recolourColoursMax) return;
      onChange({ ...state, picked: [...state.picked, rowFrom({ hex, share: 0 })] });
    });
  const takeOwn = () =>
    onChange(
      withRows(
        state,
        rows.map((row) => (row.isLocked ? row : { ...row, to: nearestNamed(row.hex, own)?.hex ?? row.to })),
      ),
    );

  return (
    <>
      <div className={panel.body}>
        <AreaSection />
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
                <Count value={state.palette.length} onChange={look} />
              ) : (
                <UnstyledButton className={panel.textButton} onClick={pick}>
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
        <OwnPaletteSection onTake={takeOwn} />
      </div>
      <ApplyFoot request={asked ? { operation: 'recolour', inputs: [design._id], params: asked } : null} />
    </>
  );
}

/** What is asked, where it was painted; null while nothing is. */
const withArea = (params: RecolourParams | null, { area, isNowhere }: Where): RecolourParams | null =>
  params && !isNowhere ? { ...params, area } : null;

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
