import { SegmentedControl, Title } from '@mantine/core';
import { type BusinessReport, endpoints } from '@naksha/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { FactRow } from '../fact-row.tsx';
import page from '../page.module.css';
import { CostSection } from './cost-section.tsx';
import { MarginSection } from './margin-section.tsx';
import { RevenueBars } from './report-bars.tsx';
import { ChurnTable, CreditsTable, ExpiringTable } from './report-tables.tsx';
import classes from './reports.module.css';
import { sumByCurrency } from './sum-by-currency.ts';

const spans = [3, 6, 12, 24, 36] as const;

/** How the business does: revenue, credits, what operations earn and cost, whose plan ends, who left. */
export function Reports() {
  const { t } = useTranslation();
  const [months, setMonths] = useState<number>(12);
  const report = useQuery({
    queryKey: queryKeys.report(months),
    queryFn: ({ signal }) => call(endpoints.getReport, { query: { months }, signal }),
    placeholderData: keepPreviousData,
  });
  const given = report.data && { report: report.data, months };
  return (
    <>
      <div className={page.head}>
        <Title order={1}>{t('selling.reports.title')}</Title>
        <div className={page.acts}>
          <SegmentedControl
            aria-label={t('selling.reports.span')}
            value={String(months)}
            onChange={(value) => setMonths(Number(value))}
            data={spans.map((span) => ({ value: String(span), label: t('selling.reports.months', { count: span }) }))}
          />
        </div>
      </div>
      {report.isError && <LoadFailure error={report.error} retry={report.refetch} />}
      {report.isPending && <p className={page.empty}>{t('shell.loading')}</p>}
      {given && (
        <div className={page.lines} aria-busy={report.isPlaceholderData}>
          <Facts report={given.report} />
          <div className={classes.columns}>
            <div className={classes.column}>
              <RevenueBars {...given} />
              <CreditsTable {...given} />
            </div>
            <div className={classes.column}>
              <MarginSection {...given} />
              <CostSection features={given.report.operations.map(({ feature }) => feature)} />
              <ExpiringTable {...given} />
              <ChurnTable {...given} />
            </div>
          </div>
        </div>
      )}
    </>
  );
}

function Facts({ report: { revenue, credits, churn } }: { report: BusinessReport }) {
  const { t } = useTranslation();
  const format = useFormat();
  const sum = (field: 'sold' | 'used') => credits.reduce((total, row) => total + row[field], 0);
  const [left, joined] = [churn, churn].map((rows, at) =>
    rows.reduce((total, row) => total + (at === 0 ? row.left : row.joined), 0),
  );
  return (
    <FactRow
      facts={[
        ...sumByCurrency(revenue).map(({ currency, amount, refunded }) => ({
          name: t('selling.reports.revenueIn', { currency }),
          value: format.price(amount - refunded, currency),
          more: refunded > 0 && t('money.history.givenBack', { amount: format.price(refunded, currency) }),
        })),
        { name: t('selling.reports.sold'), value: format.number(sum('sold')) },
        { name: t('selling.reports.used'), value: format.number(sum('used')) },
        {
          name: t('selling.reports.joined'),
          value: format.number(joined ?? 0),
          more: t('selling.reports.leftToo', { left: format.number(left ?? 0) }),
        },
      ]}
    />
  );
}
