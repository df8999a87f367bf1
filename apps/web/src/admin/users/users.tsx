import { Button, SegmentedControl, TextInput, Title } from '@mantine/core';
import { useDebouncedValue, useDisclosure } from '@mantine/hooks';
import { endpoints, type UserStatus, userStatuses } from '@naksha/contract';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys, type UsersFilter } from '../../api/query-keys.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Pages } from '../../ui/pages.tsx';
import page from '../page.module.css';
import { AddUser } from './add-user.tsx';
import { UsersTable } from './users-table.tsx';

/** The people of a client: find, add, open and close accounts. */
export function Users() {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [searched] = useDebouncedValue(search.trim(), 200);
  const [status, setStatus] = useState<UserStatus>();
  const [pageNo, setPageNo] = useState(1);
  const [isAdding, adding] = useDisclosure(false);
  const users = useUsers({ pageNo, search: searched, status });
  const last = users.data && Math.max(1, Math.ceil(users.data.total / users.data.limit));
  // The only one of a last page can leave it.
  if (last !== undefined && !users.isPlaceholderData && pageNo > last) setPageNo(last);
  const plan = useQuery({ queryKey: queryKeys.myPlan, queryFn: () => call(endpoints.getMyPlan) });

  return (
    <>
      <div className={page.head}>
        <Title order={1}>{t('admin.users.title')}</Title>
        {plan.data && (
          <span className={page.aside}>
            {t('admin.users.places', { active: plan.data.users.active, limit: plan.data.users.limit })}
          </span>
        )}
        <div className={page.acts}>
          <Button onClick={adding.open}>{t('admin.users.add')}</Button>
        </div>
      </div>
      <div className={page.tools}>
        <TextInput
          w={250}
          leftSection={<IconSearch size={16} stroke={1.45} aria-hidden />}
          placeholder={t('admin.users.search')}
          aria-label={t('admin.users.search')}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            setPageNo(1);
          }}
        />
        <SegmentedControl
          aria-label={t('admin.users.status')}
          value={status ?? 'all'}
          onChange={(value) => {
            setStatus(userStatuses.find((each) => each === value));
            setPageNo(1);
          }}
          data={[
            { value: 'all', label: t('admin.users.all') },
            { value: 'active', label: t('admin.users.active') },
            { value: 'in-active', label: t('admin.users.inactive') },
          ]}
        />
      </div>
      {users.isError && <LoadFailure error={users.error} retry={users.refetch} />}
      {users.data && (
        <>
          <UsersTable users={users.data.data} isFiltered={searched !== '' || status !== undefined} />
          <Pages list={users.data} onChange={setPageNo} />
        </>
      )}
      <AddUser isOpen={isAdding} onClose={adding.close} />
    </>
  );
}

/** One page of the client's users, as the server filters it. */
function useUsers({ pageNo, search, status }: UsersFilter) {
  return useQuery({
    queryKey: queryKeys.userPage({ pageNo, search, status }),
    queryFn: ({ signal }) =>
      call(endpoints.listUsers, { query: { pageNo, search, ...(status ? { status } : {}) }, signal }),
    placeholderData: keepPreviousData,
  });
}
