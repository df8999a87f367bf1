import { type CurrentPlan, type PaymentPurpose, type PaymentQuote, type PublicPlan, purposeOf } from '@naksha/contract';
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

/** What it would be to buy a plan now; once it was quoted, as the quote has it. */
export function useDeal(plan: PublicPlan, current: CurrentPlan, quote?: PaymentQuote): Deal {
  const { t } = useTranslation();
  const { zone } = useClock();
  const format = useFormat(zone);
  const running = current.state === 'running' && current.plan ? current.plan : undefined;
  const { amount, currency } = plan.price;
  const { subscriptionDays } = plan;
  const supposed = purposeOf(
    { planId: plan._id, amount, currency, subscriptionDays },
    running && { ...running, planId: running._id },
  );
  // Behind several that wait only the quote knows the day.
  const from = quote?.startsAt ?? current.next?.endsAt ?? current.endsAt;
  const purpose = quote?.purpose ?? supposed;
  const off = quote?.lines.find(({ kind }) => kind === 'proration');
  const isPlain = purpose === 'upgrade' && (quote ? off === undefined : !current.isPaid);
  // Where nothing is taken off, as of a plan that was given, it is said why.
  const nothingOff = isPlain && (quote ? quote.nothingOff : 'given');
  const words = { from: from ? format.day(from) : '', running: running?.name ?? '' };
  const tight = [
    { allowed: Math.max(plan.usersCount, current.accountLimit), count: current.users.active },
    { allowed: plan.adminCount, count: current.admins.active },
  ].find(({ allowed, count }) => allowed < count);
  const sentences = [
    quote?.unused !== undefined &&
      t('buying.packages.outweighed', {
        ...words,
        plan: plan.name,
        unused: format.amount(quote.unused, quote.currency),
      }),
    t(`buying.packages.does.${isPlain ? 'purchase' : purpose}`, words),
    nothingOff && t(`buying.packages.nothingOff.${nothingOff}`, words),
    tight && t('buying.packages.seatsTaken', tight),
  ];
  return {
    purpose,
    isOther: running !== undefined && current.isPaid && running.currency !== currency,
    says: sentences.filter(Boolean).join(' '),
  };
}
