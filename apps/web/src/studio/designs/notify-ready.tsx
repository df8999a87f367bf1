import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { FileRow } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../api/download-file.ts';
import { useShowError } from '../../session/use-show-error.ts';
import { lookAtJobs } from '../store/job-actions.ts';

/** Long enough to be read and taken; afterwards the tray and the collection have it. */
export const shownMs = 15_000;

/** Says once that a file which took its time is ready, and offers it. */
export function notifyReady(file: FileRow): void {
  notifications.show({ id: file._id, color: 'gray', autoClose: shownMs, message: <ReadyFile file={file} /> });
}

function ReadyFile({ file }: { file: FileRow }) {
  const { t } = useTranslation();
  const showError = useShowError();
  const take = () => {
    notifications.hide(file._id);
    if (file.jobId !== undefined) lookAtJobs([file.jobId]);
    void downloadFile(file._id).catch(showError);
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
