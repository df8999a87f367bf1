import { Button, Group, Stack, Table } from '@mantine/core';
import { endpoints, type User } from '@naksha/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys, type UsersFilter } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { SortHead } from '../../ui/sort-head.tsx';
import lines from '../lines.module.css';
import { ListRoom } from '../list-room.tsx';
import page from '../page.module.css';
import { scrolledByKey } from '../scrolled-by-key.ts';
import { useList } from '../use-list.ts';
import { useLook } from '../use-look.ts';
import { usePhone } from '../use-phone.ts';
import { NewPassword } from '../users/new-password.tsx';
import { roleWords } from '../users/role-words.ts';
import { useResetSecondStep } from '../users/use-reset-second-step.tsx';
import { StatusOfUser, UserCells, UserHeads } from '../users/user-columns.tsx';
import { allUsers, UserTools, usersAsked } from '../users/user-tools.tsx';

/** The people of a client, to be looked at: its own administrators change them, but for what they may be shut out by. */
export function ClientUsers({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [filter, look] = useLook(allUsers);
  const order = { sort: filter.sort, onSort: (sort: UsersFilter['sort']) => look({ sort }) };
  const isFiltered = filter.search !== '' || filter.status !== undefined;
  // Beside the list, for a line may leave it, or lose its button, while the password is still to be handed over.
  const [given, setGiven] = useState<User>();
  const users = useList(queryKeys.clientUsers(clientId, filter), filter.pageNo, (pageNo, signal) =>
    call(endpoints.listClientUsers, { params: { id: clientId }, query: { pageNo, ...usersAsked(filter) }, signal }),
  );
  const isPhone = usePhone();
  const acts = (user: User) => (
    <>
      {mayNeedPassword(user) && (
        <Button size="xs" variant="default" onClick={() => setGiven(user)}>
          {t('admin.users.setPassword')}
        </Button>
      )}
      {user.hasSecondStep && <ResetSecondStep user={user} />}
    </>
  );
  return (
    <>
      <UserTools filter={filter} onLook={look} />
      <ListRoom
        list={users}
        none={t(isFiltered ? 'clients.noUserFound' : 'clients.noUsers')}
        onPage={(pageNo) => look({ pageNo })}
      >
        {(rows) =>
          isPhone ? (
            <UsersList users={rows} acts={acts} />
          ) : (
            <section className={page.scroll} aria-label={t('admin.users.title')} {...scrolledByKey}>
              <Table miw={680}>
                <Table.Thead>
                  <Table.Tr>
                    <UserHeads {...order} />
                    <SortHead column="lastActiveAt" begins="desc" className={page.number} {...order}>
                      {t('admin.users.lastActive')}
                    </SortHead>
                    <Table.Th className={page.rowActs} />
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {rows.map((user) => (
                    <Table.Tr key={user._id}>
                      <UserCells user={user} />
                      <Table.Td data-varies className={page.number}>
                        {user.lastActiveAt ? format.moment(user.lastActiveAt) : t('admin.users.never')}
                      </Table.Td>
                      <Table.Td className={page.rowActs}>
                        <Stack gap={4} align="flex-end">
                          {acts(user)}
                        </Stack>
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </section>
          )
        }
      </ListRoom>
      {given && <NewPassword user={given} onClose={() => setGiven(undefined)} />}
    </>
  );
}

/** The rows of the table, for a phone, in the table's first order. */
function UsersList({ users, acts }: { users: readonly User[]; acts: (user: User) => ReactNode }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <ul className={lines.list} aria-label={t('admin.users.title')}>
      {users.map((user) => (
        <li key={user._id}>
          <div className={lines.pair}>
            <span className={page.strong}>{user.name}</span>
            <StatusOfUser user={user} />
          </div>
          <p className={lines.quiet}>
            {[user.username ?? user.email, t(`admin.users.${roleWords[user.roles]}`)].join(' · ')}
          </p>
          <div className={lines.pair}>
            <span className={lines.quiet}>{t('admin.users.credits')}</span>
            <span className="num">{format.number(user.creditsUsed)}</span>
          </div>
          <div className={lines.pair}>
            <span className={lines.quiet}>{t('admin.users.lastActive')}</span>
            <span className="num" data-varies>
              {user.lastActiveAt ? format.moment(user.lastActiveAt) : t('admin.users.never')}
            </span>
          </div>
          <Group gap={8}>{acts(user)}</Group>
        </li>
      ))}
    </ul>
  );
}

/** Offered where it can do something: at accounts with a second step. */
function ResetSecondStep({ user }: { user: User }) {
  const { t } = useTranslation();
  const { confirm, isBusy } = useResetSecondStep(user);
  return (
    <Button size="xs" variant="default" loading={isBusy} onClick={confirm}>
      {t('admin.users.resetStep')}
    </Button>
  );
}

/** An administrator may be the only one of the client; others are helped by theirs, but where no one came in time for the password that was given. */
function mayNeedPassword({ roles, givenUntil }: User): boolean {
  return roles === 'admin' || (givenUntil !== null && new Date(givenUntil) < new Date());
}
