import { Button } from '@mantine/core';
import { type CurrentPlan, endpoints, limits, type PaymentPurpose, type PublicPlan } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { daysUntil } from '../days-until.ts';
import { PlanTerms } from '../plans/plan-terms.tsx';
import plans from '../plans/plans.module.css';
import { termsOfPlan } from '../plans/terms-of-plan.ts';
import classes from './my-plan.module.css';
import { useDeal } from './use-deal.ts';

const acts = { purchase: 'buy', renewal: 'renew', upgrade: 'upgrade', downgrade: 'later' } as const satisfies Record<
  PaymentPurpose,
  string
>;

/** What a client can buy: its own plan first where that stands on no page, and those on offer. */
export const packagesFor = ({ renewable }: CurrentPlan, offered: readonly PublicPlan[]): readonly PublicPlan[] =>
  renewable ? [renewable, ...offered] : offered;

/** The plans on offer, each with what buying it would do. */
export function Packages({ current }: { current: CurrentPlan }) {
  const { t } = useTranslation();
  const offered = useQuery({ queryKey: queryKeys.publicPlans, queryFn: () => call(endpoints.listPublicPlans) });
  const packages = offered.data && packagesFor(current, offered.data.data);
  return (
    <section aria-labelledby="packages">
      <h2 id="packages" className={classes.title}>
        {t('buying.packages.title')}
      </h2>
      {offered.isError && <LoadFailure error={offered.error} retry={offered.refetch} />}
      {packages?.length === 0 && (
        <p className={classes.none}>
          {t('buying.packages.none')} <Link to="/contact">{t('buying.packages.talk')}</Link>
        </p>
      )}
      {packages && packages.length > 0 && (
        <div className={plans.cards}>
          {packages.map((plan) => (
            <Package key={plan._id} plan={plan} current={current} />
          ))}
        </div>
      )}
    </section>
  );
}

function Package({ plan, current }: { plan: PublicPlan; current: CurrentPlan }) {
  const { t } = useTranslation();
  const { purpose, isOther, says } = useDeal(plan, current);
  const isOwn = plan._id === current.plan?._id;
  const act = t(`buying.packages.${acts[purpose]}`);
  // The one act that is called for: going on with the own plan once its end is near.
  const isDue =
    isOwn && current.next === null && current.endsAt !== null && daysUntil(current.endsAt) <= limits.planEndingDays;
  return (
    <PlanTerms
      terms={termsOfPlan(plan)}
      title={
        <>
          {plan.name}
          {isOwn && <small className={classes.own}>{t('buying.packages.running')}</small>}
        </>
      }
    >
      <div className={classes.act}>
        {isOther ? (
          <p className={classes.says}>{t('buying.packages.otherCurrency')}</p>
        ) : (
          <>
            <Button
              fullWidth
              variant={isDue ? 'filled' : 'default'}
              aria-label={t('buying.packages.actOf', { act, plan: plan.name })}
              renderRoot={(given) => <Link to="/admin/my-plan" search={{ buy: plan._id }} {...given} />}
            >
              {act}
            </Button>
            <p className={classes.says} data-varies>
              {says}
            </p>
          </>
        )}
      </div>
    </PlanTerms>
  );
}
