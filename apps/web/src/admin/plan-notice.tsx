import type { CurrentPlan, PlanState } from '@naksha/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use-format.ts';
import page from './page.module.css';
import { useClock } from './use-clock.ts';
import { useMyPlan } from './users/use-my-plan.ts';

/** Says on every screen of the administration that the plan has ended: what still works, until when, and where a plan is chosen. */
export function PlanNotice() {
  const { data } = useMyPlan();
  return data && data.state !== 'running' ? <Notice current={data} state={data.state} /> : null;
}

function Notice({ current, state }: { current: CurrentPlan; state: Exclude<PlanState, 'running'> }) {
  const { t } = useTranslation();
  const { zone } = useClock();
  const format = useFormat(zone);
  const ended = current.endsAt ? format.day(current.endsAt) : '';
  const until = current.graceEndsAt ? format.day(current.graceEndsAt) : '';
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
