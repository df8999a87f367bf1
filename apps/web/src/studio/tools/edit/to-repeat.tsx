import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import panel from '../../panel/panel.module.css';

/** Words cannot close the joins of a picture; here is the tool that does. */
export function ToRepeat() {
  const { t } = useTranslation();
  return (
    <p className={panel.hint} role="status">
      {t('making.edit.toTile')}{' '}
      <Link
        to="/studio/$tool"
        params={{ tool: 'repeat' }}
        search
        style={{ color: 'var(--t1)', textDecoration: 'underline' }}
      >
        {t('making.edit.openRepeat')}
      </Link>
    </p>
  );
}
