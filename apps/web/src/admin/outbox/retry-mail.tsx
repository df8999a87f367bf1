import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { endpoints, type Mail } from '@naksha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useShowError } from '../../session/use-show-error.ts';

/** Whether it was kept or given up. */
export const canRetry = ({ state }: Pick<Mail, 'state'>) => state === 'kept' || state === 'failed';

/** For a mail that was kept or given up. */
export function RetryMail({ mail: { _id: id, state } }: { mail: Pick<Mail, '_id' | 'state'> }) {
  const { t } = useTranslation();
  const showError = useShowError();
  const queries = useQueryClient();
  const retry = useMutation({
    mutationFn: () => call(endpoints.retryMail, { params: { id } }),
    onSuccess: ({ data }) => {
      notifications.show({ message: t(canRetry(data) ? 'mail.outbox.stillKept' : 'mail.outbox.retried') });
      return queries.invalidateQueries({ queryKey: queryKeys.mails });
    },
    onError: showError,
  });
  if (!canRetry({ state })) return null;
  return (
    <Button size="xs" variant="default" loading={retry.isPending} onClick={() => retry.mutate()}>
      {t('mail.outbox.retry')}
    </Button>
  );
}
