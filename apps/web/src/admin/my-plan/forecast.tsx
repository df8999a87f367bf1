import { type CreditBalance, type CurrentPlan, endpoints } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { daysUntil } from '../days-until.ts';
import page from '../page.module.css';
import plans from '../plans/plans.module.css';
import { useClock } from '../use-clock.ts';
import classes from './my-plan.module.css';

/** How long the credits last at the pace of the last days, and which expire first. */
export function Forecast({ current: { forecast, endsAt } }: { current: CurrentPlan }) {
  const { t } = useTranslation();
  const { zone } = useClock();
  const format = useFormat(zone);
  const balance = useQuery({ queryKey: queryKeys.balance, queryFn: () => call(endpoints.getBalance) });
  const { days, spentPerDay, runsOutAt } = forecast;
  const early = runsOutAt && endsAt ? daysUntil(endsAt, Date.parse(runsOutAt)) : 0;
  const expiry = ({ creditsLeft, expiring, expiresAt }: CreditBalance) => {
    if (expiresAt === null) return t('buying.forecast.neverExpire');
    const day = format.day(expiresAt);
    if (expiring === creditsLeft) return t('buying.forecast.allExpire', { day });
    return t('buying.forecast.expiring', { credits: format.number(expiring), day });
  };
  const end = () => {
    if (spentPerDay === 0) return null;
    if (runsOutAt === null) return t('buying.forecast.lasts');
    const day = format.day(runsOutAt);
    return early > 0 ? t('buying.forecast.runsOutEarly', { count: early, day }) : t('buying.forecast.runsOut', { day });
  };
  return (
    <section className={`${plans.terms} ${classes.forecast}`}>
      <h3>{t('buying.forecast.title')}</h3>
      {balance.data && balance.data.currentTotal > 0 && (
        <span
          className={classes.squares}
          style={{ '--left': balance.data.creditsLeft / balance.data.currentTotal } as CSSProperties}
          data-varies
          aria-hidden
        />
      )}
      {balance.data && (
        <p className={classes.line}>
          {t('buying.forecast.left', { left: format.number(balance.data.creditsLeft) })}{' '}
          {balance.data.creditsLeft > 0 && <span data-varies>{expiry(balance.data)}</span>}
        </p>
      )}
      <p className={classes.line} data-varies>
        {spentPerDay === 0
          ? t('buying.forecast.quiet', { days })
          : t('buying.forecast.pace', { days, perDay: format.tenths(spentPerDay) })}{' '}
        <span className={early > 0 ? classes.early : undefined}>{end()}</span>
      </p>
      <Link to="/admin/credits" className={page.open}>
        {t('buying.forecast.statement')}
      </Link>
    </section>
  );
}
