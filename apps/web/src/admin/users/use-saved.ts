import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../api/query-keys.ts';

/** Gets the users again after something of one was saved, and says what was. */
export function useSaved(what: string): () => Promise<void> {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: queryKeys.users });
    notifications.show({ message: t('admin.users.saved', { what }) });
  };
}
