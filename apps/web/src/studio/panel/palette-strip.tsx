import { UnstyledButton } from '@mantine/core';
import { IconArrowsShuffle } from '@tabler/icons-react';
import { type CSSProperties, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import type { Ask } from '../store/asks.ts';
import { LockButton } from './lock-button.tsx';
import type { PaletteCell } from './palette-cells.ts';
import classes from './palette-strip.module.css';
import panel from './panel.module.css';
import { shufflePalette } from './shuffle-palette.ts';

/** The colours of the cloth with their shares. A colour that is locked or changed makes the palette the designer's own. */
export const PaletteStrip = memo(function PaletteStrip({
  cells,
  isOwn,
  onChange,
}: {
  cells: readonly PaletteCell[];
  /** The designer has given colours. */
  isOwn: boolean;
  onChange: (options: Pick<Ask, 'palette'>) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const take = (index: number, change: { hex?: string; locked?: boolean }) =>
    onChange({
      palette: cells.map(({ hex, isLocked }, i) => ({ hex, locked: isLocked, ...(i === index ? change : {}) })),
    });
  const shuffle = () =>
    onChange({
      palette: shufflePalette(
        cells.map(({ hex, isLocked }) => ({ hex, locked: isLocked })),
        Math.random,
      ),
    });
  const canShuffle = cells.some((cell) => !cell.isLocked);
  return (
    <section className={panel.section} aria-label={t('studio.generate.palette')}>
      <div className={panel.sectionHead}>
        <h3>{t('studio.generate.palette')}</h3>
        <div className={panel.aside}>
          {isOwn ? (
            <UnstyledButton className={panel.textButton} onClick={() => onChange({ palette: undefined })}>
              {t('studio.generate.fromWords')}
            </UnstyledButton>
          ) : (
            cells.length > 0 && <span>{t('studio.generate.share')}</span>
          )}
          <UnstyledButton
            className={panel.textButton}
            aria-disabled={!canShuffle}
            onClick={canShuffle ? shuffle : undefined}
          >
            <IconArrowsShuffle size={14} stroke={1.45} aria-hidden />
            {t('studio.generate.shuffle')}
          </UnstyledButton>
        </div>
      </div>
      {cells.length === 0 ? (
        <Blank hint={t('studio.generate.paletteHint')} />
      ) : (
        <>
          <div className={classes.strip}>
            {cells.map(({ hex, isLocked, share }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in the strip; its colour changes
              <div key={i} className={classes.cell}>
                <span className={classes.swatch} style={{ '--colour': hex } as CSSProperties}>
                  <input
                    type="color"
                    className={classes.colourInput}
                    value={hex}
                    aria-label={`${t('studio.generate.edit', { number: i + 1 })}. ${t('studio.generate.colour', { number: i + 1, hex, share: format.ofHundred(share) })}`}
                    onChange={(event) => take(i, { hex: event.currentTarget.value, locked: true })}
                  />
                </span>
                <LockButton
                  number={i + 1}
                  hex={hex}
                  isLocked={isLocked}
                  onToggle={() => take(i, { locked: !isLocked })}
                />
              </div>
            ))}
          </div>
          <div className={`${classes.shares} num`} aria-hidden>
            {cells.map(({ share }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <span key={i}>{format.ofHundred(share)}</span>
            ))}
          </div>
        </>
      )}
    </section>
  );
});

function Blank({ hint }: { hint: string }) {
  return (
    <>
      <div className={classes.strip} aria-hidden>
        {Array.from({ length: 8 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: eight alike
          <span key={i} className={classes.blank} />
        ))}
      </div>
      <p className={panel.hint}>{hint}</p>
    </>
  );
}
