import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './open-joins.module.css';
import { useOpenJoins } from './use-open-joins.ts';

/** Says of a picture from elsewhere that it does not repeat yet, and leads to the tool that closes its joins. */
export function OpenJoins() {
  const { t } = useTranslation();
  const isOpen = useOpenJoins();
  if (!isOpen) return null;
  return (
    <span>
      {t('measures.repeat.open')}{' '}
      <Link to="/studio/$tool" params={{ tool: 'repeat' }} search className={classes.link}>
        {t('measures.repeat.close')}
      </Link>
    </span>
  );
}
