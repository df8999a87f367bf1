import type { UserColumn } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { type Order, SortHead } from '../../ui/sort-head.tsx';
import page from '../page.module.css';

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
