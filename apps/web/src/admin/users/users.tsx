import { Button, SegmentedControl, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { endpoints, userStatuses } from '@naksha/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys, type UsersFilter } from '../../api/query-keys.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { ListRoom } from '../list-room.tsx';
import page from '../page.module.css';
import { useList } from '../use-list.ts';
import { useLook } from '../use-look.ts';
import { AddUser } from './add-user.tsx';
import { useMyPlan } from './use-my-plan.ts';
import { UsersTable } from './users-table.tsx';

/** The people of a client: find, add, open and close accounts. */
export function Users() {
  const { t } = useTranslation();
  const [filter, look] = useLook<UsersFilter>({ pageNo: 1, search: '', status: undefined });
  const { search, status } = filter;
  const [isAdding, adding] = useDisclosure(false);
  const users = useList(queryKeys.userPage(filter), filter.pageNo, (pageNo, signal) =>
    call(endpoints.listUsers, { query: { pageNo, search, ...(status && { status }) }, signal }),
  );
  const isFiltered = search !== '' || status !== undefined;
  const plan = useMyPlan();

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
          <Button variant="default" component={Link} to="/admin/credits">
            {t('admin.credits.title')}
          </Button>
          <Button onClick={adding.open}>{t('admin.users.add')}</Button>
        </div>
      </div>
      <div className={page.tools}>
        <SearchField label={t('admin.users.search')} onSearch={(text) => look({ search: text })} />
        <SegmentedControl
          aria-label={t('admin.users.status')}
          value={status ?? 'all'}
          onChange={(value) => look({ status: userStatuses.find((each) => each === value) })}
          data={[
            { value: 'all', label: t('admin.users.all') },
            { value: 'active', label: t('admin.users.active') },
            { value: 'in-active', label: t('admin.users.inactive') },
          ]}
        />
      </div>
      <ListRoom
        list={users}
        none={t(isFiltered ? 'admin.users.none' : 'admin.users.noneYet')}
        onPage={(pageNo) => look({ pageNo })}
      >
        {(rows) => <UsersTable users={rows} />}
      </ListRoom>
      <AddUser isOpen={isAdding} onClose={adding.close} />
    </>
  );
}
