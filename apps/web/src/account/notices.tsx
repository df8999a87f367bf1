import { Switch, Text } from '@mantine/core';
import { endpoints, type MailNotice, mailNotices, noticePreference, wantsNotice } from '@naksha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import rule from '../admin/settings/rule.module.css';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/query-keys.ts';
import { useShowError } from '../session/use-show-error.ts';
import { LoadFailure } from '../ui/load-failure.tsx';

const notices = Object.keys(mailNotices).filter((name): name is MailNotice => name in mailNotices);

/** Which mails somebody gets; each change is stored at once and shown as the server keeps it. */
export function Notices() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const showError = useShowError();
  const me = useQuery({ queryKey: queryKeys.me, queryFn: () => call(endpoints.getMe) });
  const change = useMutation({
    mutationFn: (chosen: Record<string, boolean>) => call(endpoints.updateMe, { body: { preferences: chosen } }),
    onSuccess: (stored) => queries.setQueryData(queryKeys.me, stored),
    onError: showError,
  });
  const sends = useQuery({ queryKey: queryKeys.installation, queryFn: () => call(endpoints.installation) });
  if (me.isError) return <LoadFailure error={me.error} retry={me.refetch} />;
  if (!me.data) return null;
  const { email, originalRole, preferences } = me.data;
  if (email === null)
    return <Text>{t(`account.notices.${originalRole === 'superadmin' ? 'noAddressSuper' : 'noAddress'}`)}</Text>;
  const mine = notices.filter((notice) => mailNotices[notice].roles.some((role) => role === originalRole));
  return (
    <>
      {sends.data && (
        <Text>{sends.data.sendsMail ? t('account.notices.lead', { email }) : t('account.notices.unsent')}</Text>
      )}
      {mine.map((notice) => (
        <div key={notice} className={rule.rule}>
          <Switch
            label={t(`account.notices.${notice}`)}
            checked={wantsNotice(preferences, notice)}
            disabled={change.isPending}
            onChange={(event) => change.mutate({ [noticePreference(notice)]: event.currentTarget.checked })}
          />
        </div>
      ))}
    </>
  );
}
