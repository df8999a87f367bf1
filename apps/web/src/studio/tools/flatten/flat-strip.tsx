import type { PaletteColour } from '@naksha/colour';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import { LockButton } from '../../panel/lock-button.tsx';
import strip from '../../panel/palette-strip.module.css';
import classes from './flatten.module.css';

const roomy = 24;

/** The flat colours with their shares. Locked ones stay as they are; a colour that is changed is locked. */
export function FlatStrip({
  colours,
  locked,
  onChange,
}: {
  colours: readonly PaletteColour[];
  locked: readonly string[];
  onChange: (locked: string[]) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const without = (hex: string) => locked.filter((each) => each !== hex);
  return (
    <div className={classes.strip} data-many={colours.length > roomy || undefined}>
      {colours.map(({ hex, share }, i) => {
        const number = i + 1;
        const isLocked = locked.includes(hex);
        const percent = format.ofHundred(share);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in the strip; its colour changes
          <div key={i} className={classes.cell}>
            <div className={strip.cell}>
              <span className={strip.swatch} style={{ '--colour': hex } as CSSProperties}>
                <input
                  type="color"
                  className={strip.colourInput}
                  value={hex}
                  aria-label={`${t('studio.generate.edit', { number })}. ${t('studio.generate.colour', { number, hex, share: percent })}`}
                  onChange={({ currentTarget: { value } }) => onChange([...new Set([...without(hex), value])])}
                />
              </span>
              <LockButton
                number={number}
                hex={hex}
                isLocked={isLocked}
                onToggle={() => onChange(isLocked ? without(hex) : [...locked, hex])}
              />
            </div>
            {colours.length <= roomy && (
              <span className="num" aria-hidden>
                {percent}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}
