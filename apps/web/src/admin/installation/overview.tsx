import { endpoints, type Overview as Figures, limits } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import spending from '../dashboard/spending.module.css';
import { SquareBars } from '../dashboard/square-bars.tsx';
import { FactRow } from '../fact-row.tsx';
import { Greeting } from '../greeting.tsx';
import { MoreRooms } from '../more-rooms.tsx';
import page from '../page.module.css';
import { usePressingPayments } from '../payments/use-pressing-payments.ts';
import { EndingPlans } from './ending-plans.tsx';
import { FailureTable } from './failure-table.tsx';
import classes from './installation.module.css';

const refreshMs = 60_000;

/** The first room of a super-admin: how all clients and the work for them are doing. */
export function Overview() {
  const overview = useQuery({
    queryKey: queryKeys.overview,
    queryFn: ({ signal }) => call(endpoints.getOverview, { signal }),
    refetchInterval: refreshMs,
  });
  return (
    <>
      <div className={page.head}>
        <Greeting />
      </div>
      <MoreRooms />
      {overview.isError && <LoadFailure error={overview.error} retry={overview.refetch} />}
      {overview.data && (
        <>
          <Facts figures={overview.data} />
          <div className={spending.columns}>
            <section className={spending.wide}>
              <SpendingClients days={overview.data.credits.days} clients={overview.data.spending} />
              <EndingPlans clients={overview.data.ending} />
            </section>
            <section>
              <FailureTable failures={overview.data.failures} />
            </section>
          </div>
        </>
      )}
    </>
  );
}

function Facts({ figures: { clients, sessions, jobs, credits } }: { figures: Figures }) {
  const { t } = useTranslation();
  const format = useFormat();
  const waiting = useWaiting();
  const transfers = usePressingPayments('waiting');
  const disputes = usePressingPayments('disputed').data?.total ?? 0;
  const hours = limits.overviewJobHours;
  return (
    <FactRow
      facts={[
        {
          name: t('installation.overview.clients'),
          value: format.number(clients.active),
          more: t('installation.overview.of', { total: format.number(clients.total) }),
        },
        { name: t('installation.overview.sessions'), value: format.number(sessions), varies: true },
        {
          name: t('installation.overview.waiting'),
          value: format.number(jobs.waiting),
          more: t('installation.overview.running', { jobs: format.number(jobs.running) }),
        },
        {
          name: t('installation.overview.failed', { hours }),
          value: format.number(jobs.failedLately),
          more: t('installation.overview.done', { jobs: format.number(jobs.doneLately) }),
        },
        {
          name: t('installation.overview.spent', { days: credits.days }),
          value: format.number(credits.spent),
          more: t('installation.overview.granted', { credits: format.number(credits.granted) }),
        },
        {
          name: t('installation.overview.signUps'),
          value: (
            <Link to="/admin/requests" search={{ tab: 'signUps' }}>
              <span className="visually-hidden">{t('installation.overview.signUps')}</span>{' '}
              {format.number(waiting.signUps)}
            </Link>
          ),
          more: t('installation.overview.sales', { requests: format.number(waiting.sales) }),
        },
        {
          name: t('selling.payments.waiting'),
          value: (
            <Link to="/admin/payments">
              <span className="visually-hidden">{t('selling.payments.waiting')}</span>{' '}
              {format.number(transfers.data?.total ?? 0)}
            </Link>
          ),
          more: disputes > 0 && t('selling.payments.disputedShort', { count: disputes }),
        },
      ]}
    />
  );
}

/** How many asked to become a client or to talk to sales, and have not been answered. */
function useWaiting(): { signUps: number; sales: number } {
  const query = { limit: 1, status: 'new', sentBy: 'form' } as const;
  const signUps = useQuery({
    queryKey: queryKeys.signUpsWaiting,
    queryFn: ({ signal }) => call(endpoints.listSignUps, { query, signal }),
    refetchInterval: refreshMs,
  });
  const sales = useQuery({
    queryKey: queryKeys.salesWaiting,
    queryFn: ({ signal }) => call(endpoints.listSales, { query, signal }),
    refetchInterval: refreshMs,
  });
  return { signUps: signUps.data?.total ?? 0, sales: sales.data?.total ?? 0 };
}

/** Which clients spent most, each a row of the squares of the chart of a client's days. */
function SpendingClients({ days, clients }: { days: number; clients: Figures['spending'] }) {
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
