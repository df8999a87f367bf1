import { NumberInput, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { accountLimitForm, type ClientDetails, endpoints, factWord } from '@naksha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { forgetForm, useBegun, useKeepTyped, useOwnForm } from '../../ui/kept-form.ts';
import { useCheckedForm } from '../../ui/use-checked-form.tsx';
import { useSeen } from '../users/use-seen.ts';

const shape = z.object({ accountLimit: z.union([z.string(), z.number()]) });

/** How many accounts a client may have beyond its plan. */
export function AccountLimit({ client, onClose }: { client: ClientDetails; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const queries = useQueryClient();
  const { name } = client;
  const own = useOwnForm(`limit.${client._id}`);
  const begun = useBegun(own, shape, { accountLimit: client.accountLimit });
  const { form, refused, onSubmit } = useCheckedForm({
    initialValues: begun.typed,
    check: (values) => brokenRules(accountLimitForm, values),
  });
  useKeepTyped(own, shape, form.values, begun.from);
  const close = () => {
    forgetForm(own);
    onClose();
  };
  const language = useLanguage();
  const { seen, explain } = useSeen(Number(begun.from.accountLimit), async ({ params }) => {
    void queries.invalidateQueries({ queryKey: queryKeys.clients });
    const facts = Number(params.accountLimit);
    return { facts, words: factWord('accountLimit', facts, language) };
  });
  const submit = onSubmit(async ({ accountLimit }) => {
    const body = { accountLimit: Number(accountLimit), was: seen.current };
    const { accounts } = await call(endpoints.setAccountLimit, { params: { id: client._id }, body }).catch(explain);
    await queries.invalidateQueries({ queryKey: queryKeys.clients });
    notifications.show({ message: t('clients.limit.saved', { name, allowed: format.number(accounts.allowed) }) });
    close();
  });
  const { used, allowed } = client.accounts;
  return (
    <FormDialog
      title={t('clients.limit.title', { name })}
      onSubmit={submit}
      onClose={close}
      kept={own}
      refused={refused}
      isBusy={form.submitting}
      done={t('shell.save')}
    >
      <Text>{t('clients.limit.text', { used: format.number(used), allowed: format.number(allowed) })}</Text>
      <NumberInput
        data-autofocus
        hideControls
        label={t('clients.form.limit')}
        {...form.getInputProps('accountLimit')}
      />
    </FormDialog>
  );
}
