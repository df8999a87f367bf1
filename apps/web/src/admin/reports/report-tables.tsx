import type { BusinessReport } from '@naksha/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { DayThere } from '../day-there.tsx';
import page from '../page.module.css';
import { ReportSection } from './report-section.tsx';
import classes from './reports.module.css';

interface Given {
  readonly report: BusinessReport;
  readonly months: number;
}

/** Figures of each month, one column each. */
function MonthTable<Field extends string>({
  title,
  heads,
  rows,
}: {
  title: string;
  heads: readonly (readonly [field: Field, word: string])[];
  rows: readonly ({ readonly month: string } & { readonly [Each in Field]: number })[];
}) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <table className={classes.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{t('selling.reports.month')}</th>
          {heads.map(([field, word]) => (
            <th key={field} scope="col">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.month}>
            <th scope="row" data-varies>
              {format.month(row.month)}
            </th>
            {heads.map(([field]) => (
              <td key={field} data-none={row[field] === 0 || undefined}>
                {format.number(row[field])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Credits sold, given, used and expired by month. */
export function CreditsTable({ report: { credits }, months }: Given) {
  const { t } = useTranslation();
  const fields = ['sold', 'given', 'used', 'expired'] as const;
  return (
    <ReportSection table="credits" months={months} none={undefined}>
      <MonthTable
        title={t('selling.reports.tables.credits')}
        heads={fields.map((field) => [field, t(`selling.reports.credits.${field}`)] as const)}
        rows={credits}
      />
    </ReportSection>
  );
}

/** Who had a plan when a month began, who left in it, and who joined. */
export function ChurnTable({ report: { churn }, months }: Given) {
  const { t } = useTranslation();
  const fields = ['began', 'left', 'joined'] as const;
  return (
    <ReportSection table="churn" months={months} none={undefined}>
      <MonthTable
        title={t('selling.reports.tables.churn')}
        heads={fields.map((field) => [field, t(`selling.reports.churn.${field}`)] as const)}
        rows={churn}
      />
      <p className={classes.note}>{t('selling.reports.churn.note')}</p>
    </ReportSection>
  );
}

/** Whose plan ends soon with nothing to follow it, each a way to the client. */
export function ExpiringTable({ report: { expiring }, months }: Given) {
  const { t } = useTranslation();
  return (
    <ReportSection
      table="expiring"
      months={months}
      none={expiring.length === 0 ? t('selling.reports.noneExpiring') : undefined}
    >
      <table className={classes.table} aria-label={t('selling.reports.tables.expiring')}>
        <thead>
          <tr>
            <th scope="col">{t('money.history.client')}</th>
            <th scope="col">{t('money.history.plan')}</th>
            <th scope="col">{t('selling.reports.ends')}</th>
          </tr>
        </thead>
        <tbody>
          {expiring.map(({ clientId, name, plan, endsAt, timeZone }) => (
            <tr key={clientId ?? name}>
              <th scope="row">
                {clientId === undefined ? (
                  name
                ) : (
                  <Link to="/admin/clients/$id" params={{ id: clientId }} className={page.open}>
                    {name}
                  </Link>
                )}
              </th>
              <td>{plan}</td>
              <td data-varies>
                <DayThere at={endsAt} zone={timeZone} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ReportSection>
  );
}
