import type { BusinessReport } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { SquareBars } from '../dashboard/square-bars.tsx';
import { ReportSection } from './report-section.tsx';
import classes from './reports.module.css';
import { sumByCurrency } from './sum-by-currency.ts';

interface Given {
  readonly report: BusinessReport;
  readonly months: number;
}

/** Revenue by month as squares, in each currency for itself, and beneath it what each plan brought in. */
export function RevenueBars({ report: { months: named, revenue }, months }: Given) {
  const { t } = useTranslation();
  const format = useFormat();
  const title = t('selling.reports.tables.revenue');
  return (
    <ReportSection table="revenue" months={months} none={revenue.length === 0 ? t('selling.reports.quiet') : undefined}>
      {sumByCurrency(revenue).map(({ currency }) => {
        const rows = revenue.filter((row) => row.currency === currency);
        const netOf = (of: typeof rows) => of.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
        const plans = [...Map.groupBy(rows, ({ plan }) => plan)];
        return (
          <div key={currency} className={classes.currency}>
            <SquareBars
              title={`${title}, ${currency}`}
              head={t('selling.reports.month')}
              unit={t('selling.reports.beforeTax', { currency })}
              say={(amount) => (amount === 0 ? format.price(0, currency) : format.amount(amount, currency))}
              rows={named.map((month) => ({
                key: month,
                name: format.month(month),
                credits: netOf(rows.filter((row) => row.month === month)),
              }))}
            />
            <table className={classes.table} aria-label={t('selling.reports.byPlan', { currency })}>
              <thead>
                <tr>
                  <th scope="col">{t('money.history.plan')}</th>
                  <th scope="col">{t('selling.reports.payments')}</th>
                  <th scope="col">{t('selling.reports.net')}</th>
                </tr>
              </thead>
              <tbody>
                {plans.map(([plan, of]) => (
                  <tr key={plan}>
                    <th scope="row">{plan}</th>
                    <td>{format.number(of.reduce((sum, { payments }) => sum + payments, 0))}</td>
                    <td>{format.amount(netOf(of), currency)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        );
      })}
    </ReportSection>
  );
}
