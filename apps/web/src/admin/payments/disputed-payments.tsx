import type { Payment } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import page from '../page.module.css';
import classes from './payments.module.css';
import { ClientOfPayment, PressingPayments } from './pressing-payments.tsx';

/** Payments that their payers dispute: where each has to be answered. */
export function DisputedPayments() {
  return <PressingPayments kind="disputed">{(payment) => <Disputed payment={payment} />}</PressingPayments>;
}

function Disputed({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { planName, amount, disputed, currency, invoiceNo, method } = payment;
  return (
    <>
      <dl>
        <ClientOfPayment payment={payment} />
        <div>
          <dt>{t('money.history.amount')}</dt>
          <dd className={`${page.strong} num`}>{format.amount(disputed ?? amount, currency)}</dd>
        </div>
        <div>
          <dt>{t('money.history.plan')}</dt>
          <dd>{planName}</dd>
        </div>
        <div>
          <dt>{t('money.history.invoice')}</dt>
          <dd className="code">{invoiceNo}</dd>
        </div>
      </dl>
      <p className={classes.says}>{t('selling.payments.disputedText', { provider: t(`money.methods.${method}`) })}</p>
    </>
  );
}
