import { UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedColour } from '../palette/named-colour.ts';
import { readPalette } from '../palette/read-palette.ts';
import panel from '../panel/panel.module.css';
import { useStudio } from '../store/studio-store.ts';
import { bringPalette } from '../store/tool-actions.ts';
import classes from './inputs.module.css';

/** A palette from a file, whose colours a tool can take as soon as there is `onTake`. It is read here and not sent. */
export function PaletteSlot({ onTake }: { onTake: ((colours: readonly NamedColour[]) => void) | undefined }) {
  const { t } = useTranslation();
  const { fileName, colours } = useStudio(({ tools }) => tools.palette);
  const [isBad, setIsBad] = useState(false);
  async function read(file: File | undefined) {
    if (!file) return;
    try {
      bringPalette(file.name, readPalette(new Uint8Array(await file.arrayBuffer())));
      setIsBad(false);
    } catch {
      setIsBad(true);
    }
  }
  return (
    <section className={panel.section} aria-label={t('colour.recolour.own')}>
      <div className={panel.sectionHead}>
        <h3>{t('colour.recolour.own')}</h3>
        <div className={panel.aside}>
          {colours.length > 0 && (
            <UnstyledButton
              className={panel.textButton}
              aria-disabled={onTake === undefined}
              onClick={() => onTake?.(colours)}
            >
              {t('colour.recolour.take')}
            </UnstyledButton>
          )}
          <label className={`${panel.textButton} ${classes.bring}`}>
            <IconPlus size={14} stroke={1.45} aria-hidden />
            {t('colour.recolour.bring')}
            <input
              type="file"
              accept=".csv,.txt,.ase,.aco"
              onChange={(event) => {
                void read(event.currentTarget.files?.[0]);
                event.currentTarget.value = '';
              }}
            />
          </label>
        </div>
      </div>
      {isBad && (
        <p role="alert" className={panel.error}>
          {t('colour.recolour.bad')}
        </p>
      )}
      {colours.length === 0 ? (
        <p className={panel.hint}>{t('colour.recolour.ownHint')}</p>
      ) : (
        <>
          <p className={panel.hint}>{t('colour.recolour.ownName', { name: fileName, count: colours.length })}</p>
          <div className={classes.own} aria-hidden>
            {colours.map(({ name, hex }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a palette may hold a colour twice
              <span key={i} style={{ background: hex }} title={`${name} ${hex}`.trim()} />
            ))}
          </div>
        </>
      )}
    </section>
  );
}
