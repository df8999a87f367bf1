import type { AnyPlan } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';
import { PlanTerms } from './plan-terms.tsx';
import classes from './plans.module.css';
import { termsOfPlan } from './terms-of-plan.ts';

/** The terms of a plan as it is sold today beside those that its subscribers bought before. */
export function FormerTerms({ plan, onClose }: { plan: AnyPlan; onClose: () => void }) {
  const { t } = useTranslation();
  const today = termsOfPlan(plan);
  return (
    <Dialog size="auto" onClose={onClose} title={t('selling.plans.formerTitle', { name: plan.name })}>
      <div className={classes.beside}>
        <PlanTerms terms={today} title={t('selling.plans.today')} />
        {plan.formerTerms.map(({ version, terms, subscribers }) => (
          <PlanTerms
            key={version}
            terms={terms}
            beside={today}
            title={
              <>
                {terms.name}
                <small>{t('selling.plans.bought', { count: subscribers })}</small>
              </>
            }
          />
        ))}
      </div>
    </Dialog>
  );
}
