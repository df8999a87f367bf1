import { Button, Title } from '@mantine/core';
import { type CurrentPlan, endpoints, limits } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { daysUntil } from '../days-until.ts';
import { FactRow } from '../fact-row.tsx';
import page from '../page.module.css';
import { PlanTerms } from '../plans/plan-terms.tsx';
import plans from '../plans/plans.module.css';
import { useClock } from '../use-clock.ts';
import { useMyPlan } from '../users/use-my-plan.ts';
import { Forecast } from './forecast.tsx';
import { isRaised } from './is-raised.ts';
import classes from './my-plan.module.css';
import { Packages } from './packages.tsx';

/** What the client is on, as it was bought; how long it and its credits last; and what can be bought. */
export function PlanRoom() {
  const { t } = useTranslation();
  const plan = useMyPlan();
  const left = plan.data && daysLeft(plan.data);
  return (
    <>
      <div className={page.head}>
        <Title order={1}>{t('shell.nav.myPlans')}</Title>
        {left !== undefined && (
          <span className={page.aside} data-varies>
            {t('buying.daysLeft', { count: left })}
          </span>
        )}
        <div className={page.acts}>
          <Button variant="default" component={Link} to="/admin/payments">
            {t('shell.nav.payments')}
          </Button>
        </div>
      </div>
      {plan.isError && <LoadFailure error={plan.error} retry={plan.refetch} />}
      {plan.data && (
        <>
          <Standing current={plan.data} />
          <Terms current={plan.data} />
          <Packages current={plan.data} />
        </>
      )}
    </>
  );
}

/** Of a plan that runs and ends some day. */
const daysLeft = ({ state, endsAt }: CurrentPlan): number | undefined =>
  state === 'running' && endsAt !== null ? daysUntil(endsAt) : undefined;

/** Where the plan stands, in figures. */
function Standing({ current }: { current: CurrentPlan }) {
  const { t } = useTranslation();
  const { zone } = useClock();
  const format = useFormat(zone);
  const balance = useQuery({ queryKey: queryKeys.balance, queryFn: () => call(endpoints.getBalance) });
  const { plan, state, startsAt, endsAt, next, users, admins } = current;
  const isOver = state === 'grace' || state === 'over';
  const left = daysLeft(current);
  const isDue = next === null && left !== undefined && left <= limits.planEndingDays;
  const seats = ({ active, limit }: typeof users, word: 'ofLimit' | 'raised' = 'ofLimit') => ({
    value: format.number(active),
    more: t(`admin.dashboard.${word}`, { limit: format.number(limit) }),
  });
  return (
    <>
      <FactRow
        isBusy={balance.isPending}
        facts={[
          { name: t('admin.dashboard.plan'), value: plan?.name ?? t('admin.dashboard.noPlan') },
          { name: t('buying.starts'), value: startsAt ? format.day(startsAt) : '–', varies: true },
          {
            name: isOver ? t('buying.ended') : t('buying.ends'),
            value: endsAt ? format.day(endsAt) : plan ? t('admin.dashboard.open') : '–',
            varies: true,
          },
          {
            name: t('admin.dashboard.creditsLeft'),
            value: balance.data && format.number(balance.data.creditsLeft),
            more: balance.data && t('admin.dashboard.ofTotal', { total: format.number(balance.data.currentTotal) }),
          },
          { name: t('money.terms.users'), ...seats(users, isRaised(current) ? 'raised' : 'ofLimit') },
          { name: t('money.terms.admins'), ...seats(admins) },
        ]}
      />
      {isDue && endsAt && (
        <p className={classes.soon} data-varies>
          {t('buying.notice.soon', { count: left, ends: format.day(endsAt) })}
        </p>
      )}
    </>
  );
}

/** What was bought, the same as it is sold today where that differs, what follows it, and how long the credits last. */
function Terms({ current }: { current: CurrentPlan }) {
  const { t } = useTranslation();
  const { zone } = useClock();
  const format = useFormat(zone);
  const { plan, today, next } = current;
  return (
    <div className={`${plans.cards} ${classes.standing}`}>
      {plan && <PlanTerms terms={plan} title={t('buying.terms.yours')} beside={today ?? undefined} />}
      {plan && today && (
        <PlanTerms terms={today} title={t('buying.terms.today')} beside={plan}>
          <p className={classes.says}>{t('buying.terms.differs')}</p>
        </PlanTerms>
      )}
      {next && (
        <PlanTerms
          terms={next}
          title={
            <span data-varies>
              {t('buying.terms.next', { from: format.day(next.startsAt), until: format.day(next.endsAt) })}
            </span>
          }
        />
      )}
      <Forecast current={current} />
    </div>
  );
}
