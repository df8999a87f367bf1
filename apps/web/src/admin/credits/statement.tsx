import { ActionIcon } from '@mantine/core';
import { type CreditStatement, endpoints } from '@naksha/contract';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { FactRow } from '../fact-row.tsx';
import { featureWord } from '../feature-word.ts';
import page from '../page.module.css';
import { useClock } from '../use-clock.ts';
import classes from './statement.module.css';

/** A month of credits: what there was, what came, went and was left, each movement, and what it was spent on. */
export function Statement() {
  const { t } = useTranslation();
  const format = useFormat();
  const [chosen, setChosen] = useState<string>();
  const running = useStatement(undefined);
  const statement = useStatement(chosen);
  // Of the running month the name is known once the server has said it: no later one has begun.
  const month = chosen ?? running.data?.month;
  const go = (by: -1 | 1) => month !== undefined && setChosen(neighbourMonth(month, by));
  return (
    <section aria-labelledby="statement" className={classes.statement}>
      <div className={page.tools}>
        <h2 id="statement">{t('buying.statement.title')}</h2>
        <div className={classes.month}>
          <ActionIcon
            variant="default"
            disabled={month === undefined}
            aria-label={t('buying.statement.earlier')}
            onClick={() => go(-1)}
          >
            <IconChevronLeft size={16} stroke={1.45} />
          </ActionIcon>
          <span aria-live="polite" data-varies>
            {month && format.month(month)}
          </span>
          <ActionIcon
            variant="default"
            disabled={month === running.data?.month}
            aria-label={t('buying.statement.later')}
            onClick={() => go(1)}
          >
            <IconChevronRight size={16} stroke={1.45} />
          </ActionIcon>
        </div>
      </div>
      {statement.isError && <LoadFailure error={statement.error} retry={statement.refetch} />}
      {statement.data && (
        <div className={page.lines} aria-busy={statement.isPlaceholderData}>
          <Sums statement={statement.data} />
          <div className={classes.halves}>
            <Movements statement={statement.data} />
            <Features statement={statement.data} />
          </div>
        </div>
      )}
    </section>
  );
}

function useStatement(month: string | undefined) {
  return useQuery({
    queryKey: queryKeys.creditStatement(month),
    queryFn: ({ signal }) =>
      call(endpoints.getCreditStatement, { query: month === undefined ? {} : { month }, signal }),
    placeholderData: keepPreviousData,
  });
}

const sums = ['opening', 'granted', 'corrected', 'spent', 'expired', 'closing'] as const;

function Sums({ statement }: { statement: CreditStatement }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <FactRow
        className={classes.sums}
        facts={sums.map((sum) => ({
          name: t(`buying.statement.${sum}`),
          value: format.number(statement[sum]),
          varies: true,
        }))}
      />
      {statement.returned > 0 && (
        <p className={classes.returned} data-varies>
          {t('buying.statement.returned', { count: statement.returned })}
        </p>
      )}
    </>
  );
}

const kinds = ['grant', 'correct', 'expire', 'spend', 'settle', 'release', 'reserve'] as const;

function Movements({ statement: { movements } }: { statement: CreditStatement }) {
  const { t } = useTranslation();
  const { zone } = useClock();
  const format = useFormat(zone);
  const word = (kind: string) => t(`buying.statement.kinds.${kinds.find((each) => each === kind) ?? 'other'}`);
  if (movements.length === 0) return <p className={page.aside}>{t('buying.statement.quiet')}</p>;
  return (
    <DataTable
      label={t('buying.statement.movements')}
      miw={480}
      // A movement has no name, and the list of a month only grows at its end.
      rows={movements.map((movement, at) => ({ ...movement, _id: String(at) }))}
      columns={[
        { head: t('buying.statement.when'), varies: true, place: 'line', cell: ({ at }) => format.moment(at) },
        {
          head: t('buying.statement.what'),
          place: 'name',
          className: page.strong,
          cell: ({ kind }) => word(kind),
        },
        {
          head: t('buying.statement.reason'),
          place: 'whole',
          className: classes.reason,
          cell: ({ reason }) => reason ?? '–',
        },
        {
          head: t('buying.statement.credits'),
          isNumber: true,
          place: 'beside',
          cell: ({ amount }) => format.signed(amount),
        },
      ]}
    />
  );
}

function Features({ statement: { features } }: { statement: CreditStatement }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (features.length === 0) return null;
  return (
    <DataTable
      label={t('buying.statement.byFeature')}
      rows={features.map((row) => ({ ...row, _id: row.feature }))}
      columns={[
        {
          head: t('buying.statement.byFeature'),
          place: 'name',
          className: page.strong,
          cell: ({ feature }) => (featureWord(feature) === 'admin.otherFeature' ? feature : t(featureWord(feature))),
        },
        { head: t('buying.statement.images'), isNumber: true, cell: ({ images }) => format.number(images) },
        { head: t('buying.statement.credits'), isNumber: true, cell: ({ credits }) => format.number(credits) },
      ]}
    />
  );
}

/** The month before or after one, as `2026-11`. */
function neighbourMonth(month: string, by: -1 | 1): string {
  const [year = 0, of = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, of - 1 + by)).toISOString().slice(0, 7);
}
