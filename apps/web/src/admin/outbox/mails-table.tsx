import type { ListedMail, MailRoom } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import type { MailColumn, Sort } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import page from '../page.module.css';
import { MailSubject, StateOfMail } from './mail-words.tsx';
import { canRetry, RetryMail } from './retry-mail.tsx';

/** What can be sorted by, from left to right. */
const inOrder = {
  letters: ['createdAt', 'kind', 'state', 'to', 'subject', 'sentAt'],
  reports: ['createdAt', 'kind', 'subject', 'state'],
} as const;

interface MailsProps {
  readonly room: MailRoom;
  readonly mails: readonly ListedMail[];
  readonly sort: Sort<MailColumn>;
  readonly onSort: (sort: Sort<MailColumn>) => void;
  readonly onOpen: (id: string) => void;
}

/** Letters with whom they went to, or reports with who met what they report, and how often. */
export function MailsTable({ room, mails, sort, onSort, onOpen }: MailsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const isOfReports = room === 'reports';
  const columns: Record<MailColumn, Column<ListedMail, MailColumn>> = {
    createdAt: {
      head: t(`mail.outbox.${isOfReports ? 'met' : 'written'}`),
      sort: 'createdAt',
      begins: 'desc',
      varies: true,
      isOneLine: true,
      cell: ({ createdAt }) => format.moment(createdAt),
    },
    kind: {
      head: t('mail.outbox.kind'),
      sort: 'kind',
      place: 'line',
      isOneLine: true,
      cell: ({ kind }) => t(`mail.kinds.${kind}`),
    },
    state: {
      head: t('mail.outbox.state'),
      sort: 'state',
      place: 'beside',
      isOneLine: true,
      cell: (mail) => <StateOfMail mail={mail} />,
    },
    to: {
      head: t('mail.outbox.to'),
      sort: 'to',
      place: 'line',
      cell: ({ to }) => to ?? t('mail.outbox.noAddress'),
    },
    subject: {
      head: t(`mail.outbox.${isOfReports ? 'call' : 'subject'}`),
      sort: 'subject',
      place: 'name',
      className: page.strong,
      cell: (mail) => <MailSubject mail={mail} onOpen={onOpen} />,
    },
    sentAt: {
      head: t('mail.outbox.sentAt'),
      sort: 'sentAt',
      begins: 'desc',
      varies: true,
      isOneLine: true,
      cell: ({ sentAt }) => sentAt && format.moment(sentAt),
    },
  };
  return (
    <DataTable
      label={t(`mail.rooms.${room}`)}
      miw={980}
      rows={mails}
      order={{ sort, onSort }}
      columns={[
        ...inOrder[room].map((column) => columns[column]),
        {
          head: t('mail.outbox.who'),
          place: 'line',
          cell: ({ userName, clientName }) => [userName, clientName].filter((name) => name !== null).join(', '),
        },
        {
          head: t(`mail.outbox.${isOfReports ? 'times' : 'attempts'}`),
          isNumber: true,
          cell: ({ times, attempts }) => format.number(isOfReports ? times : attempts),
        },
        { head: '', w: 110, place: 'acts', cell: (mail) => canRetry(mail) && <RetryMail mail={mail} /> },
      ]}
    />
  );
}
