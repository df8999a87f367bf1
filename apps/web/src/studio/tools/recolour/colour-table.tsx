import { UnstyledButton } from '@mantine/core';
import { IconLock, IconLockOpen, IconX } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import classes from './recolour.module.css';
import type { RecolourRow } from './recolour-state.ts';

const icon = { size: 14, stroke: 1.45, 'aria-hidden': true } as const;

/** Colours of the cloth and what they become. Colours of the whole palette can be locked, picked ones taken out again. */
export function ColourTable({
  rows,
  canRemove,
  onChange,
}: {
  rows: readonly RecolourRow[];
  canRemove: boolean;
  onChange: (rows: readonly RecolourRow[]) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const put = (at: number, change: Partial<RecolourRow>) =>
    onChange(rows.map((row, i) => (i === at ? { ...row, ...change } : row)));
  return (
    <ol className={classes.table}>
      {rows.map((row, i) => {
        const shown = row.isLocked ? row.hex : row.to;
        const number = i + 1;
        return (
          <li key={row.hex} className={classes.row} data-locked={row.isLocked || undefined}>
            <span className={`${classes.number} num`}>{number}</span>
            <span className={classes.swatches}>
              <span className={classes.from} style={{ '--colour': row.hex } as CSSProperties} />
              <span className={classes.to} style={{ '--colour': shown } as CSSProperties}>
                <input
                  type="color"
                  value={shown}
                  aria-label={t('colour.recolour.become', { number, from: row.hex, to: shown })}
                  onChange={(event) => put(i, { to: event.currentTarget.value, isLocked: false })}
                />
              </span>
            </span>
            <span className={`${classes.hex} code`}>{shown}</span>
            {!canRemove && <span className={`${classes.share} num`}>{format.ofHundred(row.share)}</span>}
            {canRemove ? (
              <UnstyledButton
                className={classes.act}
                aria-label={t('colour.recolour.remove', { number, hex: row.hex })}
                onClick={() => onChange(rows.filter((_, at) => at !== i))}
              >
                <IconX {...icon} />
              </UnstyledButton>
            ) : (
              <UnstyledButton
                className={classes.act}
                aria-pressed={row.isLocked}
                aria-label={t(row.isLocked ? 'studio.generate.unlock' : 'studio.generate.lock', {
                  number,
                  hex: row.hex,
                })}
                onClick={() => put(i, { isLocked: !row.isLocked })}
              >
                {row.isLocked ? <IconLock {...icon} /> : <IconLockOpen {...icon} />}
              </UnstyledButton>
            )}
          </li>
        );
      })}
    </ol>
  );
}
