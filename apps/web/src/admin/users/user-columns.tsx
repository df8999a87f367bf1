import type { User, UserColumn } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import type { Column } from '../../ui/data-table.tsx';
import page from '../page.module.css';
import { roleWords } from './role-words.ts';

/** The columns with which every list of users begins. */
export function useUserColumns(): readonly Column<User, UserColumn>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return [
    { head: t('admin.users.name'), sort: 'name', place: 'name', className: page.strong, cell: ({ name }) => name },
    {
      head: t('admin.users.login'),
      sort: 'login',
      place: 'line',
      cell: ({ username, email }) => username ?? email,
    },
    {
      head: t('admin.users.role'),
      sort: 'roles',
      place: 'line',
      cell: ({ roles }) => t(`admin.users.${roleWords[roles]}`),
    },
    {
      head: t('admin.users.status'),
      sort: 'status',
      place: 'beside',
      className: ({ status }) => (status === 'active' ? page.active : page.inactive),
      cell: ({ status }) => t(status === 'active' ? 'admin.users.active' : 'admin.users.inactive'),
    },
    {
      head: t('admin.users.credits'),
      sort: 'creditsUsed',
      begins: 'desc',
      isNumber: true,
      cell: ({ creditsUsed }) => format.number(creditsUsed),
    },
  ];
}
