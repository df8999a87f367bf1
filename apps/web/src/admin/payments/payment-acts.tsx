import { UnstyledButton } from '@mantine/core';
import type { Payment } from '@naksha/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './payments.module.css';
import { RefundPayment } from './refund-payment.tsx';
import { SeePayment } from './see-payment.tsx';

const dialogs = { see: SeePayment, refund: RefundPayment } as const;

/** What a super-admin can do with a payment of the list. */
export function PaymentActs({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const Dialog = open && dialogs[open];
  const canRefund = payment.state === 'paid' && payment.amount > payment.refunded;
  const named = (act: string) => t('selling.payments.actOf', { act, client: payment.clientName });
  return (
    <div className={classes.acts}>
      <UnstyledButton
        className={classes.file}
        aria-label={named(t('selling.payments.see'))}
        onClick={() => setOpen('see')}
      >
        {t('selling.payments.see')}
      </UnstyledButton>
      {canRefund && (
        <UnstyledButton
          className={classes.file}
          aria-label={named(t('selling.payments.refund'))}
          onClick={() => setOpen('refund')}
        >
          {t('selling.payments.refund')}
        </UnstyledButton>
      )}
      {Dialog && <Dialog payment={payment} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
