import { SegmentedControl } from '@mantine/core';
import { userStatuses } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import type { UsersFilter } from '../../api/query-keys.ts';
import { SearchField } from '../../ui/search-field.tsx';
import page from '../page.module.css';

/** All users of a client by name, before anything is asked for. */
export const allUsers: UsersFilter = {
  pageNo: 1,
  search: '',
  status: undefined,
  sort: { by: 'name', direction: 'asc' },
};

/** Finds users by words and status. */
export function UserTools({
  filter: { status },
  onLook,
}: {
  filter: UsersFilter;
  onLook: (change: Partial<UsersFilter>) => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={page.tools}>
      <SearchField label={t('admin.users.search')} onSearch={(search) => onLook({ search })} />
      <SegmentedControl
        aria-label={t('admin.users.status')}
        value={status ?? 'all'}
        onChange={(value) => onLook({ status: userStatuses.find((each) => each === value) })}
        data={[
          { value: 'all', label: t('admin.users.all') },
          { value: 'active', label: t('admin.users.active') },
          { value: 'in-active', label: t('admin.users.inactive') },
        ]}
      />
    </div>
  );
}

/** What the server is asked for. */
export const usersAsked = ({ search, status, sort }: UsersFilter) => ({
  search,
  ...(status && { status }),
  sortBy: sort.by,
  sortDirection: sort.direction,
});
