import { Button, Menu, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { endpoints, limits, nextStatuses, type Ticket, type TicketStatus } from '@naksha/contract';
import { IconChevronDown } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useSession } from '../../api/session-store.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useShowError } from '../../session/use-show-error.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { BackLink } from '../back-link.tsx';
import { FactRow } from '../fact-row.tsx';
import page from '../page.module.css';
import { useClock } from '../use-clock.ts';
import { Answer } from './answer.tsx';
import { StatusWord } from './status-word.tsx';
import classes from './support.module.css';
import { Thread } from './thread.tsx';
import { useConfirmStatus } from './use-confirm-status.ts';

/** One ticket: what it is about, how it stands, all that was written, and the way to answer. */
export function TicketPage() {
  const { t } = useTranslation();
  const { ticket: id } = useParams({ from: '/administration/admin/support/$ticket' });
  const ticket = useQuery({
    queryKey: queryKeys.ticket(id),
    queryFn: async () => (await call(endpoints.getTicket, { params: { id } })).data,
    refetchOnWindowFocus: 'always',
    // The links of its pictures end.
    refetchInterval: (limits.signedReadSeconds / 2) * 1000,
  });
  return (
    <>
      <BackLink to="/admin/support" list={t('support.title')} />
      {!ticket.data && (
        <div className={page.head}>
          <Title order={1}>{t('support.title')}</Title>
        </div>
      )}
      {ticket.isError && <LoadFailure error={ticket.error} retry={ticket.refetch} />}
      {ticket.isPending && <p className={page.empty}>{t('shell.loading')}</p>}
      {ticket.data && <Shown ticket={ticket.data} />}
    </>
  );
}

function Shown({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation();
  useReading(ticket);
  const isClient = useSession(({ session }) => session?.user.roles === 'admin');
  const next = nextStatuses(isClient ? 'client' : 'support', ticket, new Date());
  return (
    <>
      <div className={page.head}>
        <Title order={1} className={classes.title}>
          {ticket.title}
        </Title>
        {next.length > 0 && (
          <div className={page.acts}>
            <SetStatus ticket={ticket} next={next} />
          </div>
        )}
      </div>
      <Facts ticket={ticket} hasClient={!isClient} />
      <Thread ticket={ticket} />
      {ticket.status === 'closed' ? (
        <p className={page.empty}>{t(next.includes('open') ? 'support.closedOpenable' : 'support.closedForGood')}</p>
      ) : (
        <Answer ticket={ticket} next={isClient ? [] : next} />
      )}
    </>
  );
}

/** What has been shown has been read. */
function useReading({ _id: id, isUnread, updatedAt }: Ticket): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isUnread) return;
    call(endpoints.readTicket, { params: { id }, body: { until: updatedAt } })
      .then(() =>
        Promise.all([
          queries.invalidateQueries({ queryKey: queryKeys.tickets }),
          queries.invalidateQueries({ queryKey: queryKeys.supportNews }),
        ]),
      )
      // It stays marked as new, and is read the next time.
      .catch(() => undefined);
  }, [id, isUnread, updatedAt, queries]);
}

/** The ways on from a status; each is confirmed by the name of the ticket. */
function SetStatus({ ticket, next }: { ticket: Ticket; next: readonly TicketStatus[] }) {
  const { t } = useTranslation();
  const showError = useShowError();
  const queries = useQueryClient();
  const isConfirmed = useConfirmStatus(ticket);
  const { _id: id, title, version } = ticket;
  const set = useMutation({
    mutationFn: (status: TicketStatus) => call(endpoints.updateTicket, { params: { id }, body: { status, version } }),
    onSuccess: ({ data }) => {
      queries.setQueryData(queryKeys.ticket(id), data);
      notifications.show({ message: t('support.statusSet', { title, status: t(`support.status.${data.status}`) }) });
    },
    onError: showError,
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.tickets }),
  });
  const confirm = async (status: TicketStatus) => {
    if (await isConfirmed(status)) set.mutate(status);
  };
  const [only, ...more] = next;
  if (only !== undefined && more.length === 0)
    return (
      <Button variant="default" loading={set.isPending} onClick={() => confirm(only)}>
        {t(`support.act.${only}`)}
      </Button>
    );
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          loading={set.isPending}
          rightSection={<IconChevronDown size={14} stroke={1.45} aria-hidden />}
        >
          {t('support.setStatus')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {next.map((status) => (
          <Menu.Item key={status} onClick={() => confirm(status)}>
            {t(`support.act.${status}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Facts({ ticket, hasClient }: { ticket: Ticket; hasClient: boolean }) {
  const { t } = useTranslation();
  const { zone } = useClock();
  const format = useFormat(zone);
  const minutes = Math.floor(ticket.workSeconds / 60);
  const time = { hours: format.number(Math.floor(minutes / 60)), minutes: format.number(minutes % 60) };
  return (
    <FactRow
      className={classes.facts}
      facts={[
        { name: t('support.column.status'), value: <StatusWord status={ticket.status} /> },
        ...(hasClient ? [{ name: t('support.column.clientName'), value: ticket.clientName }] : []),
        {
          name: t('support.column.author'),
          value: ticket.authorName,
          more: <span data-varies>{zone && format.moment(ticket.createdAt)}</span>,
        },
        {
          name: t('support.clock'),
          value: t('support.clockTime', time),
          more: !ticket.isClockRunning && t('support.clockStands'),
          varies: true,
        },
      ]}
    />
  );
}
