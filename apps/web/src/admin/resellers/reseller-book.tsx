import { Table } from '@mantine/core';
import { endpoints, limits, type Reseller } from '@naksha/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { FactRow } from '../fact-row.tsx';
import { ListRoom } from '../list-room.tsx';
import page from '../page.module.css';
import { useList } from '../use-list.ts';
import { Payout } from './payout.tsx';
import classes from './resellers.module.css';

/** What is owed to a reseller, a payout, and the lines of its book. */
export function ResellerBook({ reseller: first }: { reseller: Reseller }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [reseller, setReseller] = useState(first);
  const [pageNo, setPageNo] = useState(1);
  const { _id: id, owed } = reseller;
  const book = useList(queryKeys.commissions(id, pageNo), pageNo, (at, signal) =>
    call(endpoints.listCommissions, {
      params: { id },
      query: { pageNo: at, limit: limits.requestListPageSize },
      signal,
    }),
  );
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
      {owed.some(({ amount }) => amount > 0) && <Payout reseller={reseller} onPaid={setReseller} />}
      <h2 className={classes.title}>{t('selling.resellers.book')}</h2>
      <ListRoom list={book} none={t('selling.resellers.noLines')} onPage={setPageNo}>
        {(rows) => (
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('money.history.date')}</Table.Th>
                <Table.Th>{t('selling.resellers.line')}</Table.Th>
                <Table.Th className={page.number}>{t('selling.resellers.amount')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map(({ _id, kind, amount, currency, clientName, note, createdAt }) => (
                <Table.Tr key={_id}>
                  <Table.Td data-varies className="num">
                    {format.day(createdAt)}
                  </Table.Td>
                  <Table.Td>
                    {t(`selling.resellers.kinds.${kind}`)}
                    <span className={classes.second}>{[clientName, note].filter(Boolean).join(', ')}</span>
                  </Table.Td>
                  <Table.Td className={page.number}>{format.amount(amount, currency)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </ListRoom>
    </div>
  );
}
