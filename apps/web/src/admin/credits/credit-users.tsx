import { Table, UnstyledButton } from '@mantine/core';
import { endpoints, type User } from '@naksha/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys, type UsersFilter } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { SortHead } from '../../ui/sort-head.tsx';
import { ListRoom } from '../list-room.tsx';
import page from '../page.module.css';
import { useList } from '../use-list.ts';
import { useLook } from '../use-look.ts';
import { EditCap } from '../users/edit-cap.tsx';
import { allUsers, usersAsked } from '../users/user-tools.tsx';
import classes from './credit-users.module.css';

const limit = 10;

/** Of each user what they may spend this month, what they have, and what is left of it. */
export function CreditUsers() {
  const { t } = useTranslation();
  const format = useFormat();
  const [filter, look] = useLook(allUsers);
  const [edited, setEdited] = useState<User>();
  const users = useList(queryKeys.userCredits(filter), filter.pageNo, (wanted, signal) =>
    call(endpoints.listUsers, { query: { pageNo: wanted, limit, ...usersAsked(filter) }, signal }),
  );
  const order = { sort: filter.sort, onSort: (sort: UsersFilter['sort']) => look({ sort }) };
  const title = t('admin.credits.byUser');
  return (
    <>
      <div className={page.tools}>
        <h2>{title}</h2>
        <SearchField label={t('admin.users.search')} onSearch={(search) => look({ search })} />
      </div>
      <div className={classes.users}>
        <ListRoom
          list={users}
          none={t(filter.search === '' ? 'admin.users.noneYet' : 'admin.users.none')}
          onPage={(pageNo) => look({ pageNo })}
        >
          {(rows) => (
            <section className={page.scroll} aria-label={title}>
              <Table miw={560}>
                <Table.Thead>
                  <Table.Tr>
                    <SortHead column="name" {...order}>
                      {t('admin.credits.user')}
                    </SortHead>
                    <SortHead column="creditCap" className={page.number} {...order}>
                      {t('admin.users.cap')}
                    </SortHead>
                    <SortHead column="creditsThisMonth" begins="desc" className={page.number} {...order}>
                      {t('admin.credits.usedMonth')}
                    </SortHead>
                    <Table.Th className={page.number}>{t('admin.credits.leftMonth')}</Table.Th>
                    <Table.Th className={page.rowActs} />
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {rows.map((user) => (
                    <Table.Tr key={user._id}>
                      <Table.Td className={page.strong}>{user.name}</Table.Td>
                      <Table.Td className={page.number}>
                        {user.creditCap === null ? t('admin.credits.noCap') : format.number(user.creditCap)}
                      </Table.Td>
                      <Table.Td className={page.number}>{format.number(user.creditsThisMonth)}</Table.Td>
                      <Table.Td className={page.number}>
                        {user.creditCap === null
                          ? '–'
                          : format.number(Math.max(0, user.creditCap - user.creditsThisMonth))}
                      </Table.Td>
                      <Table.Td className={page.rowActs}>
                        <UnstyledButton className={classes.act} onClick={() => setEdited(user)}>
                          {t('admin.credits.setCap')} <span className="visually-hidden">{user.name}</span>
                        </UnstyledButton>
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </section>
          )}
        </ListRoom>
      </div>
      {edited && <EditCap user={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
