import { Title } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import page from '../page.module.css';
import classes from './sheet.module.css';

/** The head of a sheet, with the way back to the plan. */
export function PlanHead({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Link to="/admin/my-plan" search={{}} className={classes.back}>
        <IconChevronLeft size={14} stroke={1.6} aria-hidden />
        {t('shell.nav.myPlans')}
      </Link>
      <div className={page.head}>
        <Title order={1}>{title}</Title>
      </div>
    </>
  );
}
