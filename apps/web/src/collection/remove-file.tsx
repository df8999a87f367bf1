import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { endpoints, type FileRow } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { useShowError } from '../session/use-show-error.ts';
import { dropDesigns } from '../studio/designs/drop-designs.ts';
import { restoreFile } from './restore-file.ts';

/** Long enough to read what was deleted and to think again. */
const undoMs = 12_000;

/** Puts a file into the bin, takes it off the screen and offers to undo that. Throws `ApiError`. */
export async function removeFile({ _id: id }: FileRow, name: string): Promise<void> {
  await call(endpoints.deleteFile, { params: { id } });
  dropDesigns([id]);
  notifications.show({
    ...{ id, color: 'gray', autoClose: undoMs },
    // At the top it lies over the way to the bin, which is where whoever deleted something looks next.
    position: 'bottom-center',
    message: <Removed id={id} name={name} />,
  });
  await queryClient.invalidateQueries({ queryKey: queryKeys.files });
}

function Removed({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation();
  const showError = useShowError();
  const undo = async () => {
    notifications.hide(id);
    try {
      await restoreFile(id);
      notifications.show({ color: 'gray', message: t('collection.restored', { name }), autoClose: 2500 });
    } catch (error) {
      showError(error);
    }
  };
  return (
    <span style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 }}>
      {t('collection.removed', { name })}
      <Button size="compact-sm" variant="default" onClick={undo}>
        {t('collection.undo')}
      </Button>
    </span>
  );
}
