import { UnstyledButton } from '@mantine/core';
import { type Colour, type ColourMap, filterMap, sameColour } from '@naksha/colour';
import { type FileRow, type FilterParams, filterParams, filters } from '@naksha/contract';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ColourWell } from '../../panel/colour-well.tsx';
import { LevelRow } from '../../panel/level-row.tsx';
import panel from '../../panel/panel.module.css';
import type { ClothPicture } from '../../store/table.ts';
import type { FormProps } from '../define-tool.ts';
import classes from './filter.module.css';

const first = filterParams.parse({ filter: 'grayscale' });

/** Each filter on a piece of the cloth, how strong the chosen one is, and its two colours where it has them. */
export function FilterForm({
  value,
  onChange,
  found: cloth,
}: FormProps<FilterParams | null, FileRow, ClothPicture | null>) {
  const { t } = useTranslation();
  const [dark, light] = [value?.dark ?? first.dark, value?.light ?? first.light];
  const maps = useMemo(
    () => filters.map((name) => ({ name, map: filterMap({ filter: name, strength: 100, dark, light }) })),
    [dark, light],
  );
  return (
    <>
      <section className={panel.section} aria-label={t('colour.filter.title')}>
        <div className={classes.chips} role="radiogroup" aria-label={t('colour.filter.title')}>
          <FilterChip
            name={t('colour.filter.none')}
            cloth={cloth}
            isChosen={value === null}
            onChoose={() => onChange(null)}
          />
          {maps.map(({ name, map }) => (
            <FilterChip
              key={name}
              name={t(`colour.filter.${name}`)}
              map={map}
              cloth={cloth}
              isChosen={value?.filter === name}
              onChoose={() => onChange({ ...(value ?? first), filter: name })}
            />
          ))}
        </div>
      </section>
      {value && (
        <LevelRow
          name={t('colour.filter.strength')}
          value={value.strength}
          min={0}
          max={100}
          shown={`${value.strength}%`}
          onChange={(strength) => onChange({ ...value, strength })}
        />
      )}
      {value?.filter === 'duotone' && (
        <section className={panel.section}>
          <div className={classes.pair}>
            {(['dark', 'light'] as const).map((end) => (
              <ColourWell
                key={end}
                className={classes.colour}
                value={value[end]}
                onChange={(hex) => onChange({ ...value, [end]: hex })}
              >
                <span>
                  {t(`colour.filter.${end}`)}
                  <b className="code">{value[end]}</b>
                </span>
              </ColourWell>
            ))}
          </div>
        </section>
      )}
    </>
  );
}

const side = 64;

/** A piece of the cloth under a filter, to choose it by. */
function FilterChip({
  name,
  map = sameColour,
  cloth,
  isChosen,
  onChoose,
}: {
  name: string;
  map?: ColourMap;
  cloth: ClothPicture | null;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const brush = ref.current?.getContext('2d', { willReadFrequently: true });
    if (!brush || !cloth) return;
    // A quarter of the tile shows more than all of it would at this size.
    const { width, height } = cloth.source;
    const part = Math.min(width, height) / 2;
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(cloth.source, 0, 0, part, part, 0, 0, side, side);
    const pixels = brush.getImageData(0, 0, side, side);
    paint(pixels.data, map);
    brush.putImageData(pixels, 0, 0);
  }, [cloth, map]);
  return (
    <UnstyledButton className={classes.chip} role="radio" aria-checked={isChosen} onClick={onChoose}>
      <canvas ref={ref} width={side} height={side} aria-hidden />
      {name}
    </UnstyledButton>
  );
}

function paint(pixels: Uint8ClampedArray, map: ColourMap): void {
  const colour: Colour = [0, 0, 0];
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    map((pixels[at] ?? 0) / 255, (pixels[at + 1] ?? 0) / 255, (pixels[at + 2] ?? 0) / 255, colour);
    pixels[at] = colour[0] * 255;
    pixels[at + 1] = colour[1] * 255;
    pixels[at + 2] = colour[2] * 255;
  }
}
