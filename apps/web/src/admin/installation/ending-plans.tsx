import { limits, type Overview } from '@naksha/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import spending from '../dashboard/spending.module.css';
import { DayThere } from '../day-there.tsx';
import page from '../page.module.css';
import classes from './installation.module.css';

/** Whose plan has ended or ends soon, each a way to the client. */
export function EndingPlans({ clients }: { clients: Overview['ending'] }) {
  const { t } = useTranslation();
  const title = t('installation.overview.ending', { days: limits.overviewEndingDays });
  return (
    <>
      <h2 className={spending.title}>
        {title}
        <Link to="/admin/clients" className={spending.aside}>
          {t('installation.overview.allClients')}
        </Link>
      </h2>
      {clients.length === 0 ? (
        <p className={page.aside}>{t('installation.overview.endingNone')}</p>
      ) : (
        <table className={spending.features} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('installation.overview.client')}</th>
              <th scope="col">{t('installation.overview.ends')}</th>
            </tr>
          </thead>
          <tbody>
            {clients.map(({ _id, name, endsAt, timeZone }) => (
              <tr key={_id}>
                <th scope="row">
                  <Link to="/admin/clients/$id" params={{ id: _id }} className={classes.open}>
                    {name}
                  </Link>
                </th>
                <td data-varies={endsAt !== null || undefined} className={endsAt === null ? classes.urgent : undefined}>
                  {endsAt === null ? t('installation.overview.noPlan') : <DayThere at={endsAt} zone={timeZone} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
