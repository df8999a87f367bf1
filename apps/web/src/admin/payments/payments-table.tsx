import { Table } from '@mantine/core';
import { type Payment, type PaymentColumn, paymentReason } from '@naksha/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { type Order, SortHead } from '../../ui/sort-head.tsx';
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
    <section className={page.scroll} aria-label={t('money.history.title')}>
      <Table miw={isOfAll ? 980 : 820} className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            {isOfAll && (
              <SortHead column="clientName" {...order}>
                {t('money.history.client')}
              </SortHead>
            )}
            <SortHead column="planName" {...order}>
              {t('money.history.plan')}
            </SortHead>
            <Table.Th>{t('money.history.invoice')}</Table.Th>
            <SortHead column="createdAt" begins="desc" {...order}>
              {t('money.history.date')}
            </SortHead>
            <SortHead column="amount" begins="desc" className={page.number} {...order}>
              {t('money.history.amount')}
            </SortHead>
            <SortHead column="state" {...order}>
              {t('money.history.status')}
            </SortHead>
            <Table.Th className={page.rowActs}>{t('money.history.action')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {payments.map((payment) => (
            <Table.Tr key={payment._id}>
              {isOfAll && (
                <Table.Td className={classes.plan}>
                  <Link to="/admin/clients/$id" params={{ id: payment.clientId }} className={page.open}>
                    {payment.clientName}
                  </Link>
                </Table.Td>
              )}
              <Table.Td className={classes.plan}>
                <span className={page.strong}>{payment.planName}</span>
                <span className={classes.second}>{t(`money.purposes.${payment.purpose}`)}</span>
              </Table.Td>
              <Table.Td>
                {payment.invoiceNo !== null && <InvoiceFile paymentId={payment._id} number={payment.invoiceNo} />}
                {payment.creditNotes.map((number) => (
                  <InvoiceFile key={number} isCreditNote paymentId={payment._id} number={number} />
                ))}
              </Table.Td>
              <Table.Td data-varies className="num">
                {format.day(payment.createdAt)}
              </Table.Td>
              <Table.Td className={page.number}>
                {format.amount(payment.amount, payment.currency)}
                {payment.refunded > 0 && (
                  <span className={classes.second}>
                    {t('money.history.givenBack', { amount: format.amount(payment.refunded, payment.currency) })}
                  </span>
                )}
              </Table.Td>
              <Table.Td>
                <PaymentMark state={payment.state} dispute={payment.dispute} />
                <Reason payment={payment} />
                {isOfAll && payment.late === 'failed' && (
                  <span className={classes.dispute} data-dispute="open">
                    {t('selling.payments.lateShort')}
                  </span>
                )}
                {payment.transactionId !== null && <span className={classes.second}>{payment.transactionId}</span>}
              </Table.Td>
              <Table.Td className={page.rowActs}>{acts(payment)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

/** Why it bought nothing. */
function Reason({ payment }: { payment: Payment }) {
  const reason = paymentReason(payment, useLanguage());
  return reason !== null && <span className={classes.second}>{reason}</span>;
}
