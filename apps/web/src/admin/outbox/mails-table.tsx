import { Table } from '@mantine/core';
import type { ListedMail, MailRoom } from '@naksha/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailColumn, Sort } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { SortHead } from '../../ui/sort-head.tsx';
import page from '../page.module.css';
import { MailSubject, StateOfMail } from './mail-words.tsx';
import { RetryMail } from './retry-mail.tsx';

/** What can be sorted by, with the word above it. */
const sorted = {
  letters: [
    ['createdAt', 'written', 'desc'],
    ['kind', 'kind', 'asc'],
    ['state', 'state', 'asc'],
    ['to', 'to', 'asc'],
    ['subject', 'subject', 'asc'],
    ['sentAt', 'sentAt', 'desc'],
  ],
  reports: [
    ['createdAt', 'met', 'desc'],
    ['kind', 'kind', 'asc'],
    ['subject', 'call', 'asc'],
    ['state', 'state', 'asc'],
  ],
} as const;

export interface MailsProps {
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
  const cells: Record<MailColumn, (mail: ListedMail) => ReactNode> = {
    createdAt: (mail) => <span data-varies>{format.moment(mail.createdAt)}</span>,
    kind: (mail) => t(`mail.kinds.${mail.kind}`),
    state: (mail) => <StateOfMail mail={mail} />,
    to: (mail) => mail.to ?? t('mail.outbox.noAddress'),
    subject: (mail) => <MailSubject mail={mail} onOpen={onOpen} />,
    sentAt: (mail) => <span data-varies>{mail.sentAt && format.moment(mail.sentAt)}</span>,
  };
  return (
    <section className={page.scroll} aria-label={t(`mail.rooms.${room}`)}>
      <Table miw={980}>
        <Table.Thead>
          <Table.Tr>
            {sorted[room].map(([column, word, begins]) => (
              <SortHead key={column} {...{ column, sort, onSort, begins }}>
                {t(`mail.outbox.${word}`)}
              </SortHead>
            ))}
            <Table.Th>{t('mail.outbox.who')}</Table.Th>
            <Table.Th className={page.number}>{t(`mail.outbox.${room === 'reports' ? 'times' : 'attempts'}`)}</Table.Th>
            <Table.Th w={110} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {mails.map((mail) => (
            <Table.Tr key={mail._id}>
              {sorted[room].map(([column]) => (
                <Table.Td key={column} className={column === 'subject' ? page.strong : undefined}>
                  {cells[column](mail)}
                </Table.Td>
              ))}
              <Table.Td>{[mail.userName, mail.clientName].filter((name) => name !== null).join(', ')}</Table.Td>
              <Table.Td className={page.number}>
                {format.number(room === 'reports' ? mail.times : mail.attempts)}
              </Table.Td>
              <Table.Td>
                <RetryMail mail={mail} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
