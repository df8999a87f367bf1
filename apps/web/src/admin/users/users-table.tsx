import { Menu } from '@mantine/core';
import { endpoints, type User, type UserColumn } from '@naksha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useSession } from '../../api/session-store.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useShowError } from '../../session/use-show-error.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { Order } from '../../ui/sort-head.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { RowMenu } from '../row-menu.tsx';
import { EditCap } from './edit-cap.tsx';
import { EditHours } from './edit-hours.tsx';
import { EditIps } from './edit-ips.tsx';
import { EditUser } from './edit-user.tsx';
import { NewPassword } from './new-password.tsx';
import { since } from './since.ts';
import { useResetSecondStep } from './use-reset-second-step.tsx';
import { useUserColumns } from './user-columns.tsx';

interface UsersTableProps extends Order<UserColumn> {
  readonly users: readonly User[];
}

export function UsersTable({ users, ...order }: UsersTableProps) {
  const { t } = useTranslation();
  const columns = useUserColumns();
  return (
    <DataTable
      label={t('admin.users.title')}
      miw={760}
      rows={users}
      order={order}
      columns={[
        ...columns,
        {
          head: t('admin.users.ips'),
          className: 'num',
          cell: ({ allowedIps }) => (allowedIps.length === 0 ? t('admin.users.anyIp') : allowedIps.length),
        },
        {
          head: t('admin.users.lastActive'),
          sort: 'lastActiveAt',
          begins: 'desc',
          varies: true,
          cell: ({ lastActiveAt }) => <LastActive at={lastActiveAt} />,
        },
        { head: '', w: 40, place: 'menu', cell: (user) => <UserActions user={user} /> },
      ]}
    />
  );
}

function LastActive({ at }: { at: string | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  const ago = since(at, new Date(), format);
  if (ago.word === 'day') return <>{ago.text}</>;
  if (ago.word === 'minutes') return <>{t('admin.users.minutes', { count: ago.count })}</>;
  if (ago.word === 'hours') return <>{t('admin.users.hours', { count: ago.count })}</>;
  return <>{t(`admin.users.${ago.word}`)}</>;
}

/** What can be done with one account; closing and opening it is confirmed by its name. */
function UserActions({ user }: { user: User }) {
  const { t } = useTranslation();
  const showError = useShowError();
  const queries = useQueryClient();
  const [open, setOpen] = useState<'facts' | 'cap' | 'hours' | 'ips' | 'password' | null>(null);
  const isSelf = useSession((state) => state.session?.user._id === user._id);
  const ask = useConfirm();
  const step = useResetSecondStep(user);
  const action = user.status === 'active' ? 'deactivate' : 'activate';
  const change = useMutation({
    mutationFn: () =>
      call(action === 'activate' ? endpoints.activateUser : endpoints.deactivateUser, { params: { id: user._id } }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: queryKeys.users }),
        queries.invalidateQueries({ queryKey: queryKeys.myPlan }),
      ]),
    onError: showError,
  });

  const confirm = () =>
    ask({
      title: t(`admin.users.${action}Title`, { name: user.name }),
      text: t(`admin.users.${action}Text`, { name: user.name }),
      act: t(`admin.users.${action}`),
      isDestructive: action === 'deactivate',
      onConfirm: () => change.mutate(),
    });

  return (
    <>
      <RowMenu isBusy={change.isPending} label={t('admin.users.actions', { name: user.name })}>
        <Menu.Item onClick={() => setOpen('facts')}>{t('admin.users.edit')}</Menu.Item>
        <Menu.Item onClick={() => setOpen('cap')}>{t('admin.users.cap')}</Menu.Item>
        <Menu.Item onClick={() => setOpen('hours')}>{t('admin.users.hours')}</Menu.Item>
        <Menu.Item onClick={() => setOpen('ips')}>{t('admin.users.ips')}</Menu.Item>
        {!isSelf && <Menu.Item onClick={() => setOpen('password')}>{t('admin.users.setPassword')}</Menu.Item>}
        {!isSelf && user.hasSecondStep && <Menu.Item onClick={step.confirm}>{t('admin.users.resetStep')}</Menu.Item>}
        {!isSelf && <Menu.Item onClick={confirm}>{t(`admin.users.${action}`)}</Menu.Item>}
      </RowMenu>
      {open === 'facts' && <EditUser user={user} onClose={() => setOpen(null)} />}
      {open === 'cap' && <EditCap user={user} onClose={() => setOpen(null)} />}
      {open === 'hours' && <EditHours user={user} onClose={() => setOpen(null)} />}
      {open === 'password' && <NewPassword user={user} onClose={() => setOpen(null)} />}
      {open === 'ips' && <EditIps user={user} onClose={() => setOpen(null)} />}
    </>
  );
}
