import { type CurrentPlan, type PaymentPurpose, type PublicPlan, purposeOf } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { useClock } from '../use-clock.ts';

interface Deal {
  readonly purpose: PaymentPurpose;
  /** In another currency than the plan that runs: what is unused of that cannot be taken off. */
  readonly isOther: boolean;
  /** What buying it does, said before the click. */
  readonly says: string;
}

/** What it would be to buy a plan now. */
export function useDeal(plan: PublicPlan, current: CurrentPlan): Deal {
  const { t } = useTranslation();
  const { zone } = useClock();
  const format = useFormat(zone);
  const running = current.state === 'running' && current.plan ? current.plan : undefined;
  const { amount, currency } = plan.price;
  const { subscriptionDays } = plan;
  const purpose = purposeOf(
    { planId: plan._id, amount, subscriptionDays },
    running && { planId: running._id, amount: running.amount, subscriptionDays: running.subscriptionDays },
  );
  const from = current.next?.endsAt ?? current.endsAt;
  const does = t(`buying.packages.does.${purpose}`, {
    from: from ? format.day(from) : '',
    running: running?.name ?? '',
  });
  const tight = [
    { allowed: plan.usersCount, count: current.users.active },
    { allowed: plan.adminCount, count: current.admins.active },
  ].find(({ allowed, count }) => allowed < count);
  return {
    purpose,
    isOther: running !== undefined && running.amount > 0 && running.currency !== currency,
    says: tight ? `${does} ${t('buying.packages.seatsTaken', tight)}` : does,
  };
}
