import { type BusinessReport, type Currency, currencies, operationWord } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { SquareBars } from '../dashboard/square-bars.tsx';
import { ReportSection } from './report-section.tsx';
import classes from './reports.module.css';

/** What each operation earned, what its runs cost and what is left of it, in each currency for itself; the same by month as squares. */
export function MarginSection({ report, months }: { readonly report: BusinessReport; readonly months: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const { operations } = report;
  return (
    <ReportSection
      table="operations"
      months={months}
      none={operations.length === 0 ? t('selling.reports.quiet') : undefined}
    >
      {currencies.map((currency) => {
        const { byOperation, byMonth } = sumMargins(report, currency);
        if (byOperation.length === 0) return null;
        return (
          <div key={currency} className={classes.currency}>
            <table className={classes.table} aria-label={t('selling.reports.margins', { currency })}>
              <thead>
                <tr>
                  <th scope="col">{t('selling.reports.operation')}</th>
                  <th scope="col">{t('selling.reports.earned')}</th>
                  <th scope="col">{t('selling.reports.cost')}</th>
                  <th scope="col">{t('selling.reports.margin')}</th>
                </tr>
              </thead>
              <tbody>
                {byOperation.map(({ feature, runs, credits, earned, cost }) => (
                  <tr key={feature}>
                    <th scope="row">
                      {operationWord(feature, language)}
                      <span className={classes.second}>
                        {t('selling.reports.runsOf', { runs: format.number(runs), credits: format.number(credits) })}
                      </span>
                    </th>
                    <td>{format.amount(earned, currency)}</td>
                    <td>{format.amount(cost, currency)}</td>
                    <td>{format.amount(earned - cost, currency)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {byMonth.some(({ earned, cost }) => earned !== 0 || cost !== 0) && (
              <SquareBars
                title={t('selling.reports.marginByMonth', { currency })}
                head={t('selling.reports.month')}
                unit={t('selling.reports.marginIn', { currency })}
                say={(amount) => (amount === 0 ? format.price(0, currency) : format.amount(amount, currency))}
                rows={byMonth.map(({ month, earned, cost }) => ({
                  key: month,
                  name: format.month(month),
                  credits: earned - cost,
                }))}
              />
            )}
          </div>
        );
      })}
      <p className={classes.note}>{t('selling.reports.marginNote')}</p>
    </ReportSection>
  );
}

type Line = BusinessReport['operations'][number];
type Sum = Omit<Line['sums'][number], 'currency'>;

interface Margins {
  /** Those that took the most credits first. */
  readonly byOperation: readonly (Sum & Pick<Line, 'feature' | 'runs' | 'credits'>)[];
  /** Every month of the report. */
  readonly byMonth: readonly (Sum & Pick<Line, 'month'>)[];
}

/** What operations earned and cost in one currency, in minor units; of what neither earned nor cost in any there is a line in rupees. */
function sumMargins({ months, operations }: BusinessReport, currency: Currency): Margins {
  const rows = operations.flatMap(({ sums, ...line }) =>
    (sums.length > 0 ? sums : [{ currency: 'INR', earned: 0, cost: 0 }])
      .filter((sum) => sum.currency === currency)
      .map(({ earned, cost }) => ({ ...line, earned, cost })),
  );
  const sum = (of: readonly Sum[]) => ({ earned: total(of, 'earned'), cost: total(of, 'cost') });
  return {
    byOperation: [...Map.groupBy(rows, ({ feature }) => feature)]
      .map(([feature, of]) => ({ feature, runs: total(of, 'runs'), credits: total(of, 'credits'), ...sum(of) }))
      .sort((one, other) => other.credits - one.credits),
    byMonth: months.map((month) => ({ month, ...sum(rows.filter((row) => row.month === month)) })),
  };
}

function total<Field extends string>(rows: readonly { readonly [Each in Field]: number }[], field: Field): number {
  return rows.reduce((sum, row) => sum + row[field], 0);
}
