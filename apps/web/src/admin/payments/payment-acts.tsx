import { UnstyledButton } from '@mantine/core';
import type { Payment } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import classes from './payments.module.css';
import { RefundPayment } from './refund-payment.tsx';
import { SeePayment } from './see-payment.tsx';

const dialogs = { see: SeePayment, refund: RefundPayment } as const;

/** What is being done with which payment. */
export interface PaymentAct {
  readonly act: keyof typeof dialogs;
  readonly payment: Payment;
}

/** The dialog of what is being done; it stands above the list, which its payment may leave meanwhile. */
export function PaymentDialog({ open: { act, payment }, onClose }: { open: PaymentAct; onClose: () => void }) {
  const Dialog = dialogs[act];
  return <Dialog key={payment._id} payment={payment} onClose={onClose} />;
}

/** What a super-admin can do with a payment of the list. */
export function PaymentActs({ payment, onOpen }: { payment: Payment; onOpen: (open: PaymentAct) => void }) {
  const { t } = useTranslation();
  const canRefund = payment.state === 'paid' && payment.amount > payment.refunded;
  const named = (act: string) => t('selling.payments.actOf', { act, client: payment.clientName });
  return (
    <div className={classes.acts}>
      <UnstyledButton
        className={classes.file}
        aria-label={named(t('selling.payments.see'))}
        onClick={() => onOpen({ act: 'see', payment })}
      >
        {t('selling.payments.see')}
      </UnstyledButton>
      {canRefund && (
        <UnstyledButton
          className={classes.file}
          aria-label={named(t('selling.payments.refund'))}
          onClick={() => onOpen({ act: 'refund', payment })}
        >
          {t('selling.payments.refund')}
        </UnstyledButton>
      )}
    </div>
  );
}
