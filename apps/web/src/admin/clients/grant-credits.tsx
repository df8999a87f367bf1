import { NumberInput, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ClientDetails, type CreditGrant, creditGrant, endpoints } from '@naksha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useOnce } from '../../api/use-once.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { forgetForm, useOwnForm } from '../../ui/kept-form.ts';
import { useKeptForm } from '../../ui/use-kept-form.ts';
import { startOfDay } from '../logs/start-of-day.ts';

const shape = z.object({ amount: z.union([z.string(), z.number()]), reason: z.string(), expiresAt: z.string() });
type GrantForm = z.infer<typeof shape>;
const empty: GrantForm = { amount: '', reason: '', expiresAt: '' };

/** Credits for a client, with the reason that it reads in its log. */
export function GrantCredits({ client, onClose }: { client: ClientDetails; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const queries = useQueryClient();
  const once = useOnce();
  const { _id: clientId, name } = client;
  const toRequest = ({ amount, reason, expiresAt }: GrantForm): CreditGrant => ({
    clientId,
    amount: typeof amount === 'number' ? amount : Number.NaN,
    reason,
    expiresAt: endOfDay(expiresAt, client.timeZone),
  });
  const own = useOwnForm(`grant.${clientId}`);
  const { form, refused, onSubmit } = useKeptForm({
    own,
    shape,
    now: empty,
    check: (values) => brokenRules(creditGrant, toRequest(values)),
  });
  const close = () => {
    forgetForm(own);
    onClose();
  };
  const submit = onSubmit(async (values) => {
    const body = toRequest(values);
    const balance = await once(body, (idempotencyKey) => call(endpoints.grantCredits, { body, idempotencyKey }));
    await queries.invalidateQueries({ queryKey: queryKeys.clients });
    const [credits, left] = [format.number(body.amount), format.number(balance.creditsLeft)];
    notifications.show({ message: t('clients.grant.done', { credits, name, left }) });
    close();
  });
  return (
    <FormDialog
      title={t('clients.grant.title', { name })}
      onSubmit={submit}
      onClose={close}
      kept={own}
      refused={refused}
      isBusy={form.submitting}
      done={t('clients.grant.open')}
    >
      <NumberInput data-autofocus hideControls label={t('clients.grant.amount')} {...form.getInputProps('amount')} />
      <TextInput
        label={t('clients.grant.reason')}
        description={t('clients.grant.reasonHint')}
        {...form.getInputProps('reason')}
      />
      <TextInput
        type="date"
        label={t('clients.grant.expires')}
        description={t('clients.grant.expiresHint')}
        {...form.getInputProps('expiresAt')}
      />
    </FormDialog>
  );
}

/** The last moment of a day by the clock of the client; no day is no end. */
function endOfDay(day: string, zone: string): string | null {
  return day === '' ? null : new Date(Date.parse(startOfDay(day, zone, 1)) - 1).toISOString();
}
