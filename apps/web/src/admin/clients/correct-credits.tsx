import { NumberInput, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ClientDetails, type CreditCorrection, creditCorrection, endpoints } from '@naksha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useOnce } from '../../api/use-once.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useCheckedForm } from '../../ui/use-checked-form.tsx';

type CorrectionForm = { amount: string | number; reason: string };

/** Adds credits or takes them away by hand, with the reason that the client reads in its log. */
export function CorrectCredits({ client, onClose }: { client: ClientDetails; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const queries = useQueryClient();
  const once = useOnce();
  const { _id: clientId, name, creditsLeft } = client;
  const toRequest = ({ amount, reason }: CorrectionForm): CreditCorrection => ({
    clientId,
    amount: typeof amount === 'number' ? amount : Number.NaN,
    reason,
  });
  const { form, refused, onSubmit } = useCheckedForm<CorrectionForm>({
    initialValues: { amount: '', reason: '' },
    check: (values) => brokenRules(creditCorrection, toRequest(values)),
  });
  const submit = onSubmit(async (values) => {
    const body = toRequest(values);
    const balance = await once(body, (idempotencyKey) => call(endpoints.correctCredits, { body, idempotencyKey }));
    await queries.invalidateQueries({ queryKey: queryKeys.clients });
    notifications.show({
      message: t('selling.client.corrected', { name, left: format.number(balance.creditsLeft) }),
    });
    onClose();
  });
  return (
    <FormDialog
      title={t('selling.client.correctTitle', { name })}
      onSubmit={submit}
      onClose={onClose}
      refused={refused}
      isBusy={form.submitting}
      done={t('selling.client.correct')}
    >
      <Text>{t('selling.client.creditsNow', { name, credits: format.number(creditsLeft) })}</Text>
      <NumberInput
        data-autofocus
        hideControls
        label={t('money.terms.credits')}
        description={t('selling.client.correctHint')}
        {...form.getInputProps('amount')}
      />
      <TextInput
        label={t('clients.grant.reason')}
        description={t('clients.grant.reasonHint')}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}
