import { Button } from '@mantine/core';
import { endpoints, paymentReason, type WholePayment } from '@naksha/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { InvoiceFile } from '../payments/invoice-file.tsx';
import { PaymentMark } from '../payments/payment-mark.tsx';
import { QuoteLines } from '../payments/quote-lines.tsx';
import { useCancelPayment } from '../payments/use-cancel-payment.tsx';
import { useClock } from '../use-clock.ts';
import { PlanHead } from './plan-head.tsx';
import classes from './sheet.module.css';
import { TransactionForm } from './transaction-form.tsx';
import { TransferSteps } from './transfer-steps.tsx';
import { WovenMark } from './woven-mark.tsx';

/** How often it is asked what became of it: the money comes, people look into a bank account, and another window gives it up. */
const pauseMs = 3_000;

/** A payment that was begun: what has to be done for it, whether it has arrived, and what became of it. */
export function PaymentSheet({ id }: { id: string }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const payment = useQuery({
    queryKey: queryKeys.payment(id),
    queryFn: ({ signal }) => call(endpoints.getPayment, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => pauseOf(data),
  });
  const state = payment.data?.state;
  useEffect(() => {
    if (state !== 'paid') return;
    // It may have changed just now, and plan, credits and lists with it.
    for (const queryKey of [queryKeys.myPlan, queryKeys.balance, queryKeys.paymentsOpen])
      void queries.invalidateQueries({ queryKey });
  }, [state, queries]);
  if (payment.isError) {
    return (
      <>
        <PlanHead title={t('shell.nav.myPlans')} />
        <LoadFailure error={payment.error} retry={payment.refetch} />
      </>
    );
  }
  if (!payment.data) return <PlanHead title={t('shell.nav.myPlans')} />;
  return (
    <>
      <PlanHead title={t('buying.pay.title', { plan: payment.data.planName })} />
      <div className={classes.sheet}>
        <div className={classes.steps}>
          <Standing payment={payment.data} />
        </div>
        <section className={classes.summary} aria-labelledby="summary">
          <h2 id="summary">
            {t('buying.sheet.summary')}
            <PaymentMark state={payment.data.state} dispute={payment.data.dispute} />
          </h2>
          <QuoteLines quote={payment.data.quote} planName={payment.data.planName} />
          {isOpen(payment.data) && <Cancel payment={payment.data} />}
        </section>
      </div>
    </>
  );
}

/** Neither decided on nor paid: it can still be given up. */
const isOpen = ({ state }: WholePayment) => state === 'pending' || state === 'verifying';

function pauseOf(payment: WholePayment | undefined): number | false {
  return payment !== undefined && isOpen(payment) ? pauseMs : false;
}

/** What is to be done, or was. */
function Standing({ payment }: { payment: WholePayment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const format = useFormat();
  const { state, steps, transactionId } = payment;
  if (state === 'pending' && steps?.method === 'transfer') return <TransferSteps payment={payment} steps={steps} />;
  if (state === 'pending' && (steps?.method === 'razorpay' || steps?.method === 'stripe')) {
    const provider = t(`money.methods.${steps.method}`);
    return (
      <section>
        <p className={classes.says}>{t('buying.pay.awayText', { provider })}</p>
        <Button component="a" href={steps.url} size="md">
          {t('buying.pay.away', { provider })}
        </Button>
        <p className={classes.says} role="status">
          {t('buying.pay.waiting', { provider })}
        </p>
      </section>
    );
  }
  if (state === 'pending' || state === 'verifying') {
    return (
      <section role="status">
        <h2>{t('buying.pay.verifyingTitle')}</h2>
        <p className={classes.says}>{t('buying.pay.verifyingText', { transaction: transactionId ?? '' })}</p>
        <AskSupport />
        {state === 'verifying' && <TransactionForm payment={payment} />}
      </section>
    );
  }
  if (state === 'paid') return <Paid payment={payment} />;
  const { late } = payment;
  // Of a transfer no one here hears until it is looked for.
  const isAtBank = payment.method === 'transfer';
  const reason = paymentReason(payment, language);
  return (
    <section role="status">
      <h2>{t(`buying.pay.${state}Title`)}</h2>
      {late === null && reason !== null && <p className={classes.reason}>{t('buying.pay.reason', { reason })}</p>}
      {state !== 'refunded' && (
        <>
          <p className={classes.says}>
            {late === null
              ? t(isAtBank ? 'buying.pay.onlyBankKnows' : 'buying.pay.nothingCharged')
              : t(`buying.pay.${late}`, { amount: format.amount(payment.amount, payment.currency) })}
          </p>
          <div className={classes.ways}>
            <Button
              renderRoot={(given) => <Link to="/admin/my-plan" search={{ buy: payment.quote.planId }} {...given} />}
            >
              {t('buying.pay.again')}
            </Button>
            {(isAtBank || late === 'failed') && <AskSupport />}
          </div>
        </>
      )}
    </section>
  );
}

function AskSupport() {
  const { t } = useTranslation();
  return (
    <Button variant="default" component={Link} to="/admin/support">
      {t('buying.pay.support')}
    </Button>
  );
}

/** The plan begins: said with the product's own mark, and with the invoice. */
function Paid({ payment: { _id, planName, quote, runs, settledAt, invoiceNo } }: { payment: WholePayment }) {
  const { t } = useTranslation();
  const { zone } = useClock();
  const format = useFormat(zone);
  const credits = format.number(quote.credits);
  // What was quoted may have been paid for days later: it then runs from there.
  const { startsAt, endsAt } = runs ?? quote;
  const isLater = settledAt !== null && Date.parse(startsAt) > Date.parse(settledAt);
  return (
    <section className={classes.paid} role="status">
      <WovenMark />
      <div>
        <h2>{t('buying.pay.paidTitle')}</h2>
        <p className={classes.says} data-varies>
          {isLater
            ? t('buying.pay.paidLater', { plan: planName, from: format.day(startsAt), credits })
            : t('buying.pay.paidNow', { plan: planName, until: format.day(endsAt), credits })}
        </p>
        {invoiceNo !== null && (
          <div className={classes.invoice}>
            {t('money.history.invoice')} <InvoiceFile paymentId={_id} number={invoiceNo} />
          </div>
        )}
        <Button variant="default" renderRoot={(given) => <Link to="/admin/my-plan" search={{}} {...given} />}>
          {t('buying.pay.toPlan')}
        </Button>
      </div>
    </section>
  );
}

function Cancel({ payment }: { payment: WholePayment }) {
  const { t } = useTranslation();
  const cancel = useCancelPayment();
  return (
    <Button variant="subtle" className={classes.cancel} loading={cancel.isPending} onClick={() => cancel.ask(payment)}>
      {t('buying.pay.cancel')}
    </Button>
  );
}
