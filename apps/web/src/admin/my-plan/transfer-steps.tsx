import type { PaymentSteps, WholePayment } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { CopyAct } from '../../ui/copy-act.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { useClock } from '../use-clock.ts';
import classes from './sheet.module.css';
import { TransactionForm } from './transaction-form.tsx';

type Transfer = Extract<PaymentSteps, { method: 'transfer' }>;

/** Where the money goes, each fact to be copied, its UPI code, and then the name of the transfer. */
export function TransferSteps({ payment, steps }: { payment: WholePayment; steps: Transfer }) {
  const { t } = useTranslation();
  const { zone } = useClock();
  const format = useFormat(zone);
  const amount = format.amount(payment.amount, payment.currency);
  const facts = [
    { name: t('buying.pay.amount'), value: amount, copied: plain(payment.amount) },
    { name: t('buying.pay.reference'), value: steps.reference },
    { name: t('buying.pay.payee'), value: steps.payee },
    { name: t('buying.pay.account'), value: steps.bankAccount },
    { name: t('buying.pay.ifsc'), value: steps.ifsc },
    { name: t('buying.pay.bank'), value: steps.bankName },
  ];
  return (
    <>
      <section aria-labelledby="transfer">
        <h2 id="transfer">{t('buying.pay.transferTitle', { amount })}</h2>
        <p className={classes.says} data-varies>
          {t('buying.pay.transferText', { until: format.moment(payment.expiresAt) })}
        </p>
        <div className={classes.transfer}>
          <dl className={classes.bank}>
            {facts
              .filter(({ value }) => value !== '')
              .map(({ name, value, copied = value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd className="code">{value}</dd>
                  <CopyAct className={classes.copy} size="xs" text={copied} label={t('shell.copy')} what={name} />
                </div>
              ))}
          </dl>
          {steps.upi && (
            <div className={classes.upi}>
              <QrCode text={steps.upi.link} label={t('buying.pay.upi')} />
              <p className={classes.hint}>{t('buying.pay.upiText')}</p>
              <a className={classes.upiOpen} href={steps.upi.link}>
                {t('buying.pay.upiOpen')}
              </a>
            </div>
          )}
        </div>
      </section>
      <TransactionForm payment={payment} />
    </>
  );
}

/** An amount as a bank's form takes it: both currencies have hundredths. */
const plain = (minor: number): string => {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
