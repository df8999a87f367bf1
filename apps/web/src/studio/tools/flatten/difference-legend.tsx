import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import { differenceEnds, differenceHexes } from './difference-map.ts';
import classes from './flatten.module.css';

/** The classes of the map of differences, each with the part of the picture that is in it. */
export function DifferenceLegend({ shares }: { shares: readonly number[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const last = differenceEnds.at(-1) ?? 0;
  return (
    <ul className={`${classes.legend} num`} aria-label={t('colour.flatten.legend')}>
      {differenceHexes.map((hex, i) => {
        const end = differenceEnds[i];
        return (
          <li key={hex} style={{ '--colour': hex } as CSSProperties}>
            {end === undefined ? `ΔE > ${format.number(last)}` : `ΔE ≤ ${format.number(end)}`}
            <span>{format.percent(shares[i] ?? 0)}</span>
          </li>
        );
      })}
    </ul>
  );
}
