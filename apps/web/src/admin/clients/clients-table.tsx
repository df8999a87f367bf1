import { Table } from '@mantine/core';
import type { Client, ClientColumn } from '@naksha/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Sort } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { SortHead } from '../../ui/sort-head.tsx';
import { DayThere } from '../day-there.tsx';
import page from '../page.module.css';
import classes from './clients.module.css';

const heads = [
  ['name', 'name', 'asc', undefined],
  ['status', 'status', 'asc', undefined],
  ['plan', 'plan', 'asc', undefined],
  ['endsAt', 'ends', 'asc', undefined],
  ['accounts', 'accounts', 'asc', page.number],
  ['creditsLeft', 'credits', 'asc', page.number],
  ['createdAt', 'created', 'desc', page.number],
] as const;

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
    <section className={page.scroll} aria-label={t('clients.title')}>
      <Table miw={820}>
        <Table.Thead>
          <Table.Tr>
            {heads.map(([column, word, begins, className]) => (
              <SortHead key={column} {...{ column, sort, onSort, begins, className }}>
                {t(`clients.${word}`)}
              </SortHead>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {clients.map((client) => (
            <Table.Tr key={client._id}>
              <Table.Td className={classes.name}>
                <Link to="/admin/clients/$id" params={{ id: client._id }} className={`${page.open} ${page.strong}`}>
                  {client.name}
                </Link>
              </Table.Td>
              <Table.Td className={client.status === 'active' ? page.active : page.inactive}>
                {t(client.status === 'active' ? 'clients.active' : 'clients.inactive')}
              </Table.Td>
              <Table.Td>{client.plan?.name ?? t('clients.noPlan')}</Table.Td>
              <Table.Td data-varies>{client.endsAt && <DayThere at={client.endsAt} zone={client.timeZone} />}</Table.Td>
              <Table.Td className={page.number}>
                {t('clients.ofAllowed', {
                  used: format.number(client.accounts.used),
                  allowed: format.number(client.accounts.allowed),
                })}
              </Table.Td>
              <Table.Td className={page.number}>{format.number(client.creditsLeft)}</Table.Td>
              <Table.Td data-varies className={page.number}>
                {format.day(client.createdAt)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
