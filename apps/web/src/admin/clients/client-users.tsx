import { Button, Stack } from '@mantine/core';
import { endpoints, type User } from '@naksha/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { ListRoom } from '../list-room.tsx';
import { useList } from '../use-list.ts';
import { useLook } from '../use-look.ts';
import { NewPassword } from '../users/new-password.tsx';
import { useResetSecondStep } from '../users/use-reset-second-step.tsx';
import { useUserColumns } from '../users/user-columns.tsx';
import { allUsers, UserTools, usersAsked } from '../users/user-tools.tsx';

/** The people of a client, to be looked at: its own administrators change them, but for what they may be shut out by. */
export function ClientUsers({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [filter, look] = useLook(allUsers);
  const isFiltered = filter.search !== '' || filter.status !== undefined;
  // Beside the list, for a line may leave it, or lose its button, while the password is still to be handed over.
  const [given, setGiven] = useState<User>();
  const users = useList(queryKeys.clientUsers(clientId, filter), filter.pageNo, (pageNo, signal) =>
    call(endpoints.listClientUsers, { params: { id: clientId }, query: { pageNo, ...usersAsked(filter) }, signal }),
  );
  const columns = useUserColumns();
  const actsOf = (user: User) => {
    const needsPassword = mayNeedPassword(user);
    if (!needsPassword && !user.hasSecondStep) return null;
    return (
      <Stack gap={4} align="flex-end">
        {needsPassword && (
          <Button size="xs" variant="default" onClick={() => setGiven(user)}>
            {t('admin.users.setPassword')}
          </Button>
        )}
        {user.hasSecondStep && <ResetSecondStep user={user} />}
      </Stack>
    );
  };
  return (
    <>
      <UserTools filter={filter} onLook={look} />
      <ListRoom
        list={users}
        none={t(isFiltered ? 'clients.noUserFound' : 'clients.noUsers')}
        onPage={(pageNo) => look({ pageNo })}
      >
        {(rows) => (
          <DataTable
            label={t('admin.users.title')}
            miw={680}
            rows={rows}
            order={{ sort: filter.sort, onSort: (sort) => look({ sort }) }}
            columns={[
              ...columns,
              {
                head: t('admin.users.lastActive'),
                sort: 'lastActiveAt',
                begins: 'desc',
                isNumber: true,
                varies: true,
                cell: ({ lastActiveAt }) => (lastActiveAt ? format.moment(lastActiveAt) : t('admin.users.never')),
              },
              { head: '', place: 'acts', cell: actsOf },
            ]}
          />
        )}
      </ListRoom>
      {given && <NewPassword user={given} onClose={() => setGiven(undefined)} />}
    </>
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
