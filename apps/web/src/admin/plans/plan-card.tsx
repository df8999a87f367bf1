import { Menu, UnstyledButton } from '@mantine/core';
import { type AnyPlan, endpoints } from '@naksha/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { useFormat } from '../../i18n/use-format.ts';
import page from '../page.module.css';
import { RowMenu } from '../row-menu.tsx';
import { useDelete } from '../use-delete.ts';
import { FormerTerms } from './former-terms.tsx';
import { PlanPictures } from './plan-pictures.tsx';
import { PlanTerms } from './plan-terms.tsx';
import classes from './plans.module.css';
import { termsOfPlan } from './terms-of-plan.ts';
import { usePlansChanged } from './use-plans-changed.ts';

const dialogs = { pictures: PlanPictures, former: FormerTerms } as const;

/** A plan as it is sold, who is on it, and what can be done with it. */
export function PlanCard({ plan, onEdit }: { plan: AnyPlan; onEdit: () => void }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const { _id: id, name } = plan;
  const { confirm, isPending } = useDelete({
    remove: () => call(endpoints.deletePlan, { params: { id } }),
    changed: usePlansChanged(),
    title: t('selling.plans.deleteTitle', { name }),
    text: t('selling.plans.deleteText'),
    act: t('selling.plans.delete'),
  });
  const Dialog = open && dialogs[open];
  const onFormer = plan.formerTerms.reduce((sum, { subscribers }) => sum + subscribers, 0);
  return (
    <PlanTerms
      terms={termsOfPlan(plan)}
      title={
        <>
          {name}
          <Sale plan={plan} />
          <RowMenu className={classes.menu} isBusy={isPending} label={t('selling.plans.actions', { name })}>
            <Menu.Item onClick={onEdit}>{t('selling.plans.edit')}</Menu.Item>
            <Menu.Item onClick={() => setOpen('pictures')}>{t('selling.plans.pictures')}</Menu.Item>
            <Menu.Item onClick={confirm}>{t('selling.plans.delete')}</Menu.Item>
          </RowMenu>
        </>
      }
    >
      <p className={classes.subscribers}>
        {t('selling.plans.subscribers', { count: plan.subscribers })}
        {onFormer > 0 && (
          <UnstyledButton className={page.open} onClick={() => setOpen('former')}>
            {t('selling.plans.onFormer', { count: onFormer })}
          </UnstyledButton>
        )}
      </p>
      {Dialog && <Dialog plan={plan} onClose={() => setOpen(undefined)} />}
    </PlanTerms>
  );
}

/** Whether it can be bought now: a square and a word. */
function Sale({ plan: { isPublic, onSaleUntil } }: { plan: AnyPlan }) {
  const { t } = useTranslation();
  const format = useFormat();
  const isOver = onSaleUntil !== null && Date.parse(onSaleUntil) <= Date.now();
  const state = !isPublic ? 'private' : isOver ? 'over' : 'public';
  return (
    <small className={classes.sale} data-state={state} data-varies={onSaleUntil !== null || undefined}>
      {isPublic && onSaleUntil !== null
        ? t(isOver ? 'selling.plans.wasUntil' : 'selling.plans.onSaleUntil', { day: format.day(onSaleUntil) })
        : t(isPublic ? 'selling.plans.onSale' : 'selling.plans.private')}
    </small>
  );
}
