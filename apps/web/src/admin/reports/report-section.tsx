import { Button } from '@mantine/core';
import { endpoints, type ReportTable } from '@naksha/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import page from '../page.module.css';
import { useSpreadsheet } from '../use-spreadsheet.ts';
import classes from './reports.module.css';

/** One table of the report under its title, and the same for spreadsheets. */
export function ReportSection({
  table,
  months,
  none,
  children,
}: {
  table: ReportTable;
  months: number;
  /** What is said where there is nothing to show. */
  none: string | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const title = t(`selling.reports.tables.${table}`);
  const csv = useSpreadsheet({
    endpoint: endpoints.downloadReport,
    fileName: `naksha-${table}.csv`,
    filter: { sheet: table, months },
  });
  return (
    <section className={classes.section} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Button variant="default" size="xs" loading={csv.isPending} onClick={csv.save}>
          {t('money.history.save')} <span className="visually-hidden">{title}</span>
        </Button>
      </header>
      {none === undefined ? children : <p className={page.aside}>{none}</p>}
    </section>
  );
}
