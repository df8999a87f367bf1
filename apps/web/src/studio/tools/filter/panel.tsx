import { filterMap } from '@naksha/colour';
import { type FileRow, type FilterParams, filterParams, filters } from '@naksha/contract';
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
import classes from './filter.module.css';
import { FilterChip } from './filter-chip.tsx';

/** One filter over the whole design, chosen by what it looks like. */
export function FilterPanel({ design, latest, tabs }: PanelProps) {
  const { t } = useTranslation();
  const [params, setParams] = useDesignState<FilterParams | null>(design?._id, null);
  return (
    <ToolFrame
      title={t('studio.tools.colour')}
      tabs={tabs}
      design={design}
      latest={latest}
      onReset={params ? () => setParams(null) : undefined}
    >
      {design && <FilterForm key={design._id} design={design} params={params} onChange={setParams} />}
    </ToolFrame>
  );
}

function FilterForm({
  design,
  params,
  onChange,
}: {
  design: FileRow;
  params: FilterParams | null;
  onChange: (params: FilterParams | null) => void;
}) {
  const { t } = useTranslation();
  const seen = useDeferredValue(params);
  const where = useArea(design);
  useGrade(
    useMemo(() => (seen ? filterMap(seen) : null), [seen]),
    0,
    where,
  );
  const asked = where.isNowhere ? null : params;
  const [dark, light] = [params?.dark ?? none.dark, params?.light ?? none.light];
  const maps = useMemo(
    () => filters.map((filter) => ({ filter, map: filterMap({ filter, strength: 100, dark, light }) })),
    [dark, light],
  );
  return (
    <>
      <div className={panel.body}>
        <AreaSection />
        <section className={panel.section} aria-label={t('colour.filter.title')}>
          <div className={classes.chips} role="radiogroup" aria-label={t('colour.filter.title')}>
            <FilterChip name={t('colour.filter.none')} isChosen={params === null} onChoose={() => onChange(null)} />
            {maps.map(({ filter, map }) => (
              <FilterChip
                key={filter}
                name={t(`colour.filter.${filter}`)}
                map={map}
                isChosen={params?.filter === filter}
                onChoose={() => onChange({ ...(params ?? none), filter })}
              />
            ))}
          </div>
        </section>
        {params && (
          <LevelRow
            name={t('colour.filter.strength')}
            value={params.strength}
            min={0}
            max={100}
            shown={`${params.strength}%`}
            onChange={(strength) => onChange({ ...params, strength })}
          />
        )}
        {params?.filter === 'duotone' && (
          <section className={panel.section}>
            <div className={classes.pair}>
              {(['dark', 'light'] as const).map((end) => (
                <label key={end} className={classes.colour}>
                  <input
                    type="color"
                    value={params[end]}
                    onChange={(event) => onChange({ ...params, [end]: event.currentTarget.value })}
                  />
                  <span>
                    {t(`colour.filter.${end}`)}
                    <b className="code">{params[end]}</b>
                  </span>
                </label>
              ))}
            </div>
          </section>
        )}
      </div>
      <ApplyFoot
        request={asked ? { operation: 'filter', inputs: [design._id], params: { ...asked, area: where.area } } : null}
      />
    </>
  );
}

const none = filterParams.parse({ filter: 'grayscale' });
