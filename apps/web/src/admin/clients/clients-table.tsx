import type { Client, ClientColumn } from '@naksha/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Sort } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { DayThere } from '../day-there.tsx';
import page from '../page.module.css';
import classes from './clients.module.css';

export function ClientsTable({
  clients,
  sort,
  onSort,
}: {
  clients: readonly Client[];
  sort: Sort<ClientColumn>;
  onSort: (sort: Sort<ClientColumn>) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <DataTable
      label={t('clients.title')}
      miw={820}
      rows={clients}
      order={{ sort, onSort }}
      columns={[
        {
          head: t('clients.name'),
          sort: 'name',
          place: 'name',
          className: classes.name,
          cell: ({ _id, name }) => (
            <Link to="/admin/clients/$id" params={{ id: _id }} className={`${page.open} ${page.strong}`}>
              {name}
            </Link>
          ),
        },
        {
          head: t('clients.status'),
          sort: 'status',
          place: 'beside',
          className: ({ status }) => (status === 'active' ? page.active : page.inactive),
          cell: ({ status }) => t(status === 'active' ? 'clients.active' : 'clients.inactive'),
        },
        { head: t('clients.plan'), sort: 'plan', cell: ({ plan }) => plan?.name ?? t('clients.noPlan') },
        {
          head: t('clients.ends'),
          sort: 'endsAt',
          varies: true,
          cell: ({ endsAt, timeZone }) => endsAt && <DayThere at={endsAt} zone={timeZone} />,
        },
        {
          head: t('clients.accounts'),
          sort: 'accounts',
          isNumber: true,
          cell: ({ accounts: { used, allowed } }) =>
            t('clients.ofAllowed', { used: format.number(used), allowed: format.number(allowed) }),
        },
        {
          head: t('clients.credits'),
          sort: 'creditsLeft',
          isNumber: true,
          cell: ({ creditsLeft }) => format.number(creditsLeft),
        },
        {
          head: t('clients.created'),
          sort: 'createdAt',
          begins: 'desc',
          isNumber: true,
          varies: true,
          cell: ({ createdAt }) => format.day(createdAt),
        },
      ]}
    />
  );
}
