import { Button, Select } from '@mantine/core';
import { endpoints, limits, type Payment, paymentStates } from '@naksha/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { type PaymentsFilter, queryKeys } from '../../api/query-keys.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { ListRoom } from '../list-room.tsx';
import page from '../page.module.css';
import { useList } from '../use-list.ts';
import { useLook } from '../use-look.ts';
import { useSpreadsheet } from '../use-spreadsheet.ts';
import { PaymentsTable } from './payments-table.tsx';

interface FoundPaymentsProps {
  readonly clientId?: string | undefined;
  /** Says by which words they are found. */
  readonly search: string;
  readonly noneYet: string;
  /** Of all clients, so that each says whose it is. */
  readonly isOfAll?: boolean;
  /** By whose clock; of whoever reads where there is none. */
  readonly zone?: string | undefined;
  readonly acts: (payment: Payment) => ReactNode;
  /** How often it is asked for what other windows and other people have made of it. */
  readonly everyMs?: number;
}

/** Payments found by words and status, sorted, a page at a time, and as a spreadsheet. */
export function FoundPayments({
  clientId,
  search: label,
  noneYet,
  isOfAll = false,
  zone,
  acts,
  ...watching
}: FoundPaymentsProps) {
  const { t } = useTranslation();
  const [filter, look] = useLook<PaymentsFilter>({
    ...{ pageNo: 1, search: '', state: undefined, clientId },
    sort: { by: 'createdAt', direction: 'desc' },
  });
  const { search, state, sort } = filter;
  const found = { ...(search && { search }), ...(state && { state }), ...(clientId && { clientId }) };
  const getPage = (pageNo: number, signal: AbortSignal) => {
    const size = { pageNo, limit: limits.requestListPageSize };
    return call(endpoints.listPayments, {
      query: { ...size, ...found, sortBy: sort.by, sortDirection: sort.direction },
      signal,
    });
  };
  const payments = useList(queryKeys.paymentPage(filter), filter.pageNo, getPage, watching);
  const csv = useSpreadsheet({
    endpoint: endpoints.downloadPayments,
    fileName: 'naksha-payments.csv',
    filter: found,
    zone,
  });
  const isFiltered = search !== '' || state !== undefined;
  return (
    <>
      <div className={page.tools}>
        <SearchField label={label} onSearch={(text) => look({ search: text })} />
        <Select
          w={190}
          clearable
          aria-label={t('money.history.status')}
          placeholder={t('money.history.allStates')}
          data={paymentStates.map((each) => ({ value: each, label: t(`money.states.${each}`) }))}
          value={state ?? null}
          onChange={(value) => look({ state: paymentStates.find((each) => each === value) })}
        />
        <div className={page.acts}>
          <Button variant="default" size="xs" loading={csv.isPending} onClick={csv.save}>
            {t('money.history.save')}
          </Button>
        </div>
      </div>
      <ListRoom
        list={payments}
        none={isFiltered ? t('money.history.none') : noneYet}
        onPage={(pageNo) => look({ pageNo })}
      >
        {(rows) => (
          <PaymentsTable
            payments={rows}
            isOfAll={isOfAll}
            sort={sort}
            onSort={(wanted) => look({ sort: wanted })}
            zone={zone}
            acts={acts}
          />
        )}
      </ListRoom>
    </>
  );
}
