import { Button, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { endpoints } from '@naksha/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { ListRoom } from '../list-room.tsx';
import page from '../page.module.css';
import { useList } from '../use-list.ts';
import { useLook } from '../use-look.ts';
import { AddUser } from './add-user.tsx';
import { useMyPlan } from './use-my-plan.ts';
import { allUsers, UserTools, usersAsked } from './user-tools.tsx';
import { UsersTable } from './users-table.tsx';

/** The people of a client: find, add, open and close accounts. */
export function Users() {
  const { t } = useTranslation();
  const [filter, look] = useLook(allUsers);
  const { search, status } = filter;
  const [isAdding, adding] = useDisclosure(false);
  const users = useList(queryKeys.userPage(filter), filter.pageNo, (pageNo, signal) =>
    call(endpoints.listUsers, { query: { pageNo, ...usersAsked(filter) }, signal }),
  );
  const isFiltered = search !== '' || status !== undefined;
  const plan = useMyPlan();

  return (
    <>
      <div className={page.head}>
        <Title order={1}>{t('admin.users.title')}</Title>
        {plan.data && (
          <span className={page.aside}>
            {t('admin.users.places', {
              ...plan.data.users,
              admins: plan.data.admins.active,
              adminLimit: plan.data.admins.limit,
            })}
          </span>
        )}
        <div className={page.acts}>
          <Button variant="default" component={Link} to="/admin/credits">
            {t('admin.credits.title')}
          </Button>
          <Button onClick={adding.open}>{t('admin.users.add')}</Button>
        </div>
      </div>
      <UserTools filter={filter} onLook={look} />
      <ListRoom
        list={users}
        none={t(isFiltered ? 'admin.users.none' : 'admin.users.noneYet')}
        onPage={(pageNo) => look({ pageNo })}
      >
        {(rows) => <UsersTable users={rows} sort={filter.sort} onSort={(sort) => look({ sort })} />}
      </ListRoom>
      <AddUser isOpen={isAdding} onClose={adding.close} />
    </>
  );
}
