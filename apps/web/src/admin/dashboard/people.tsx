import type { CreditUsage } from '@naksha/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './spending.module.css';
import { SquareBars } from './square-bars.tsx';

const most = 6;

/** Who spent most, each a row of the chart's squares. */
export function People({ days, usage }: { days: number; usage: readonly CreditUsage[] }) {
  const { t } = useTranslation();
  const sums = new Map<string, number>();
  for (const row of usage) sums.set(row.userName, (sums.get(row.userName) ?? 0) + row.creditsDeducted);
  const people = [...sums].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).slice(0, most);
  if ((people[0]?.[1] ?? 0) === 0) return null;
  return (
    <>
      <h2 className={classes.title}>
        {t('admin.dashboard.people')}
        <Link to="/admin/users" className={classes.aside}>
          {t('admin.dashboard.allUsers', { count: sums.size })}
        </Link>
      </h2>
      <SquareBars
        title={t('admin.dashboard.people')}
        head={t('admin.dashboard.name')}
        unit={t('admin.dashboard.credits28', { days })}
        rows={people.map(([name, credits]) => ({ key: name, name, credits }))}
      />
    </>
  );
}
