import { Text } from '@mantine/core';
import { creditCap, endpoints, type User } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { LimitDialog } from '../limit-dialog.tsx';

/** How many credits one user may spend in a month. */
export function EditCap({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { _id: id, name, creditsThisMonth } = user;
  const title = t('admin.users.capOf', { name });
  return (
    <LimitDialog
      name={`cap.${id}`}
      title={title}
      text={t('admin.users.capText', { name, used: format.number(creditsThisMonth) })}
      field="creditCap"
      rule={creditCap}
      limit={user.creditCap}
      label={t('admin.users.cap')}
      hint={t('admin.users.capHint')}
      note={(cap) =>
        cap !== undefined &&
        cap !== null &&
        cap < creditsThisMonth && (
          <Text role="status" c="var(--madder)">
            {t('admin.users.capBelow', { name })}
          </Text>
        )
      }
      shownIn={queryKeys.users}
      save={async (cap, was) => {
        await call(endpoints.setCreditCap, { params: { id }, body: { creditCap: cap, was } });
        return t('admin.users.saved', { what: title });
      }}
      onClose={onClose}
    />
  );
}
