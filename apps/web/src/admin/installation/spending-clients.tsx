import type { Overview } from '@naksha/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import spending from '../dashboard/spending.module.css';
import { SquareBars } from '../dashboard/square-bars.tsx';
import page from '../page.module.css';
import classes from './installation.module.css';

/** Which clients spent most, each a row of the squares of the chart of a client's days. */
export function SpendingClients({ days, clients }: { days: number; clients: Overview['spending'] }) {
  const { t } = useTranslation();
  const title = t('installation.overview.spending', { days });
  return (
    <>
      <h2 className={spending.title}>{title}</h2>
      {clients.length === 0 ? (
        <p className={page.aside}>{t('installation.overview.spendingNone')}</p>
      ) : (
        <SquareBars
          title={title}
          head={t('installation.overview.client')}
          unit={t('installation.overview.credits')}
          rows={clients.map(({ _id, name, credits }) => ({
            key: _id,
            name: (
              <Link to="/admin/clients/$id" params={{ id: _id }} className={classes.open}>
                {name}
              </Link>
            ),
            credits,
          }))}
        />
      )}
    </>
  );
}
