import type { TicketRow } from '@naksha/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Sort, TicketColumn } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { useClock } from '../use-clock.ts';
import { StatusWord } from './status-word.tsx';
import classes from './support.module.css';

interface Props {
  readonly tickets: readonly TicketRow[];
  /** Whose a ticket is, where they are of several clients. */
  readonly hasClients: boolean;
  readonly sort: Sort<TicketColumn>;
  readonly onSort: (sort: Sort<TicketColumn>) => void;
}

/** Tickets, each a way to what was said in it. */
export function TicketsTable({ tickets, hasClients, sort, onSort }: Props) {
  const { t } = useTranslation();
  const { zone } = useClock();
  const format = useFormat(zone);
  return (
    <DataTable
      label={t('support.title')}
      miw={hasClients ? 860 : 700}
      rows={tickets}
      order={{ sort, onSort }}
      columns={[
        {
          head: t('support.column.title'),
          sort: 'title',
          place: 'name',
          cell: (ticket) => <TicketLink ticket={ticket} />,
        },
        hasClients && {
          head: t('support.column.clientName'),
          sort: 'clientName',
          place: 'line',
          cell: ({ clientName }) => clientName,
        },
        {
          head: t('support.column.status'),
          w: 190,
          place: 'beside',
          cell: ({ status }) => <StatusWord status={status} />,
        },
        { head: t('support.column.author'), w: 150, place: 'line', cell: ({ authorName }) => authorName },
        {
          head: t('support.column.createdAt'),
          sort: 'createdAt',
          begins: 'desc',
          varies: true,
          className: 'num',
          cell: ({ createdAt }) => zone && format.moment(createdAt),
        },
        {
          head: t('support.column.updatedAt'),
          sort: 'updatedAt',
          begins: 'desc',
          varies: true,
          className: 'num',
          cell: ({ updatedAt }) => zone && format.moment(updatedAt),
        },
      ]}
    />
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
