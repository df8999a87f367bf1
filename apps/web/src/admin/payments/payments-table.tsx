import { type Payment, type PaymentColumn, paymentReason } from '@naksha/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { Order } from '../../ui/sort-head.tsx';
import page from '../page.module.css';
import { InvoiceFile } from './invoice-file.tsx';
import { PaymentMark } from './payment-mark.tsx';
import classes from './payments.module.css';

interface PaymentsTableProps extends Order<PaymentColumn> {
  readonly payments: readonly Payment[];
  /** Says whose each one is. */
  readonly isOfAll?: boolean;
  /** What can be done with one. */
  readonly acts: (payment: Payment) => ReactNode;
  /** The clock of its days. */
  readonly zone?: string | undefined;
}

/** Payments with their invoices, how they stand, and what can be done with them. */
export function PaymentsTable({ payments, isOfAll = false, acts, zone, ...order }: PaymentsTableProps) {
  const { t } = useTranslation();
  const format = useFormat(zone);
  return (
    <DataTable
      label={t('money.history.title')}
      miw={isOfAll ? 980 : 820}
      className={classes.table}
      rows={payments}
      order={order}
      columns={[
        isOfAll && {
          head: t('money.history.client'),
          sort: 'clientName',
          place: 'whole',
          className: classes.plan,
          cell: ({ clientId, clientName }) => (
            <Link to="/admin/clients/$id" params={{ id: clientId }} className={page.open}>
              {clientName}
            </Link>
          ),
        },
        {
          head: t('money.history.plan'),
          sort: 'planName',
          place: 'name',
          className: classes.plan,
          cell: ({ planName, purpose }) => (
            <>
              <span className={page.strong}>{planName}</span>
              <span className={classes.second}>{t(`money.purposes.${purpose}`)}</span>
            </>
          ),
        },
        {
          head: t('money.history.invoice'),
          cell: ({ _id, invoiceNo, creditNotes }) =>
            (invoiceNo !== null || creditNotes.length > 0) && (
              <>
                {invoiceNo !== null && <InvoiceFile paymentId={_id} number={invoiceNo} />}
                {creditNotes.map((number) => (
                  <InvoiceFile key={number} isCreditNote paymentId={_id} number={number} />
                ))}
              </>
            ),
        },
        {
          head: t('money.history.date'),
          sort: 'createdAt',
          begins: 'desc',
          varies: true,
          className: 'num',
          cell: ({ createdAt }) => format.day(createdAt),
        },
        {
          head: t('money.history.amount'),
          sort: 'amount',
          begins: 'desc',
          isNumber: true,
          place: 'beside',
          cell: ({ amount, currency, refunded }) => (
            <>
              {format.amount(amount, currency)}
              {refunded > 0 && (
                <span className={classes.second}>
                  {t('money.history.givenBack', { amount: format.amount(refunded, currency) })}
                </span>
              )}
            </>
          ),
        },
        {
          head: t('money.history.status'),
          sort: 'state',
          cell: (payment) => (
            <>
              <PaymentMark state={payment.state} dispute={payment.dispute} />
              <Reason payment={payment} />
              {isOfAll && payment.late === 'failed' && (
                <span className={classes.dispute} data-dispute="open">
                  {t('selling.payments.lateShort')}
                </span>
              )}
              {payment.transactionId !== null && <span className={classes.second}>{payment.transactionId}</span>}
            </>
          ),
        },
        { head: t('money.history.action'), place: 'acts', cell: acts },
      ]}
    />
  );
}

/** Why it bought nothing. */
function Reason({ payment }: { payment: Payment }) {
  const reason = paymentReason(payment, useLanguage());
  return reason !== null && <span className={classes.second}>{reason}</span>;
}
