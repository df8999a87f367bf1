import { UnstyledButton } from '@mantine/core';
import { limits } from '@naksha/contract';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../api/api-error.ts';
import { useErrorSentence } from '../api/use-error-sentence.ts';
import room from '../collection/collection.module.css';
import { useFormat } from '../i18n/use-format.ts';
import { AccountMenu } from '../studio/islands/account-menu.tsx';
import { notifyEnded } from '../studio/jobs/notify-ended.tsx';
import { useEvents } from '../studio/jobs/use-events.ts';
import { startLink } from '../studio/tools/tool-paths.ts';
import { useKeepAlive } from '../studio/use-keep-alive.ts';
import { truncate } from '../ui/abbreviate.ts';
import { Mark } from '../ui/mark.tsx';
import { DropPaper } from './drop-paper.tsx';
import classes from './upload.module.css';
import { clearUploads, retryUpload, type UploadItem, useUploads } from './upload-store.ts';

/** Pictures of one's own go to the collection from here, many at a time. */
export function Upload() {
  const { t } = useTranslation();
  const format = useFormat();
  const items = useUploads((state) => state.items);
  const done = items.filter(({ state }) => state === 'success').length;
  const isBusy = items.some(({ state }) => state !== 'success' && state !== 'failed');
  useEvents(notifyEnded);
  useKeepAlive();
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);

  return (
    <main className={room.room}>
      <header className={room.top}>
        <Link {...startLink} className={room.mark} aria-label={t('collection.studio')}>
          <Mark size={24} />
        </Link>
        <span className={room.divider} />
        <h1 className={room.title}>{t('files.upload.title')}</h1>
        <div className={room.right}>
          <Link to="/collection" className={room.act}>
            {t('files.upload.collection')}
          </Link>
          <AccountMenu />
        </div>
      </header>
      <div className={classes.scroll}>
        <DropPaper>
          {items.length > 0 && (
            <section className={classes.list}>
              <div className={classes.listHead}>
                <span className="num" aria-live="polite">
                  {t('files.upload.done', { done: format.number(done), count: items.length })}
                </span>
                {done > 0 && (
                  <UnstyledButton className={classes.act} onClick={clearUploads}>
                    {t('files.upload.clear')}
                  </UnstyledButton>
                )}
              </div>
              <table className={classes.table} aria-label={t('files.upload.table')}>
                <thead>
                  <tr>
                    <th className={classes.number}>{t('files.upload.number')}</th>
                    <th>{t('files.upload.name')}</th>
                    <th>{t('files.upload.progress')}</th>
                  </tr>
                </thead>
                <tbody>
                  {items.map((item) => (
                    <UploadRow key={item.number} item={item} />
                  ))}
                </tbody>
              </table>
            </section>
          )}
        </DropPaper>
      </div>
    </main>
  );
}

/** Something is wrong with the file itself: trying again would say the same. */
const isOfFile = ({ status, code }: ApiError) =>
  status === 422 || code === 'upload_type_not_allowed' || code === 'upload_too_large';

/** One file of the table: its place, its name, and how far it is or why it is not. */
function UploadRow({ item }: { item: UploadItem }) {
  return (
    <tr>
      <td className={`${classes.number} num`}>{item.number}</td>
      <td title={item.file.name}>{truncate(item.file.name, limits.shownFileNameLength)}</td>
      <td>
        <Progress item={item} />
      </td>
    </tr>
  );
}

function Progress({ item: { state, sent, problem, id, number, file } }: { item: UploadItem }) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const percent = Math.round(sent * 100);
  if (state === 'success') {
    return (
      <span className={classes.line}>
        <span className={classes.success}>
          <IconCheck size={14} stroke={1.8} aria-hidden />
          {t('files.upload.success')}
        </span>
        {id && (
          <Link {...startLink} search={{ design: id }} className={classes.act}>
            {t('files.upload.open')}
          </Link>
        )}
      </span>
    );
  }
  if (state === 'failed') {
    const isFinal = problem !== undefined && isOfFile(problem);
    return (
      <span className={classes.line}>
        <span role="alert">
          <b className={classes.failed}>{t('files.upload.failed')}</b> {problem && sentence(problem)}
        </span>
        {!isFinal && (
          <UnstyledButton className={classes.act} onClick={() => retryUpload(number)}>
            {t('files.upload.retry')}
          </UnstyledButton>
        )}
      </span>
    );
  }
  if (state !== 'sending') return <span className={classes.quiet}>{t(`files.upload.${state}`)}</span>;
  return (
    <span className={classes.sending}>
      <span
        className={classes.bar}
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-label={file.name}
      >
        <span style={{ width: `${percent}%` }} />
      </span>
      <span className="num">{t('files.upload.sent', { percent })}</span>
    </span>
  );
}
