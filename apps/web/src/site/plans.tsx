import { Button } from '@mantine/core';
import { endpoints, type PublicPlan } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { OperationPrices } from '../admin/plans/operation-prices.tsx';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/query-keys.ts';
import { useSession } from '../api/session-store.ts';
import { useFormat } from '../i18n/use-format.ts';
import { chipPictures } from '../ui/chip-pictures.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import classes from './sections.module.css';

const cloth = `url(${chipPictures['family-kalamkari']})`;
/** The dearer the plan, the denser its cloth. */
const weave = (at: number) => `${Math.max(38, 152 / 1.5 ** at)}px`;

/** The plans on offer, as the super-admin published them. */
export function Plans() {
  const { t } = useTranslation();
  const format = useFormat();
  const plans = useQuery({ queryKey: queryKeys.publicPlans, queryFn: () => call(endpoints.listPublicPlans) });
  return (
    <section id="plans" className={classes.section} aria-labelledby="plans-title">
      <h2 id="plans-title" className={classes.title}>
        {t('shell.nav.plans')}
      </h2>
      <p className={classes.lead}>{t('site.plans.lead')}</p>
      {plans.isError && <LoadFailure error={plans.error} retry={plans.refetch} />}
      {plans.data && plans.data.data.length === 0 && <p>{t('site.plans.none')}</p>}
      <div className={classes.plans}>
        {plans.data?.data.map((plan, at) => (
          <article key={plan._id} className={classes.plan}>
            <div className={classes.strip} style={{ backgroundImage: cloth, backgroundSize: weave(at) }} aria-hidden />
            {plan.pictures.map((picture) => (
              <img key={picture} src={picture} alt="" className={classes.picture} loading="lazy" />
            ))}
            <h3>{plan.name}</h3>
            <p className={classes.price}>
              {format.price(plan.price.amount, plan.price.currency)}{' '}
              <small>{t('site.plans.days', { count: plan.subscriptionDays })}</small>
            </p>
            <ul>
              <li>
                {t('site.plans.admins', { count: plan.adminCount })},{' '}
                {t('site.plans.users', { count: plan.usersCount })}
              </li>
              <li>{t('site.plans.credits', { credits: format.number(plan.credits) })}</li>
              <li>{t('site.plans.validity', { count: plan.creditValidityDays })}</li>
            </ul>
            <details>
              <summary>{t('money.terms.showPrices')}</summary>
              <OperationPrices prices={plan.prices} />
            </details>
            <Buy plan={plan} />
          </article>
        ))}
      </div>
      <p className={classes.ask}>
        {t('site.plans.ask')} <Link to="/contact">{t('requests.sales.title')}</Link>
      </p>
    </section>
  );
}

/** Strangers sign up first, administrators buy; to others no one sells. */
function Buy({ plan: { _id: plan, name } }: { plan: PublicPlan }) {
  const { t } = useTranslation();
  const role = useSession(({ session }) => session?.user.roles);
  if (role !== undefined && role !== 'admin') return null;
  const to = role === 'admin' ? '/admin/my-plan' : '/sign-up';
  const act = t('buying.packages.buy');
  return (
    <Button
      fullWidth
      variant="default"
      aria-label={t('buying.packages.actOf', { act, plan: name })}
      renderRoot={(given) => <Link to={to} search={{ plan }} {...given} />}
    >
      {act}
    </Button>
  );
}
