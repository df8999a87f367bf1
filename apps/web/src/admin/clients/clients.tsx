import { Button, SegmentedControl, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { clientStatuses, endpoints } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { type ClientsFilter, queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { ListRoom } from '../list-room.tsx';
import page from '../page.module.css';
import { useList } from '../use-list.ts';
import { useLook } from '../use-look.ts';
import { ClientsTable } from './clients-table.tsx';
import { CreateClient } from './create-client.tsx';

const whole: ClientsFilter = {
  pageNo: 1,
  search: '',
  status: undefined,
  sort: { by: 'createdAt', direction: 'desc' },
};

/** The organisations that subscribe: find one, look into it, make a new one. */
export function Clients() {
  const { t } = useTranslation();
  const [filter, look] = useLook(whole);
  const { search, status, sort } = filter;
  const [isAdding, adding] = useDisclosure(false);
  const clients = useList(queryKeys.clientPage(filter), filter.pageNo, (pageNo, signal) =>
    call(endpoints.listClients, {
      query: { pageNo, search, ...(status && { status }), sortBy: sort.by, sortDirection: sort.direction },
      signal,
    }),
  );
  const isFiltered = search !== '' || status !== undefined;
  return (
    <>
      <div className={page.head}>
        <Title order={1}>{t('clients.title')}</Title>
        <Count />
        <div className={page.acts}>
          <Button onClick={adding.open}>{t('clients.add')}</Button>
        </div>
      </div>
      <div className={page.tools}>
        <SearchField label={t('clients.search')} onSearch={(text) => look({ search: text })} />
        <SegmentedControl
          aria-label={t('clients.status')}
          value={status ?? 'all'}
          onChange={(value) => look({ status: clientStatuses.find((each) => each === value) })}
          data={[
            { value: 'all', label: t('clients.all') },
            { value: 'active', label: t('clients.active') },
            { value: 'in-active', label: t('clients.inactive') },
          ]}
        />
      </div>
      <ListRoom
        list={clients}
        none={t(isFiltered ? 'clients.none' : 'clients.noneYet')}
        onPage={(pageNo) => look({ pageNo })}
      >
        {(rows) => <ClientsTable clients={rows} sort={sort} onSort={(wanted) => look({ sort: wanted })} />}
      </ListRoom>
      <CreateClient isOpen={isAdding} onClose={adding.close} />
    </>
  );
}

function Count() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useQuery({ queryKey: queryKeys.clientCount, queryFn: () => call(endpoints.countClients) });
  if (!data) return null;
  return (
    <span className={page.aside}>
      {t('clients.count', { active: format.number(data.active), total: format.number(data.total) })}
    </span>
  );
}
