import { type Payment, paymentReason } from '@naksha/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import lines from '../lines.module.css';
import page from '../page.module.css';
import { InvoiceFile } from './invoice-file.tsx';
import { PaymentMark } from './payment-mark.tsx';

/** The same as the table, for a phone: one beneath the other, nothing out of sight. */
export function PaymentsList({
  payments,
  isOfAll,
  acts,
  zone,
}: {
  payments: readonly Payment[];
  /** Says whose each one is. */
  isOfAll: boolean;
  acts: (payment: Payment) => ReactNode;
  zone: string | undefined;
}) {
  const { t } = useTranslation();
  const format = useFormat(zone);
  const language = useLanguage();
  return (
    <ul className={lines.list} aria-label={t('money.history.title')}>
      {payments.map((payment) => {
        const { _id, planName, purpose, amount, currency, refunded, state, createdAt } = payment;
        const notes = [paymentReason(payment, language), payment.transactionId].filter((note) => note !== null);
        return (
          <li key={_id}>
            {isOfAll && (
              <Link to="/admin/clients/$id" params={{ id: payment.clientId }} className={page.open}>
                {payment.clientName}
              </Link>
            )}
            <div className={lines.pair}>
              <span className={page.strong}>{planName}</span>
              <span className="num">{format.amount(amount, currency)}</span>
            </div>
            <div className={lines.pair}>
              <PaymentMark state={state} dispute={payment.dispute} />
              <span className={lines.quiet} data-varies>
                {format.day(createdAt)}
              </span>
            </div>
            <p className={lines.quiet}>{[t(`money.purposes.${purpose}`), ...notes].join(' · ')}</p>
            {refunded > 0 && (
              <p className={lines.quiet}>
                {t('money.history.givenBack', { amount: format.amount(refunded, currency) })}
              </p>
            )}
            <div className={lines.pair}>
              <div>
                {payment.invoiceNo !== null && <InvoiceFile paymentId={_id} number={payment.invoiceNo} />}
                {payment.creditNotes.map((number) => (
                  <InvoiceFile key={number} isCreditNote paymentId={_id} number={number} />
                ))}
              </div>
              {acts(payment)}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
