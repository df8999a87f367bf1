import { Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { deviceName, endpoints, limits, type OwnSession } from '@naksha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import page from '../admin/page.module.css';
import { useClock } from '../admin/use-clock.ts';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/query-keys.ts';
import { useFormat } from '../i18n/use-format.ts';
import { notifyTabs } from '../session/notify-tabs.ts';
import { useShowError } from '../session/use-show-error.ts';
import { DataTable } from '../ui/data-table.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { useConfirm } from '../ui/use-confirm.tsx';

/** Where the account is signed in, and what ends that. */
export function OwnSessions() {
  const { t } = useTranslation();
  const { zone } = useClock();
  const format = useFormat(zone);
  const sessions = useQuery({ queryKey: queryKeys.ownSessions, queryFn: () => call(endpoints.listSessions) });
  const ending = useEnding();
  const ask = useConfirm();
  if (sessions.isError) return <LoadFailure error={sessions.error} retry={sessions.refetch} />;
  if (!sessions.data) return null;
  const { data } = sessions.data;
  const hasOthers = data.some(({ isCurrent }) => !isCurrent);
  const placeOf = (session: OwnSession) =>
    `${nameOf(session) ?? t('account.sessions.unknown')}, ${session.ip ?? t('account.sessions.unknown')}`;
  const confirmOne = (session: OwnSession) =>
    ask({
      title: t('account.sessions.endTitle', { place: placeOf(session) }),
      text: t('account.sessions.endText'),
      act: t('account.sessions.end'),
      isDestructive: true,
      onConfirm: () => ending.mutate(session._id),
    });
  const confirm = () =>
    ask({
      title: t('account.sessions.endOthersTitle'),
      text: t('account.sessions.endOthersText'),
      act: t('account.sessions.endOthers'),
      isDestructive: true,
      onConfirm: () => ending.mutate(undefined),
    });
  const facts = [
    ['address', ({ ip }: OwnSession) => ip ?? t('account.sessions.unknown')],
    ['since', ({ createdAt }: OwnSession) => format.moment(createdAt)],
    ['active', ({ lastActiveAt }: OwnSession) => format.moment(lastActiveAt)],
  ] as const;
  const actOf = (session: OwnSession) =>
    session.isCurrent ? (
      <span className={page.active}>{t('account.sessions.current')}</span>
    ) : (
      <Button size="xs" variant="default" disabled={ending.isPending} onClick={() => confirmOne(session)}>
        {t('account.sessions.end')} <span className="visually-hidden">{placeOf(session)}</span>
      </Button>
    );
  return (
    <>
      <Text mb="sm">
        {t('account.sessions.lead', {
          count: limits.sessionsPerUser,
          minutes: limits.sessionIdleSeconds / 60,
          hours: limits.sessionMaxSeconds / 3600,
        })}
      </Text>
      <DataTable
        label={t('account.parts.sessions')}
        miw={560}
        rows={data}
        columns={[
          {
            head: t('account.sessions.device'),
            varies: true,
            place: 'name',
            className: page.strong,
            cell: (session) => nameOf(session) ?? t('account.sessions.unknown'),
          },
          ...facts.map(([word, cell]) => ({
            head: t(`account.sessions.${word}`),
            varies: true,
            className: 'num',
            cell,
          })),
          { head: '', place: 'acts', cell: actOf },
        ]}
      />
      {hasOthers ? (
        <Button mt="md" variant="default" loading={ending.isPending} onClick={confirm}>
          {t('account.sessions.endOthers')}
        </Button>
      ) : (
        <Text mt="md" c="dimmed">
          {t('account.sessions.none')}
        </Text>
      )}
    </>
  );
}

const nameOf = ({ userAgent }: OwnSession): string | null => deviceName(userAgent ?? '');

/** Ends one session, or all others where none is named; one that had ended meanwhile is as good. */
function useEnding() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const showError = useShowError();
  return useMutation({
    mutationFn: async (id: string | undefined) => {
      if (id === undefined) return (await call(endpoints.endOtherSessions)).ended;
      await call(endpoints.endSession, { params: { id } });
      return 1;
    },
    onSuccess: (count) => {
      notifyTabs('ended');
      notifications.show({ message: t('account.sessions.ended', { count }) });
    },
    onError: showError,
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.ownSessions }),
  });
}
