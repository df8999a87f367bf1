import { notifications } from '@mantine/notifications';
import { endpoints, type User } from '@naksha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useShowError } from '../../session/use-show-error.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';

/** Asks whether the second step of somebody's log-in is to be switched off, and does it. */
export function useResetSecondStep({ _id, name }: User) {
  const { t } = useTranslation();
  const ask = useConfirm();
  const showError = useShowError();
  const queries = useQueryClient();
  const reset = useMutation({
    mutationFn: () => call(endpoints.resetSecondStep, { params: { id: _id } }),
    onSuccess: () => notifications.show({ message: t('admin.users.resetStepDone', { name }) }),
    onError: showError,
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: queryKeys.users }),
        queries.invalidateQueries({ queryKey: queryKeys.clients }),
      ]),
  });
  const confirm = () =>
    ask({
      title: t('admin.users.resetStepTitle', { name }),
      text: t('admin.users.resetStepText', { name }),
      act: t('admin.users.resetStep'),
      isDestructive: true,
      onConfirm: () => reset.mutate(),
    });
  return { confirm, isBusy: reset.isPending };
}
