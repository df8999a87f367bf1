import { Select, UnstyledButton } from '@mantine/core';
import { limits, type Sending } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestFilter, Sort } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { type Column as Cells, DataTable } from '../../ui/data-table.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ListRoom } from '../list-room.tsx';
import page from '../page.module.css';
import { type ListPage, useList } from '../use-list.ts';
import { useLook } from '../use-look.ts';

/** What is asked of the server. */
interface Query<Status extends string, Column extends string> {
  readonly pageNo: number;
  readonly limit: number;
  readonly search: string;
  readonly status: Status | undefined;
  readonly sentBy: Sending;
  readonly sortBy: Column;
  readonly sortDirection: Sort<Column>['direction'];
}

interface Received {
  readonly _id: string;
  readonly createdAt: string;
}

interface Props<Row extends Received, Status extends string, Column extends string> {
  readonly label: string;
  /** What is said where no one has asked for anything yet. */
  readonly none: string;
  readonly statuses: readonly Status[];
  readonly word: (status: Status) => string;
  readonly queryKey: (filter: RequestFilter<Status, Column>) => readonly unknown[];
  /** Under which it is kept how many new ones came without the form. */
  readonly byCallsKey: readonly unknown[];
  readonly list: (asked: {
    readonly query: Query<Status, Column>;
    readonly signal: AbortSignal;
  }) => Promise<ListPage<Row>>;
  /** After when it came. */
  readonly columns: readonly Cells<Row, Column>[];
  /** What is to be added to a request. */
  readonly beneath?: (row: Row) => ReactNode;
}

/** The requests of a public form, the newest first: found by words and status, sorted by a column, page by page. */
export function RequestRoom<Row extends Received, Status extends string, Column extends string>({
  label,
  none,
  statuses,
  word,
  queryKey,
  byCallsKey,
  list,
  columns,
  beneath,
}: Props<Row, Status, Column | 'createdAt'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const [filter, look] = useLook<RequestFilter<Status, Column | 'createdAt'>>(allOf('form'));
  const { sort, ...tools } = filter;
  const unformed = useQuery({
    queryKey: byCallsKey,
    queryFn: async ({ signal }) => {
      const { sort: _, ...asked } = allOf(byCalls);
      const status = statuses.find((each) => each === 'new');
      return (await list({ query: { ...asked, status, limit: 1, sortBy: 'createdAt', sortDirection: 'desc' }, signal }))
        .total;
    },
  });
  const found = useList(queryKey(filter), filter.pageNo, (pageNo, signal) => {
    const order = { sortBy: sort.by, sortDirection: sort.direction };
    return list({ query: { ...tools, pageNo, limit: limits.requestListPageSize, ...order }, signal });
  });
  const isFiltered = filter.search !== '' || filter.status !== undefined || filter.sentBy === 'call';
  return (
    <>
      <RequestTools filter={tools} statuses={statuses} word={word} unformed={unformed.data ?? 0} onLook={look} />
      <ListRoom list={found} none={isFiltered ? t('requests.none') : none} onPage={(pageNo) => look({ pageNo })}>
        {(rows) => (
          <DataTable
            label={label}
            miw={1060}
            rows={rows}
            columns={[
              {
                head: t('requests.received'),
                sort: 'createdAt',
                begins: 'desc',
                w: 170,
                varies: true,
                place: 'line',
                className: 'num',
                cell: ({ createdAt }) => format.moment(createdAt),
              },
              ...columns,
            ]}
            order={{ sort, onSort: (by) => look({ sort: by }) }}
            {...(beneath && { beneath })}
          />
        )}
      </ListRoom>
    </>
  );
}

const byCalls = 'call' satisfies Sending;

/** Everything that was sent so, the newest first. */
const allOf = (sentBy: Sending) =>
  ({
    pageNo: 1,
    search: '',
    status: undefined,
    sentBy,
    sort: { by: 'createdAt', direction: 'desc' },
  }) as const;

type Tools<Status extends string> = Omit<RequestFilter<Status, never>, 'sort'>;

interface ToolProps<Status extends string> {
  readonly filter: Tools<Status>;
  readonly statuses: readonly Status[];
  readonly word: (status: Status) => string;
  /** How many new ones came without the form. */
  readonly unformed: number;
  readonly onLook: (change: Partial<Tools<Status>>) => void;
}

/** Finds requests by words and status; what came without a form is looked at apart, for that is how programs send it. */
function RequestTools<Status extends string>({ filter, statuses, word, unformed, onLook }: ToolProps<Status>) {
  const { t } = useTranslation();
  // A field that begins again is empty.
  const [searches, setSearches] = useState(0);
  return (
    <div className={page.tools}>
      <SearchField key={searches} label={t('requests.search')} onSearch={(search) => onLook({ search })} />
      <Select
        w={190}
        clearable
        aria-label={t('requests.filter')}
        placeholder={t('requests.all')}
        data={[
          ...statuses.map((status) => ({ value: `${status}`, label: word(status) })),
          { value: byCalls, label: t('requests.sales.noForm') },
        ]}
        value={filter.sentBy === byCalls ? byCalls : (filter.status ?? null)}
        onChange={(value) =>
          onLook({
            status: statuses.find((each) => each === value),
            sentBy: value === byCalls ? byCalls : 'form',
          })
        }
      />
      {unformed > 0 && (
        <UnstyledButton
          className={page.open}
          aria-pressed={filter.sentBy === byCalls}
          onClick={() => {
            setSearches((count) => count + 1);
            onLook({ search: '', status: undefined, sentBy: filter.sentBy === byCalls ? 'form' : byCalls });
          }}
        >
          {t('requests.unformed', { count: unformed })}
        </UnstyledButton>
      )}
    </div>
  );
}
