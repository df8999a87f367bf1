import { NumberInput, Text, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { endpoints, type Payment, refundForm } from '@naksha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useOnce } from '../../api/use-once.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import { fromHundredths, toHundredths } from '../../ui/hundredths.ts';
import { useCheckedForm } from '../../ui/use-checked-form.tsx';
import { FormDialog } from '../form-dialog.tsx';
import page from '../page.module.css';

interface Typed extends Record<string, unknown> {
  readonly amount: string | number;
  readonly reason: string;
}

/** Gives back a part or all of a payment, with a credit note. Credits are taken back by a correction, if at all. */
export function RefundPayment({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const queries = useQueryClient();
  const once = useOnce();
  const { _id: id, clientId, clientName: client, amount, refunded, currency } = payment;
  const left = amount - refunded;
  const toRequest = ({ amount, reason }: Typed) => ({ amount: toHundredths(amount), reason });
  const { form, refused, onSubmit } = useCheckedForm<Typed>({
    initialValues: { amount: fromHundredths(left), reason: '' },
    check: (values) =>
      brokenRules(
        refundForm.extend({ amount: refundForm.shape.amount.max(left, 'refund_amount') }),
        toRequest(values),
      ).map((rule) => (rule.field === 'amount' ? { ...rule, params: { min: 1, max: left } } : rule)),
  });
  const submit = onSubmit(async (typed) => {
    const body = toRequest(typed);
    await once(body, (idempotencyKey) =>
      call(endpoints.refundPayment, { params: { id }, body, idempotencyKey }),
    ).finally(() => queries.invalidateQueries({ queryKey: queryKeys.payments }));
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
        description={t('selling.payments.refundHint', { left: format.amount(left, currency) })}
        {...form.getInputProps('amount')}
      />
      <Textarea rows={3} label={t('money.history.reason')} {...form.getInputProps('reason')} />
    </FormDialog>
  );
}
