import type { CreditUsage } from '@naksha/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import classes from './spending.module.css';

const most = 6;
const squares = 48;

/** Who spent most, each a row of the chart's squares. */
export function People({ days, usage }: { days: number; usage: readonly CreditUsage[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const sums = new Map<string, number>();
  for (const row of usage) sums.set(row.userName, (sums.get(row.userName) ?? 0) + row.creditsDeducted);
  const people = [...sums].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).slice(0, most);
  const top = people[0]?.[1] ?? 0;
  if (top === 0) return null;
  return (
    <>
      <h2 className={classes.title}>
        {t('admin.dashboard.people')}
        <Link to="/admin/users" className={classes.aside}>
          {t('admin.dashboard.allUsers', { count: sums.size })}
        </Link>
      </h2>
      <table className={classes.people} aria-label={t('admin.dashboard.people')}>
        <colgroup>
          <col className={classes.person} />
          <col />
          <col className={classes.sum} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t('admin.dashboard.name')}</th>
            <th scope="col" colSpan={2}>
              {t('admin.dashboard.credits28', { days })}
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map(([name, credits]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td aria-hidden>
                <span
                  className={classes.bar}
                  style={{ width: `${Math.max(1, Math.round((credits / top) * squares)) * 9}px` }}
                />
              </td>
              <td>{format.number(credits)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
