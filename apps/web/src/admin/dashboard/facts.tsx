import { endpoints } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import page from '../page.module.css';
import { LogoSlot } from './logo-slot.tsx';

const dayLength = 24 * 60 * 60 * 1000;

/** Plan, its end, credits and accounts in four figures, and the company's logo. */
export function Facts() {
  const { t } = useTranslation();
  const format = useFormat();
  const plan = useQuery({ queryKey: queryKeys.myPlan, queryFn: () => call(endpoints.getMyPlan) });
  const balance = useQuery({ queryKey: queryKeys.balance, queryFn: () => call(endpoints.getBalance) });
  if (plan.isError) return <LoadFailure error={plan.error} retry={plan.refetch} />;
  if (balance.isError) return <LoadFailure error={balance.error} retry={balance.refetch} />;
  const ends = plan.data?.endsAt;
  return (
    <dl className={page.facts} aria-busy={plan.isPending || balance.isPending}>
      <div className={page.fact}>
        <dt>{t('admin.dashboard.plan')}</dt>
        <dd>{plan.data && (plan.data.plan?.name ?? t('admin.dashboard.noPlan'))}</dd>
      </div>
      <div className={page.fact}>
        <dt>{t('admin.dashboard.ends')}</dt>
        <dd data-varies>
          {plan.data && (ends ? format.day(ends) : t('admin.dashboard.open'))}
          {ends && (
            <small>
              {t('admin.dashboard.daysLeft', {
                count: Math.max(0, Math.ceil((Date.parse(ends) - Date.now()) / dayLength)),
              })}
            </small>
          )}
        </dd>
      </div>
      <div className={page.fact}>
        <dt>{t('admin.dashboard.creditsLeft')}</dt>
        <dd>
          {balance.data && format.number(balance.data.creditsLeft)}
          {balance.data && (
            <small>{t('admin.dashboard.ofTotal', { total: format.number(balance.data.totalCredits) })}</small>
          )}
        </dd>
      </div>
      <div className={page.fact}>
        <dt>{t('admin.dashboard.users')}</dt>
        <dd>
          {plan.data && format.number(plan.data.users.active)}
          {plan.data && <small>{t('admin.dashboard.ofLimit', { limit: format.number(plan.data.users.limit) })}</small>}
        </dd>
      </div>
      <LogoSlot className={page.fact} />
    </dl>
  );
}
