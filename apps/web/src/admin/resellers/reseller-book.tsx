import { endpoints, limits, type Money, type Reseller } from '@naksha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { FactRow } from '../fact-row.tsx';
import { ListRoom } from '../list-room.tsx';
import { useList } from '../use-list.ts';
import { Payout } from './payout.tsx';
import classes from './resellers.module.css';

/** What is owed to a reseller, a payout, and the lines of its book. */
export function ResellerBook({ reseller: first }: { reseller: Reseller }) {
  const { t } = useTranslation();
  const format = useFormat();
  const queries = useQueryClient();
  const [reseller, setReseller] = useState(first);
  const [isBehind, setBehind] = useState(false);
  const [pageNo, setPageNo] = useState(1);
  const { _id: id, owed } = reseller;
  const book = useList(queryKeys.commissions(id, pageNo), pageNo, (at, signal) =>
    call(endpoints.listCommissions, {
      params: { id },
      query: { pageNo: at, limit: limits.requestListPageSize },
      signal,
    }),
  );
  const pay = (paid: Reseller) => {
    setBehind(false);
    setReseller(paid);
  };
  const catchUp = (now: Money) => {
    setBehind(true);
    // In its place: the first is what the next payout is begun in.
    const place = owed.findIndex(({ currency }) => currency === now.currency);
    setReseller({ ...reseller, owed: place < 0 ? [...owed, now] : owed.with(place, now) });
    void queries.invalidateQueries({ queryKey: queryKeys.resellers });
  };
  const sums = owed.length === 0 ? [{ amount: 0, currency: 'INR' as const }] : owed;
  return (
    <div className={classes.book}>
      <FactRow
        className={classes.owed}
        facts={sums.map(({ amount, currency }) => ({
          name: sums.length === 1 ? t('selling.resellers.owed') : t('selling.resellers.owedIn', { currency }),
          value: format.amount(amount, currency),
        }))}
      />
      {/* What was typed stays, and why it was refused, also where nothing is owed any more. */}
      {(isBehind || owed.some(({ amount }) => amount > 0)) && (
        <Payout reseller={reseller} onPaid={pay} onBehind={catchUp} />
      )}
      <h2 className={classes.title}>{t('selling.resellers.book')}</h2>
      <ListRoom list={book} none={t('selling.resellers.noLines')} onPage={setPageNo}>
        {(rows) => (
          <DataTable
            label={t('selling.resellers.book')}
            rows={rows}
            columns={[
              {
                head: t('money.history.date'),
                varies: true,
                place: 'line',
                className: 'num',
                cell: ({ createdAt }) => format.day(createdAt),
              },
              {
                head: t('selling.resellers.line'),
                place: 'name',
                cell: ({ kind, clientName, note }) => (
                  <>
                    {t(`selling.resellers.kinds.${kind}`)}
                    <span className={classes.second}>{[clientName, note].filter(Boolean).join(', ')}</span>
                  </>
                ),
              },
              {
                head: t('selling.resellers.amount'),
                isNumber: true,
                place: 'beside',
                cell: ({ amount, currency }) => format.amount(amount, currency),
              },
            ]}
          />
        )}
      </ListRoom>
    </div>
  );
}
