import { Button } from '@mantine/core';
import { endpoints, type Payment } from '@naksha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useShowError } from '../../session/use-show-error.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import page from '../page.module.css';
import classes from './payments.module.css';
import { ClientOfPayment, PressingPayments } from './pressing-payments.tsx';
import { RejectPayment } from './reject-payment.tsx';

/** Transfers to look for at the bank: what is said to have come from whom, and whether it has. */
export function WaitingTransfers() {
  // Held above the list, which a transfer leaves once somebody else has decided about it: what was typed stays, and why it is refused is said.
  const [rejecting, setRejecting] = useState<Payment>();
  return (
    <>
      <PressingPayments kind="waiting">
        {(payment) => <Transfer payment={payment} onReject={() => setRejecting(payment)} />}
      </PressingPayments>
      {rejecting && <RejectPayment payment={rejecting} onClose={() => setRejecting(undefined)} />}
    </>
  );
}

function Transfer({ payment, onReject }: { payment: Payment; onReject: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { confirm, isPending } = useVerify(payment);
  const { planName, amount, currency, transactionId, createdAt } = payment;
  return (
    <>
      <dl>
        <div>
          <dt>{t('money.history.transaction')}</dt>
          <dd className="code">{transactionId}</dd>
        </div>
        <div>
          <dt>{t('money.history.amount')}</dt>
          <dd className={`${page.strong} num`}>{format.amount(amount, currency)}</dd>
        </div>
        <ClientOfPayment payment={payment} />
        <div>
          <dt>{t('money.history.plan')}</dt>
          <dd>{planName}</dd>
        </div>
        <div>
          <dt>{t('money.history.date')}</dt>
          <dd data-varies>{format.moment(createdAt)}</dd>
        </div>
      </dl>
      <div className={classes.decide}>
        <Button variant="default" size="xs" onClick={onReject}>
          {t('selling.payments.reject')} <span className="visually-hidden">{transactionId}</span>
        </Button>
        <Button variant="default" size="xs" loading={isPending} onClick={confirm}>
          {t('selling.payments.verify')} <span className="visually-hidden">{transactionId}</span>
        </Button>
      </div>
    </>
  );
}

/** Says, once that is confirmed, that a transfer has come: the plan of its client starts. */
function useVerify(payment: Payment) {
  const { t } = useTranslation();
  const format = useFormat();
  const showError = useShowError();
  const queries = useQueryClient();
  const ask = useConfirm();
  const { mutate, isPending } = useMutation({
    // What was read in the question: the list may say another id by the time it is answered.
    mutationFn: ({ _id: id, transactionId }: Payment) =>
      call(endpoints.verifyPayment, { params: { id }, query: { transactionId: transactionId ?? undefined } }),
    onError: showError,
    // The list shows who decided first.
    onSettled: () =>
      Promise.all([queryKeys.payments, queryKeys.clients].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
  const { clientName, planName, amount, currency, transactionId } = payment;
  const sum = format.amount(amount, currency);
  const confirm = () =>
    ask({
      title: t('selling.payments.verifyTitle', { amount: sum }),
      text: t('selling.payments.verifyText', {
        amount: sum,
        transaction: transactionId ?? '',
        client: clientName,
        plan: planName,
      }),
      act: t('selling.payments.verify'),
      isDestructive: false,
      onConfirm: () => mutate(payment),
    });
  return { confirm, isPending };
}
