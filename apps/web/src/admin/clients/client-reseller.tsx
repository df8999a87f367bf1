import { Select } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ClientDetails, endpoints, factWord } from '@naksha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useAllResellers } from '../resellers/use-all-resellers.ts';
import { useFactsForm } from '../use-facts-form.ts';

const shape = z.object({ resellerId: z.string().nullable() });
/** Whose client it is as a refusal names it; without either it belongs to none. */
const facts = z.object({
  resellerId: z.string().nullable().default(null),
  reseller: z.string().nullable().default(null),
});

/** Says whose client it is, from the next payment on. */
export function ClientReseller({ client, onClose }: { client: ClientDetails; onClose: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const language = useLanguage();
  const resellers = useAllResellers();
  const { _id: id, name, resellerId } = client;
  const look = () =>
    Promise.all([queryKeys.clients, queryKeys.resellers].map((queryKey) => queries.invalidateQueries({ queryKey })));
  const { form, dialog } = useFactsForm({
    name: `reseller-of.${id}`,
    shape,
    first: { resellerId },
    check: () => [],
    wasOf: (from) => from.resellerId,
    lookAgain: async ({ params }) => {
      void look();
      const now = facts.parse(params);
      return { facts: now.resellerId, words: factWord('reseller', now.reseller, language) };
    },
    save: async (typed, was) => {
      await call(endpoints.setClientReseller, { params: { id }, body: { ...typed, was } });
      await look();
      notifications.show({ message: t('clients.saved', { name }) });
    },
    onClose,
  });
  const offered = resellers.data?.data.filter(({ _id, isActive }) => isActive || _id === resellerId) ?? [];
  return (
    <FormDialog title={t('selling.client.resellerTitle', { name })} {...dialog}>
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
