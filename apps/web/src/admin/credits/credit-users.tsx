import { UnstyledButton } from '@mantine/core';
import { endpoints, type User } from '@naksha/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys, type UsersFilter } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { SearchField } from '../../ui/search-field.tsx';
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
            <DataTable
              label={title}
              miw={560}
              rows={rows}
              order={order}
              columns={[
                {
                  head: t('admin.credits.user'),
                  sort: 'name',
                  place: 'name',
                  className: page.strong,
                  cell: ({ name }) => name,
                },
                {
                  head: t('admin.users.cap'),
                  sort: 'creditCap',
                  isNumber: true,
                  cell: ({ creditCap }) => (creditCap === null ? t('admin.credits.noCap') : format.number(creditCap)),
                },
                {
                  head: t('admin.credits.usedMonth'),
                  sort: 'creditsThisMonth',
                  begins: 'desc',
                  isNumber: true,
                  cell: ({ creditsThisMonth }) => format.number(creditsThisMonth),
                },
                {
                  head: t('admin.credits.leftMonth'),
                  isNumber: true,
                  cell: ({ creditCap, creditsThisMonth }) =>
                    creditCap === null ? '–' : format.number(Math.max(0, creditCap - creditsThisMonth)),
                },
                {
                  head: '',
                  place: 'menu',
                  cell: (user) => (
                    <UnstyledButton className={classes.act} onClick={() => setEdited(user)}>
                      {t('admin.credits.setCap')} <span className="visually-hidden">{user.name}</span>
                    </UnstyledButton>
                  ),
                },
              ]}
            />
          )}
        </ListRoom>
      </div>
      {edited && <EditCap user={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
