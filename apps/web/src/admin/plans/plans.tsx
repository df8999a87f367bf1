import { Button, Title } from '@mantine/core';
import { type AnyPlan, endpoints } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { forgetForm, useOwnForm } from '../../ui/kept-form.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import page from '../page.module.css';
import { PlanCard } from './plan-card.tsx';
import { PlanForm } from './plan-form.tsx';
import classes from './plans.module.css';

/** What can be bought, what it costs, and who is on it. */
export function Plans() {
  const { t } = useTranslation();
  const [edited, setEdited] = useState<AnyPlan | 'new'>();
  const plans = useQuery({ queryKey: queryKeys.allPlans, queryFn: () => call(endpoints.listPlans) });
  const isNew = edited === 'new';
  const name = edited === undefined || isNew ? '' : edited.name;
  const own = useOwnForm('plan');
  const kept = edited === undefined || isNew ? own : `${own}.${edited._id}`;
  const close = () => {
    forgetForm(kept);
    setEdited(undefined);
  };
  return (
    <>
      <div className={page.head}>
        <Title order={1}>{t('shell.nav.plansAdmin')}</Title>
        <div className={page.acts}>
          <Button onClick={() => setEdited('new')}>{t('selling.plans.add')}</Button>
        </div>
      </div>
      {plans.isError && <LoadFailure error={plans.error} retry={plans.refetch} />}
      {plans.isPending && <p className={page.empty}>{t('shell.loading')}</p>}
      {plans.data?.data.length === 0 && (
        <div className={page.paper}>
          <p>{t('selling.plans.noneYet')}</p>
        </div>
      )}
      {plans.data && plans.data.data.length > 0 && (
        <div className={classes.cards}>
          {plans.data.data.map((plan) => (
            <PlanCard key={plan._id} plan={plan} onEdit={() => setEdited(plan)} />
          ))}
        </div>
      )}
      <FormDrawer
        title={isNew ? t('selling.plans.add') : t('selling.plans.editTitle', { name })}
        isOpen={edited !== undefined}
        onClose={close}
        kept={kept}
      >
        {edited && <PlanForm key={isNew ? edited : edited._id} plan={edited} own={kept} onClose={close} />}
      </FormDrawer>
    </>
  );
}
