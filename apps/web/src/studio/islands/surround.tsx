import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useStudio } from '../store/studio-store.ts';
import { chooseSurround } from '../store/view-actions.ts';
import classes from './islands.module.css';

const greys = { N3: '#2e2e2e', N5: '#7a7a7a', N7: '#b5b5b5', N9: '#e6e6e6' } as const;

/** The grey that lies around a single tile, as in a viewing booth. */
export function Surround() {
  const { t } = useTranslation();
  const grey = useStudio(({ view }) => view.surround);
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
          onClick={() => chooseSurround(value)}
        />
      ))}
    </div>
  );
}
