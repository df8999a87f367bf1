import { Button } from '@mantine/core';
import { endpoints, type ReportTable } from '@naksha/contract';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { saveSpreadsheet } from '../../api/save-spreadsheet.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useShowError } from '../../session/use-show-error.ts';
import page from '../page.module.css';
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
  const lang = useLanguage();
  const showError = useShowError();
  const title = t(`selling.reports.tables.${table}`);
  const csv = useMutation({
    mutationFn: () =>
      saveSpreadsheet(
        endpoints.downloadReport,
        `naksha-${table}.csv`,
        { sheet: table, months },
        { lang, timeZone: undefined },
      ),
    onError: showError,
  });
  return (
    <section className={classes.section} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Button variant="default" size="xs" loading={csv.isPending} onClick={() => csv.mutate()}>
          {t('money.history.save')} <span className="visually-hidden">{title}</span>
        </Button>
      </header>
      {none === undefined ? children : <p className={page.aside}>{none}</p>}
    </section>
  );
}
