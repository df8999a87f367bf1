import { Table } from '@mantine/core';
import type { TicketRow } from '@naksha/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Sort, TicketColumn } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { SortHead } from '../../ui/sort-head.tsx';
import lines from '../lines.module.css';
import page from '../page.module.css';
import { useClock } from '../use-clock.ts';
import { usePhone } from '../use-phone.ts';
import { StatusWord } from './status-word.tsx';
import classes from './support.module.css';

interface Props {
  readonly tickets: readonly TicketRow[];
  /** Whose a ticket is, where they are of several clients. */
  readonly hasClients: boolean;
  readonly sort: Sort<TicketColumn>;
  readonly onSort: (sort: Sort<TicketColumn>) => void;
}

/** Tickets as a table, or on a phone one beneath the other. */
export function TicketsTable({ tickets, hasClients, sort, onSort }: Props) {
  const { t } = useTranslation();
  const { zone } = useClock();
  const format = useFormat(zone);
  const head = (column: TicketColumn, begins: 'asc' | 'desc') => (
    <SortHead {...{ column, sort, onSort, begins }}>{t(`support.column.${column}`)}</SortHead>
  );
  if (usePhone())
    return (
      <ul className={lines.list} aria-label={t('support.title')}>
        {tickets.map((ticket) => (
          <li key={ticket._id}>
            <TicketLink ticket={ticket} />
            <div className={lines.pair}>
              <StatusWord status={ticket.status} />
              <span className={lines.quiet} data-varies>
                {zone && format.moment(ticket.updatedAt)}
              </span>
            </div>
            <p className={lines.quiet}>
              {[ticket.authorName, hasClients && ticket.clientName].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    );
  return (
    <section className={page.scroll} aria-label={t('support.title')}>
      <Table miw={hasClients ? 860 : 700}>
        <Table.Thead>
          <Table.Tr>
            {head('title', 'asc')}
            {hasClients && head('clientName', 'asc')}
            <Table.Th w={190}>{t('support.column.status')}</Table.Th>
            <Table.Th w={150}>{t('support.column.author')}</Table.Th>
            {head('createdAt', 'desc')}
            {head('updatedAt', 'desc')}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {tickets.map((ticket) => (
            <Table.Tr key={ticket._id}>
              <Table.Td>
                <TicketLink ticket={ticket} />
              </Table.Td>
              {hasClients && <Table.Td>{ticket.clientName}</Table.Td>}
              <Table.Td>
                <StatusWord status={ticket.status} />
              </Table.Td>
              <Table.Td>{ticket.authorName}</Table.Td>
              <Table.Td data-varies className="num">
                {zone && format.moment(ticket.createdAt)}
              </Table.Td>
              <Table.Td data-varies className="num">
                {zone && format.moment(ticket.updatedAt)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

function TicketLink({ ticket }: { ticket: TicketRow }) {
  const { t } = useTranslation();
  return (
    <Link
      to="/admin/support/$ticket"
      params={{ ticket: ticket._id }}
      className={classes.titleLink}
      data-unread={ticket.isUnread || undefined}
    >
      {ticket.title} {ticket.isUnread && <span className={classes.unread}>{t('support.isNew')}</span>}
    </Link>
  );
}
