import type { Payment } from '@naksha/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import page from '../page.module.css';
import classes from './payments.module.css';
import { useDisputedPayments } from './use-disputed-payments.ts';

/** Payments that their payers dispute: where each has to be answered. */
export function DisputedPayments() {
  const { t } = useTranslation();
  const disputed = useDisputedPayments();
  const payments = disputed.data?.data ?? [];
  if (payments.length === 0) return null;
  return (
    <section className={classes.waiting} aria-label={t('selling.payments.disputed')}>
      <h2>{t('selling.payments.disputedCount', { count: disputed.data?.total ?? 0 })}</h2>
      <ul>
        {payments.map((payment) => (
          <Disputed key={payment._id} payment={payment} />
        ))}
      </ul>
    </section>
  );
}

function Disputed({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { clientId, clientName, planName, amount, disputed, currency, invoiceNo, method } = payment;
  return (
    <li>
      <dl>
        <div>
          <dt>{t('money.history.client')}</dt>
          <dd>
            <Link to="/admin/clients/$id" params={{ id: clientId }} className={page.open}>
              {clientName}
            </Link>
          </dd>
        </div>
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
    </li>
  );
}
