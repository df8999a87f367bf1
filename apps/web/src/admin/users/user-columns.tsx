import { Table } from '@mantine/core';
import type { User, UserColumn } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { type Order, SortHead } from '../../ui/sort-head.tsx';
import page from '../page.module.css';
import { roleWords } from './role-words.ts';

/** The heads with which every list of users begins. */
export function UserHeads(order: Order<UserColumn>) {
  const { t } = useTranslation();
  return (
    <>
      <SortHead column="name" {...order}>
        {t('admin.users.name')}
      </SortHead>
      <SortHead column="login" {...order}>
        {t('admin.users.login')}
      </SortHead>
      <SortHead column="roles" {...order}>
        {t('admin.users.role')}
      </SortHead>
      <SortHead column="status" {...order}>
        {t('admin.users.status')}
      </SortHead>
      <SortHead column="creditsUsed" begins="desc" className={page.number} {...order}>
        {t('admin.users.credits')}
      </SortHead>
    </>
  );
}

/** What stands beneath them. */
export function UserCells({ user }: { user: User }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <Table.Td className={page.strong}>{user.name}</Table.Td>
      <Table.Td>{user.username ?? user.email}</Table.Td>
      <Table.Td>{t(`admin.users.${roleWords[user.roles]}`)}</Table.Td>
      <Table.Td>
        <StatusOfUser user={user} />
      </Table.Td>
      <Table.Td className={page.number}>{format.number(user.creditsUsed)}</Table.Td>
    </>
  );
}

export function StatusOfUser({ user: { status } }: { user: User }) {
  const { t } = useTranslation();
  return (
    <span className={status === 'active' ? page.active : page.inactive}>
      {t(status === 'active' ? 'admin.users.active' : 'admin.users.inactive')}
    </span>
  );
}
