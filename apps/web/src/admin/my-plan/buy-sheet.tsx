import { Button } from '@mantine/core';
import { type CurrentPlan, endpoints, type PaymentQuote, type PublicPlan } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { BillingFacts, useFactsEditing } from '../billing/billing-facts.tsx';
import { useBillingFacts } from '../billing/use-billing-facts.ts';
import page from '../page.module.css';
import { QuoteLines } from '../payments/quote-lines.tsx';
import { useMyPlan } from '../users/use-my-plan.ts';
import { CouponField } from './coupon-field.tsx';
import { MethodChoice, type Offered } from './method-choice.tsx';
import { OpenPayments } from './open-payments.tsx';
import { packagesFor } from './packages.tsx';
import { PlanHead } from './plan-head.tsx';
import classes from './sheet.module.css';
import { useDeal } from './use-deal.ts';
import { usePay } from './use-pay.ts';

/** A plan on its way to be bought: to whom the invoice goes, coupon and way to pay, and beside them what it comes to. */
export function BuySheet({ planId }: { planId: string }) {
  const { t } = useTranslation();
  const offered = useQuery({ queryKey: queryKeys.publicPlans, queryFn: () => call(endpoints.listPublicPlans) });
  const current = useMyPlan();
  const failed = [offered, current].find(({ isError }) => isError);
  if (failed) {
    return (
      <>
        <PlanHead title={t('shell.nav.myPlans')} />
        <LoadFailure error={failed.error} retry={failed.refetch} />
      </>
    );
  }
  if (!offered.data || !current.data) return <PlanHead title={t('shell.nav.myPlans')} />;
  const plan = packagesFor(current.data, offered.data.data).find(({ _id }) => _id === planId);
  if (!plan) {
    return (
      <>
        <PlanHead title={t('buying.sheet.gone')} />
        <Button renderRoot={(given) => <Link to="/admin/my-plan" search={{}} {...given} />}>
          {t('buying.sheet.choose')}
        </Button>
      </>
    );
  }
  return <Sheet plan={plan} current={current.data} />;
}

function Sheet({ plan, current }: { plan: PublicPlan; current: CurrentPlan }) {
  const { t } = useTranslation();
  const format = useFormat();
  const sentence = useErrorSentence();
  const navigate = useNavigate({ from: '/admin/my-plan' });
  const { coupon } = useSearch({ from: '/administration/admin/my-plan' });
  const facts = useBillingFacts();
  const editing = useFactsEditing();
  const hasFacts = facts.data?.facts != null;
  const { quote, error, isBusy, refusal, refetch } = useQuote({ planId: plan._id, couponCode: coupon, hasFacts });
  const deal = useDeal(plan, current, quote);
  const methods = useQuery({
    queryKey: queryKeys.paymentMethods,
    queryFn: () => call(endpoints.listPaymentMethods),
  });
  const offered = (methods.data?.data ?? []).filter((method): method is Offered => method !== 'none');
  const [chosen, setChosen] = useState<Offered>();
  const paying = usePay();
  const isFree = quote?.total === 0;
  const method = isFree ? 'none' : (offered.find((each) => each === chosen) ?? offered[0]);
  const apply = (code: string | undefined) =>
    void navigate({ search: (before) => ({ ...before, coupon: code }), replace: true });
  return (
    <>
      <PlanHead title={t(`buying.sheet.title.${deal.purpose}`, { plan: plan.name })} />
      <OpenPayments planName={plan.name} />
      <div className={classes.sheet}>
        <div className={classes.steps}>
          <section aria-labelledby="facts">
            <h2 id="facts">{t('buying.sheet.facts')}</h2>
            <BillingFacts {...editing} isDue />
          </section>
          {hasFacts && (
            <>
              <section aria-labelledby="coupon">
                <h2 id="coupon">{t('buying.sheet.coupon')}</h2>
                <CouponField key={coupon} planId={plan._id} code={coupon} refusal={refusal} onApply={apply} />
              </section>
              <section aria-labelledby="method">
                <h2 id="method">{t('buying.sheet.method')}</h2>
                {methods.isError && <LoadFailure error={methods.error} retry={methods.refetch} />}
                {isFree ? (
                  <p className={classes.says}>{t('buying.sheet.free')}</p>
                ) : (
                  <MethodChoice methods={offered} value={method === 'none' ? undefined : method} onChange={setChosen} />
                )}
              </section>
            </>
          )}
        </div>
        <section className={classes.summary} aria-labelledby="summary" aria-busy={isBusy}>
          <h2 id="summary">{t('buying.sheet.summary')}</h2>
          {facts.data && !hasFacts && <p className={classes.says}>{t('buying.sheet.factsFirst')}</p>}
          {hasFacts && editing.isEditing && <p className={classes.says}>{t('buying.sheet.factsOpen')}</p>}
          {error && <LoadFailure error={error} retry={refetch} />}
          {quote && (
            <>
              <QuoteLines quote={quote} planName={plan.name} />
              <p className={classes.says} data-varies>
                {deal.says}
              </p>
              {paying.stale !== null && (
                <p role="alert" className={page.note}>
                  {t('buying.sheet.priceChanged', {
                    before: format.amount(paying.stale, quote.currency),
                    now: format.amount(quote.total, quote.currency),
                  })}
                </p>
              )}
              {paying.refusal !== null && (
                <p role="alert" className={classes.refusal}>
                  {sentence(paying.refusal)}
                </p>
              )}
              <Button
                className={classes.act}
                fullWidth
                size="md"
                loading={paying.isBusy}
                disabled={method === undefined || isBusy || editing.isEditing}
                onClick={() => method && void paying.pay(quote, method)}
              >
                {isFree
                  ? t('buying.sheet.payNothing')
                  : t('buying.sheet.pay', { total: format.amount(quote.total, quote.currency) })}
              </Button>
              <p className={classes.hint}>{t('buying.sheet.shown')}</p>
            </>
          )}
        </section>
      </div>
    </>
  );
}

interface Asked {
  readonly planId: string;
  readonly couponCode: string | undefined;
  /** Taxes depend on to whom the invoice is made out. */
  readonly hasFacts: boolean;
}

/** What a plan comes to now. A coupon that does not hold leaves the quote without it, and its refusal. */
function useQuote({ planId, couponCode, hasFacts }: Asked) {
  const ask = (code: string | undefined) => ({
    queryKey: queryKeys.quote(planId, code),
    queryFn: (): Promise<PaymentQuote> =>
      call(endpoints.quotePayment, { body: { planId, ...(code !== undefined && { couponCode: code }) } }),
    // A quote is looked at to be paid: it is asked for again whenever the sheet is opened.
    staleTime: 0,
  });
  const reduced = useQuery({ ...ask(couponCode), enabled: hasFacts && couponCode !== undefined });
  const refusal = reduced.error instanceof ApiError && reduced.error.code.startsWith('coupon') ? reduced.error : null;
  const isRefused = refusal !== null;
  const plain = useQuery({ ...ask(undefined), enabled: hasFacts && (couponCode === undefined || isRefused) });
  const shown = couponCode === undefined || isRefused ? plain : reduced;
  return {
    quote: shown.data,
    error: shown.error,
    isBusy: shown.isFetching,
    refusal,
    refetch: shown.refetch,
  };
}
