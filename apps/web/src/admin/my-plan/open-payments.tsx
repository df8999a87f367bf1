import { endpoints, limits } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useClock } from '../use-clock.ts';
import classes from './sheet.module.css';

/** Says of each payment for the same plan that was begun and is still open, so that it is not paid for twice. */
export function OpenPayments({ planName }: { planName: string }) {
  const { t } = useTranslation();
  const { zone } = useClock();
  const format = useFormat(zone);
  const open = useQuery({
    queryKey: queryKeys.paymentsOpen,
    queryFn: async () => {
      const ofState = (state: 'pending' | 'verifying') =>
        call(endpoints.listPayments, { query: { state, limit: limits.openPayments } });
      const lists = await Promise.all([ofState('pending'), ofState('verifying')]);
      return lists.flatMap(({ data }) => data);
    },
    staleTime: 0,
  });
  const ofPlan = (open.data ?? []).filter((payment) => payment.planName === planName);
  return ofPlan.map(({ _id, createdAt }) => (
    <p key={_id} role="note" className={classes.open} data-varies>
      {t('buying.sheet.open', { plan: planName, day: format.day(createdAt) })}{' '}
      <Link to="/admin/my-plan" search={{ payment: _id }}>
        {t('buying.sheet.goOn')}
      </Link>
    </p>
  ));
}
