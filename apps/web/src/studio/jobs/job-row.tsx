import { Loader, UnstyledButton } from '@mantine/core';
import { endpoints, failureOf, isDelivered, type Job } from '@naksha/contract';
import { IconCheck, IconDownload, IconEye, IconX } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { downloadFile } from '../../api/download-file.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useShowError } from '../../session/use-show-error.ts';
import { CreditGlyph } from '../../ui/credit-glyph.tsx';
import { previewGround } from '../../ui/preview-of.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { askAboutJob } from '../store/dialog-actions.ts';
import { clearJob, noteJob } from '../store/job-actions.ts';
import { isOpen } from '../store/jobs.ts';
import { offerChoices, selectDesign } from '../store/table-actions.ts';
import classes from './jobs-tray.module.css';
import { useJobName } from './use-job-name.ts';

/** Too little has been done to say anything. */
const earliest = 0.04;
const icon = { size: 15, stroke: 1.6, 'aria-hidden': true } as const;

export function JobRow({ job }: { job: Job }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const showError = useShowError();
  const name = useJobName(job);
  const taking = useBusy();
  const reason = useId();
  const [first] = job.results;
  const run = (work: Promise<void>) => void work.catch(showError);
  // What did not come about gave its credits back.
  const isCharged = isOpen(job) || job.state === 'done';
  const show = () => {
    if (!first) return;
    selectDesign(first._id);
    if (job.results.length > 1) offerChoices(job.results.map((row) => row._id));
  };
  return (
    <li className={classes.row}>
      <span className={classes.thumb} style={previewGround(first, 128)} aria-hidden />
      <div>
        <div className={classes.line}>
          <span className={classes.name}>{name}</span>
          <State job={job} />
        </div>
        {isOpen(job) && (
          <div
            className={classes.bar}
            role="progressbar"
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(job.progress * 100)}
            aria-label={t('studio.jobs.progress', { name, percent: Math.round(job.progress * 100) })}
          >
            <span style={{ width: `${job.progress * 100}%` }} />
          </div>
        )}
      </div>
      <span className={`${classes.cost} num`}>
        {isCharged && (job.cost === 0 ? t('studio.jobs.free') : job.cost)}
        {isCharged && job.cost > 0 && <CreditGlyph />}
      </span>
      {isOpen(job) && (
        <UnstyledButton
          className={classes.act}
          aria-label={t('studio.jobs.cancel', { name })}
          onClick={() => run(cancelJob(job._id))}
        >
          <IconX {...icon} />
        </UnstyledButton>
      )}
      {job.state === 'done' && first && isDelivered(job.operation) && (
        <UnstyledButton
          className={classes.act}
          aria-label={t('studio.jobs.download', { name })}
          aria-busy={taking.isBusy}
          onClick={() => void taking.run(() => downloadFile(first._id))}
        >
          {taking.isBusy ? <Loader size={15} /> : <IconDownload {...icon} />}
        </UnstyledButton>
      )}
      {job.state === 'done' && first && !isDelivered(job.operation) && (
        <UnstyledButton className={classes.act} aria-label={t('studio.jobs.show', { name })} onClick={show}>
          <IconEye {...icon} />
        </UnstyledButton>
      )}
      {job.state === 'failed' && (
        <UnstyledButton
          className={classes.act}
          aria-label={t('studio.jobs.dismiss', { name })}
          aria-describedby={reason}
          onClick={({ currentTarget }) => {
            passFocus(currentTarget);
            run(dismissJob(job));
          }}
        >
          <IconX {...icon} />
        </UnstyledButton>
      )}
      {job.state === 'failed' && (
        <div className={classes.sentence}>
          <span id={reason}>{failureOf(job.error, language)}</span>{' '}
          <UnstyledButton className={classes.ask} aria-describedby={reason} onClick={() => askAboutJob(job)}>
            {t('studio.jobs.ask')}
          </UnstyledButton>
        </div>
      )}
    </li>
  );
}

function State({ job }: { job: Job }) {
  const { t } = useTranslation();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (job.state !== 'running') return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [job.state]);
  if (job.state === 'done') {
    return (
      <span className={classes.done}>
        <IconCheck size={14} stroke={1.8} aria-hidden />
        {t('studio.jobs.isReady')}
      </span>
    );
  }
  if (job.state === 'failed') return <span className={classes.failed}>{t('studio.jobs.failed')}</span>;
  if (job.state === 'cancelled') return <span className={classes.left}>{t('studio.jobs.cancelled')}</span>;
  if (job.state === 'queued') return <span className={classes.left}>{t('studio.jobs.waiting')}</span>;
  const seconds = secondsLeft(job, Math.max(now, Date.now()));
  return (
    <span className={`${classes.left} num`}>
      {seconds === undefined ? t('studio.jobs.started') : t('studio.jobs.left', { time: clockText(seconds) })}
    </span>
  );
}

/** Calls a job off. One that ended meanwhile is no failure: its end arrives as an event. */
async function cancelJob(id: string): Promise<void> {
  try {
    noteJob((await call(endpoints.cancelJob, { params: { id } })).job);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'job_finished') throw error;
  }
}

/** What is about to go with its row hands the focus to the row beside it, or to the tray. */
function passFocus(button: HTMLElement): void {
  const row = button.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  (beside?.querySelector('button') ?? button.closest('section')?.querySelector('h2'))?.focus();
}

/** Takes a failure out of the tray here at once, and on the person's other machines. */
async function dismissJob(job: Job): Promise<void> {
  clearJob(job);
  await call(endpoints.clearJobs, { body: { ids: [job._id] } });
}

/** Seconds until a job is done if it goes on as it did so far; nothing while that cannot be said. */
export function secondsLeft(job: Pick<Job, 'state' | 'startedAt' | 'progress'>, now: number): number | undefined {
  if (job.state !== 'running' || !job.startedAt || job.progress < earliest) return undefined;
  const elapsed = Math.max(0, now - Date.parse(job.startedAt)) / 1000;
  return Math.round((elapsed * (1 - job.progress)) / job.progress);
}

/** 98 → "1:38". */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}
