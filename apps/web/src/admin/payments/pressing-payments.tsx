import type { Payment } from '@naksha/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import page from '../page.module.css';
import classes from './payments.module.css';
import { usePressingPayments } from './use-pressing-payments.ts';

interface Pressing {
  readonly kind: Parameters<typeof usePressingPayments>[0];
  /** What is shown of one, and done about it. */
  readonly children: (payment: Payment) => ReactNode;
}

/** The list above all payments of those that wait for something a super-admin does; nothing where there are none. */
export function PressingPayments({ kind, children }: Pressing) {
  const { t } = useTranslation();
  const found = usePressingPayments(kind);
  const payments = found.data?.data ?? [];
  if (payments.length === 0) return null;
  return (
    <section className={classes.waiting} aria-label={t(`selling.payments.${kind}`)}>
      <h2>{t(`selling.payments.${kind}Count`, { count: found.data?.total ?? 0 })}</h2>
      <ul>
        {payments.map((payment) => (
          <li key={payment._id}>{children(payment)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Whose payment it is, with the way there. */
export function ClientOfPayment({ payment: { clientId, clientName } }: { payment: Payment }) {
  const { t } = useTranslation();
  return (
    <div>
      <dt>{t('money.history.client')}</dt>
      <dd>
        <Link to="/admin/clients/$id" params={{ id: clientId }} className={page.open}>
          {clientName}
        </Link>
      </dd>
    </div>
  );
}
