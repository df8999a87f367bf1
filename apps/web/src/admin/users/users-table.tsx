import { Table } from '@mantine/core';
import type { User } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import page from '../page.module.css';
import { LastActive } from './last-active.tsx';
import { UserActions } from './user-actions.tsx';

const roleWords = { user: 'roleUser', admin: 'roleAdmin', superadmin: 'roleSuper' } as const;

export function UsersTable({ users, isFiltered }: { users: readonly User[]; isFiltered: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (users.length === 0)
    return <p className={page.empty}>{t(isFiltered ? 'admin.users.none' : 'admin.users.noneYet')}</p>;
  return (
    <section className={page.scroll} aria-label={t('admin.users.title')}>
      <Table miw={760}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('admin.users.name')}</Table.Th>
            <Table.Th>{t('admin.users.login')}</Table.Th>
            <Table.Th>{t('admin.users.role')}</Table.Th>
            <Table.Th>{t('admin.users.status')}</Table.Th>
            <Table.Th className={page.number}>{t('admin.users.credits')}</Table.Th>
            <Table.Th>{t('admin.users.ips')}</Table.Th>
            <Table.Th>{t('admin.users.lastActive')}</Table.Th>
            <Table.Th w={40} className={page.rowActs} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {users.map((user) => (
            <Table.Tr key={user._id}>
              <Table.Td className={page.strong}>{user.name}</Table.Td>
              <Table.Td>{user.username ?? user.email}</Table.Td>
              <Table.Td>{t(`admin.users.${roleWords[user.roles]}`)}</Table.Td>
              <Table.Td className={user.status === 'active' ? page.active : page.inactive}>
                {t(user.status === 'active' ? 'admin.users.active' : 'admin.users.inactive')}
              </Table.Td>
              <Table.Td className={page.number}>{format.number(user.creditsUsed)}</Table.Td>
              <Table.Td className="num">
                {user.allowedIps.length === 0 ? t('admin.users.anyIp') : user.allowedIps.length}
              </Table.Td>
              <Table.Td data-varies>
                <LastActive at={user.lastActiveAt} />
              </Table.Td>
              <Table.Td className={page.rowActs}>
                <UserActions user={user} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
