import { Checkbox, NumberInput, Text, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { endpoints, type Payment, refundForm, type WholePayment } from '@naksha/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useOnce } from '../../api/use-once.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { fromMinorUnits, toHundredths } from '../../ui/hundredths.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useCheckedForm } from '../../ui/use-checked-form.tsx';
import { useSeen } from '../../ui/use-seen.ts';
import page from '../page.module.css';

interface Typed extends Record<string, unknown> {
  readonly amount: string | number;
  readonly reason: string;
  readonly endsPlan: boolean;
}

/** What had been given back by now, as a refusal says it. */
const facts = z.object({ refunded: z.int() });

/** Gives back a part or all of a payment, with a credit note, and ends what was bought with it where that is wanted. */
export function RefundPayment({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const whole = useQuery({
    queryKey: queryKeys.payment(payment._id),
    queryFn: ({ signal }) => call(endpoints.getPayment, { params: { id: payment._id }, signal }),
    staleTime: 0,
  });
  if (whole.isLoadingError) return <LoadFailure error={whole.error} retry={whole.refetch} />;
  // Asked again, the form stays: with it the refusal would go, and the key that keeps a second try from giving back twice.
  return whole.data && whole.isFetchedAfterMount ? <Refund payment={whole.data} onClose={onClose} /> : null;
}

function Refund({ payment, onClose }: { payment: WholePayment; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const queries = useQueryClient();
  const once = useOnce();
  const { _id: id, clientId, clientName: client, planName, currency, isLive, refunded } = payment;
  const { left, kept } = payment.refundable;
  const { seen, explain } = useSeen(
    refunded,
    async ({ params }) => {
      const now = facts.parse(params).refunded;
      return { facts: now, words: format.amount(now, currency) };
    },
    'refunded_meanwhile',
  );
  const toRequest = ({ amount, reason, endsPlan }: Typed) => {
    const wanted = toHundredths(amount);
    return { amount: wanted, reason, ...(endsPlan && wanted === left && { endsPlan }) };
  };
  const { form, refused, onSubmit } = useCheckedForm<Typed>({
    initialValues: { amount: fromMinorUnits(left), reason: '', endsPlan: false },
    check: (values) =>
      brokenRules(
        refundForm.extend({ amount: refundForm.shape.amount.max(left, 'refund_amount') }),
        toRequest(values),
      ).map((rule) => (rule.field === 'amount' ? { ...rule, params: { min: 1, max: left } } : rule)),
  });
  const isAll = toHundredths(form.values.amount) === left;
  const submit = onSubmit(async (typed) => {
    const body = { ...toRequest(typed), was: seen.current };
    await once(body, (idempotencyKey) => call(endpoints.refundPayment, { params: { id }, body, idempotencyKey }))
      .catch(explain)
      .finally(() => queries.invalidateQueries({ queryKey: queryKeys.payments }));
    notifications.show({
      message: t('selling.payments.refunded', { amount: format.amount(body.amount, currency), client }),
    });
    onClose();
  });
  return (
    <FormDialog
      title={t('selling.payments.refundTitle', { client })}
      onSubmit={submit}
      onClose={onClose}
      refused={refused}
      isBusy={form.submitting}
      done={t('selling.payments.refund')}
    >
      <Text>
        {t('selling.payments.refundText')}{' '}
        <Link to="/admin/clients/$id" params={{ id: clientId }} className={page.open}>
          {t('selling.payments.correct')}
        </Link>
      </Text>
      <NumberInput
        data-autofocus
        hideControls
        label={t('money.history.amount')}
        description={[
          t('selling.payments.refundHint', { left: format.amount(left, currency) }),
          kept > 0 && t('selling.payments.refundKept', { kept: format.amount(kept, currency) }),
        ]
          .filter(Boolean)
          .join(' ')}
        {...form.getInputProps('amount')}
      />
      <Textarea rows={3} label={t('money.history.reason')} {...form.getInputProps('reason')} />
      {isLive && (
        <Checkbox
          label={t('selling.payments.endsPlan', { plan: planName })}
          description={t('selling.payments.endsPlanHint')}
          {...form.getInputProps('endsPlan', { type: 'checkbox' })}
          disabled={!isAll}
          checked={form.values.endsPlan && isAll}
        />
      )}
    </FormDialog>
  );
}
