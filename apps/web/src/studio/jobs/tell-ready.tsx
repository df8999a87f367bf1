import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { FileRow } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { showError } from '../../session/error-modal.tsx';
import { downloadFile } from './download-file.ts';

/** Says that a file which took its time is ready, and offers it; it stays until it is taken or put away. */
export function tellReady(file: FileRow): void {
  notifications.show({ id: file._id, color: 'gray', autoClose: false, message: <ReadyFile file={file} /> });
}

function ReadyFile({ file }: { file: FileRow }) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const take = () => {
    notifications.hide(file._id);
    void downloadFile(file._id).catch((error) => showError(sentence(error)));
  };
  return (
    <span style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 }}>
      {t('files.psd.ready', { name: file.fileName })}
      <Button size="compact-sm" variant="default" onClick={take}>
        {t('files.psd.save')}
      </Button>
    </span>
  );
}
