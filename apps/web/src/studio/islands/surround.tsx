import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import classes from './islands.module.css';

const greys = { N3: '#2e2e2e', N5: '#7a7a7a', N7: '#b5b5b5', N9: '#e6e6e6' } as const;
const key = 'naksha.surround';

/** The grey that lies around a single tile, as in a viewing booth; the theme's until one is chosen. */
export const useSurround = create<{ readonly grey: string | null }>(() => ({ grey: localStorage.getItem(key) }));

export function Surround() {
  const { t } = useTranslation();
  const grey = useSurround((state) => state.grey);
  const choose = (value: string) => {
    localStorage.setItem(key, value);
    useSurround.setState({ grey: value });
  };
  return (
    <div className={classes.surround} role="radiogroup" aria-label={t('studio.view.surround')}>
      {Object.entries(greys).map(([name, value]) => (
        <UnstyledButton
          key={name}
          role="radio"
          className={classes.grey}
          style={{ background: value }}
          aria-checked={grey === value}
          aria-label={t('studio.view.grey', { name })}
          onClick={() => choose(value)}
        />
      ))}
    </div>
  );
}
