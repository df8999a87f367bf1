import { bytesOfGigabyte, type ClientDetails, endpoints, storageLimitForm } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useSize } from '../../i18n/use-size.ts';
import { LimitDialog } from '../limit-dialog.tsx';

/** How much the files of a client may come to. */
export function StorageLimit({ client, onClose }: { client: ClientDetails; onClose: () => void }) {
  const { t } = useTranslation();
  const size = useSize();
  const { _id: id, name, storage } = client;
  return (
    <LimitDialog
      name={`storage.${id}`}
      title={t('clients.storage.title', { name })}
      text={t('clients.storage.text', { name, used: size(storage.usedBytes) })}
      field="storageGigabytes"
      rule={storageLimitForm}
      limit={storage.gigabytes}
      label={t('clients.storage.field')}
      hint={t('clients.storage.hint')}
      shownIn={queryKeys.clients}
      save={async (storageGigabytes, was) => {
        await call(endpoints.setStorageLimit, { params: { id }, body: { storageGigabytes, was } });
        return storageGigabytes === null
          ? t('clients.storage.unlimited', { name })
          : t('clients.storage.saved', { name, allowed: size(storageGigabytes * bytesOfGigabyte) });
      }}
      onClose={onClose}
    />
  );
}
