import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { errorSentence, isDelivered, isErrorCode, type Job } from '@naksha/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { startLink } from '../../addresses/tool-paths.ts';
import { notifyReady, shownMs } from '../designs/notify-ready.tsx';
import { lookAtJobs } from '../store/job-actions.ts';

/** Says on a screen without a tray that a job has ended, and leads to what it made; a file to take away is offered. */
export function notifyEnded(job: Job): void {
  const [first] = job.results;
  if (first && isDelivered(job.operation)) notifyReady(first);
  else notifications.show({ id: job._id, color: 'gray', autoClose: shownMs, message: <Ended job={job} /> });
}

function Ended({ job: { _id, results, error } }: { job: Job }) {
  const { t, i18n } = useTranslation();
  const [first] = results;
  if (!first) {
    const code = error && isErrorCode(error.code) ? error.code : 'unexpected';
    return <>{t('studio.jobs.hasFailed', { reason: errorSentence(code, error?.params ?? {}, i18n.language) })}</>;
  }
  const look = () => {
    notifications.hide(_id);
    lookAtJobs([_id]);
  };
  return (
    <span style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 }}>
      {t('studio.jobs.hasEnded', { name: first.fileName })}
      <Button
        size="compact-sm"
        variant="default"
        onClick={look}
        renderRoot={(props) => <Link {...startLink} search={{ design: first._id }} {...props} />}
      >
        {t('studio.jobs.open')}
      </Button>
    </span>
  );
}
