import { Button } from '@mantine/core';
import { endpoints } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/query-keys.ts';
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
            <Button
              fullWidth
              variant="default"
              aria-label={t('site.plans.signUpFor', { plan: plan.name })}
              renderRoot={(given) => <Link to="/sign-up" search={{ plan: plan._id }} {...given} />}
            >
              {t('shell.footer.signUp')}
            </Button>
          </article>
        ))}
      </div>
      <p className={classes.ask}>
        {t('site.plans.ask')} <Link to="/contact">{t('requests.sales.title')}</Link>
      </p>
    </section>
  );
}
