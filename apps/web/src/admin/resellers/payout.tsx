import { Button, NumberInput, Select, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { currencies, endpoints, type Money, payoutForm, type Reseller } from '@naksha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useOnce } from '../../api/use-once.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import forms from '../../ui/forms.module.css';
import { toHundredths } from '../../ui/hundredths.ts';
import { useCheckedForm } from '../../ui/use-checked-form.tsx';
import { useSeen } from '../../ui/use-seen.ts';
import classes from './resellers.module.css';

interface Typed extends Record<string, unknown> {
  readonly amount: string | number;
  readonly currency: (typeof currencies)[number];
  readonly note: string;
}

/** What is owed by now in the currency of a payout, as a refusal says it. */
const facts = z.object({ owed: z.int() });

/** What is owed by its currency. */
const owedIn = (owed: readonly Money[]): Partial<Record<Money['currency'], number>> =>
  Object.fromEntries(owed.map(({ currency, amount }) => [currency, amount]));

/** Notes that a reseller was paid; never more than is owed. `onBehind` hears of it where something else is owed by now than stands here. */
export function Payout({
  reseller,
  onPaid,
  onBehind,
}: {
  reseller: Reseller;
  onPaid: (reseller: Reseller) => void;
  onBehind: (owed: Money) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const queries = useQueryClient();
  const once = useOnce();
  const { _id: id, name, owed } = reseller;
  const empty: Typed = { amount: '', currency: owed[0]?.currency ?? 'INR', note: '' };
  const toRequest = ({ amount, ...typed }: Typed) => ({ ...typed, amount: toHundredths(amount) });
  const { form, refused, onSubmit } = useCheckedForm<Typed>({
    initialValues: empty,
    check: (values) => brokenRules(payoutForm, toRequest(values)),
  });
  const { currency } = form.values;
  const { seen, explain } = useSeen(
    owedIn(owed),
    async ({ params }) => {
      const now = { amount: facts.parse(params).owed, currency };
      onBehind(now);
      return { facts: { ...owedIn(owed), [currency]: now.amount }, words: format.amount(now.amount, currency) };
    },
    'owed_meanwhile',
  );
  const submit = onSubmit(async (typed) => {
    const body = { ...toRequest(typed), was: seen.current[typed.currency] ?? 0 };
    const paid = await once(body, (idempotencyKey) =>
      call(endpoints.payReseller, { params: { id }, body, idempotencyKey }),
    ).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'payout_beyond_owed')
        onBehind({ amount: facts.parse(error.params).owed, currency: typed.currency });
      return explain(error);
    });
    seen.current = owedIn(paid.owed);
    await queries.invalidateQueries({ queryKey: queryKeys.resellers });
    const amount = format.amount(body.amount, body.currency);
    notifications.show({ message: t('selling.resellers.paid', { amount, name }) });
    form.setValues(empty);
    onPaid(paid);
  });
  return (
    <form className={classes.payout} onSubmit={submit} noValidate aria-label={t('selling.resellers.pay')}>
      <div className={forms.pair}>
        <NumberInput hideControls label={t('selling.resellers.amount')} {...form.getInputProps('amount')} />
        <Select
          label={t('selling.currency')}
          allowDeselect={false}
          data={currencies.map((value) => ({ value, label: t(`money.currencies.${value}`) }))}
          {...form.getInputProps('currency')}
        />
      </div>
      <TextInput
        label={t('selling.resellers.note')}
        description={t('selling.resellers.noteHint')}
        {...form.getInputProps('note')}
      />
      {refused && (
        <p role="alert" className={`${forms.refusal} ${forms.ofDialog}`}>
          {refused}
        </p>
      )}
      <Button type="submit" variant="default" loading={form.submitting}>
        {t('selling.resellers.pay')}
      </Button>
    </form>
  );
}
