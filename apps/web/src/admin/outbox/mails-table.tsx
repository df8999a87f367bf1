import { Table, UnstyledButton } from '@mantine/core';
import type { Mail, MailState } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import type { MailColumn } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { type Sort, SortHead } from '../../ui/sort-head.tsx';
import page from '../page.module.css';
import classes from './outbox.module.css';
import { RetryMail } from './retry-mail.tsx';

const columns = [
  ['createdAt', 'written', 'desc'],
  ['kind', 'kind', 'asc'],
  ['state', 'state', 'asc'],
  ['to', 'to', 'asc'],
  ['subject', 'subject', 'asc'],
  ['sentAt', 'sentAt', 'desc'],
] as const;

const stateLooks: Partial<Record<MailState, string | undefined>> = { sent: page.active, failed: classes.failed };

interface MailsTableProps {
  readonly mails: readonly Mail[];
  readonly sort: Sort<MailColumn>;
  readonly onSort: (sort: Sort<MailColumn>) => void;
  readonly onOpen: (id: string) => void;
}

export function MailsTable({ mails, sort, onSort, onOpen }: MailsTableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <section className={page.scroll} aria-label={t('mail.outbox.title')}>
      <Table miw={860}>
        <Table.Thead>
          <Table.Tr>
            {columns.map(([column, word, begins]) => (
              <SortHead key={column} {...{ column, sort, onSort, begins }}>
                {t(`mail.outbox.${word}`)}
              </SortHead>
            ))}
            <Table.Th className={page.number}>{t('mail.outbox.attempts')}</Table.Th>
            <Table.Th w={110} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {mails.map((mail) => (
            <Table.Tr key={mail._id}>
              <Table.Td data-varies>{format.moment(mail.createdAt)}</Table.Td>
              <Table.Td>{t(`mail.kinds.${mail.kind}`)}</Table.Td>
              <Table.Td className={stateLooks[mail.state]}>{t(`mail.states.${mail.state}`)}</Table.Td>
              <Table.Td>{mail.to ?? t('mail.outbox.noAddress')}</Table.Td>
              <Table.Td className={page.strong}>
                <UnstyledButton
                  className={page.open}
                  aria-label={t('mail.outbox.open', { subject: mail.subject })}
                  onClick={() => onOpen(mail._id)}
                >
                  {mail.subject}
                </UnstyledButton>
              </Table.Td>
              <Table.Td data-varies>{mail.sentAt && format.moment(mail.sentAt)}</Table.Td>
              <Table.Td className={page.number}>{format.number(mail.attempts)}</Table.Td>
              {/* Not kept in sight as other acts are: what a line opens has the same one. */}
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
