import { Select } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ClientDetails, endpoints } from '@naksha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useCheckedForm } from '../../ui/use-checked-form.tsx';
import { useAllResellers } from '../resellers/use-all-resellers.ts';

/** Says whose client it is, from the next payment on. */
export function ClientReseller({ client, onClose }: { client: ClientDetails; onClose: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const resellers = useAllResellers();
  const { _id: id, name, resellerId } = client;
  const { form, refused, onSubmit } = useCheckedForm<{ resellerId: string | null }>({
    initialValues: { resellerId },
    check: () => [],
  });
  const submit = onSubmit(async (body) => {
    await call(endpoints.setClientReseller, { params: { id }, body });
    await Promise.all(
      [queryKeys.clients, queryKeys.resellers].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
    notifications.show({ message: t('clients.saved', { name }) });
    onClose();
  });
  const offered = resellers.data?.data.filter(({ _id, isActive }) => isActive || _id === resellerId) ?? [];
  return (
    <FormDialog
      title={t('selling.client.resellerTitle', { name })}
      onSubmit={submit}
      onClose={onClose}
      refused={refused}
      isBusy={form.submitting}
      done={t('shell.save')}
    >
      <Select
        data-autofocus
        clearable
        label={t('selling.client.reseller')}
        description={t('selling.client.resellerHint')}
        placeholder={t('selling.client.noReseller')}
        data={offered.map(({ _id, name }) => ({ value: _id, label: name }))}
        {...form.getInputProps('resellerId')}
      />
    </FormDialog>
  );
}
