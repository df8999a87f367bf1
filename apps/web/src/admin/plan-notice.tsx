import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use-format.ts';
import page from './page.module.css';
import { useClock } from './use-clock.ts';
import { useMyPlan } from './users/use-my-plan.ts';

/** Says on every screen of the administration that the plan has ended: what still works, until when, and where a plan is chosen. */
export function PlanNotice() {
  const { t } = useTranslation();
  const { zone } = useClock();
  const format = useFormat(zone);
  const { data } = useMyPlan();
  if (!data || data.state === 'running') return null;
  const { state, endsAt, graceEndsAt } = data;
  const ended = endsAt ? format.day(endsAt) : '';
  const until = graceEndsAt ? format.day(graceEndsAt) : '';
  return (
    <p role="status" className={page.notice} data-varies>
      {t(`buying.notice.${state}`, { ended, until })} {/* It leads there, and says nothing of itself there. */}
      <Link
        to="/admin/my-plan"
        search={{}}
        className={page.choose}
        activeOptions={{ exact: true, includeSearch: false }}
      >
        {t('buying.notice.act')}
      </Link>
    </p>
  );
}
