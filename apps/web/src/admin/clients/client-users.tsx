import { Button, Table } from '@mantine/core';
import { endpoints, type User } from '@naksha/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys, type UsersFilter } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { ListRoom } from '../list-room.tsx';
import page from '../page.module.css';
import { scrolledByKey } from '../scrolled-by-key.ts';
import { useList } from '../use-list.ts';
import { useLook } from '../use-look.ts';
import { NewPassword } from '../users/new-password.tsx';
import { roleWords } from '../users/role-words.ts';
import { useResetSecondStep } from '../users/use-reset-second-step.tsx';

/** The people of a client, to be looked at: its own administrators change them, but for what they may be shut out by. */
export function ClientUsers({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [filter, look] = useLook<UsersFilter>({ pageNo: 1, search: '', status: undefined });
  const { search } = filter;
  const users = useList(queryKeys.clientUsers(clientId, filter), filter.pageNo, (pageNo, signal) =>
    call(endpoints.listClientUsers, { params: { id: clientId }, query: { pageNo, search }, signal }),
  );
  return (
    <>
      <div className={page.tools}>
        <SearchField label={t('admin.users.search')} onSearch={(text) => look({ search: text })} />
      </div>
      <ListRoom
        list={users}
        none={t(search === '' ? 'clients.noUsers' : 'clients.noUserFound')}
        onPage={(pageNo) => look({ pageNo })}
      >
        {(rows) => (
          <section className={page.scroll} aria-label={t('admin.users.title')} {...scrolledByKey}>
            <Table miw={680}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('admin.users.name')}</Table.Th>
                  <Table.Th>{t('admin.users.login')}</Table.Th>
                  <Table.Th>{t('admin.users.role')}</Table.Th>
                  <Table.Th>{t('admin.users.status')}</Table.Th>
                  <Table.Th className={page.number}>{t('admin.users.credits')}</Table.Th>
                  <Table.Th className={page.number}>{t('admin.users.lastActive')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {rows.map((user) => (
                  <Table.Tr key={user._id}>
                    <Table.Td className={page.strong}>{user.name}</Table.Td>
                    <Table.Td>
                      {user.username ?? user.email}
                      {user.hasSecondStep && <ResetSecondStep user={user} />}
                      {mayNeedPassword(user) && <GivePassword user={user} />}
                    </Table.Td>
                    <Table.Td>{t(`admin.users.${roleWords[user.roles]}`)}</Table.Td>
                    <Table.Td className={user.status === 'active' ? page.active : page.inactive}>
                      {t(user.status === 'active' ? 'admin.users.active' : 'admin.users.inactive')}
                    </Table.Td>
                    <Table.Td className={page.number}>{format.number(user.creditsUsed)}</Table.Td>
                    <Table.Td data-varies className={page.number}>
                      {user.lastActiveAt ? format.moment(user.lastActiveAt) : t('admin.users.never')}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </section>
        )}
      </ListRoom>
    </>
  );
}

/** Offered where it can do something: at accounts with a second step. */
function ResetSecondStep({ user }: { user: User }) {
  const { t } = useTranslation();
  const { confirm, isBusy } = useResetSecondStep(user);
  return (
    <Button size="xs" variant="default" display="block" mt={4} loading={isBusy} onClick={confirm}>
      {t('admin.users.resetStep')}
    </Button>
  );
}

/** An administrator may be the only one of the client; others are helped by theirs, but where no one came in time for the password that was given. */
function mayNeedPassword({ roles, givenUntil }: User): boolean {
  return roles === 'admin' || (givenUntil !== null && new Date(givenUntil) < new Date());
}

function GivePassword({ user }: { user: User }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="xs" variant="default" display="block" mt={4} onClick={() => setIsOpen(true)}>
        {t('admin.users.setPassword')}
      </Button>
      {isOpen && <NewPassword user={user} onClose={() => setIsOpen(false)} />}
    </>
  );
}
