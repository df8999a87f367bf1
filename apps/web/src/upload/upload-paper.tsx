import { UnstyledButton } from '@mantine/core';
import { limits } from '@naksha/contract';
import { IconCheck } from '@tabler/icons-react';
import { Link, type LinkOptions } from '@tanstack/react-router';
import { memo, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorSentence } from '../api/use-error-sentence.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useKeepAlive } from '../session/use-keep-alive.ts';
import { truncate } from '../ui/abbreviate.ts';
import { previewGround } from '../ui/preview-of.ts';
import { DropPaper } from './drop-paper.tsx';
import classes from './upload.module.css';
import {
  clearUploads,
  dropUpload,
  mayRetry,
  retryUpload,
  retryUploads,
  takeUpKept,
  type UploadItem,
  useUploads,
} from './upload-store.ts';

type OpenLink = (id: string) => LinkOptions;

/** Where pictures are dropped, and how far each of them is; `openLink` says where one that has arrived is opened. */
export function UploadPaper({ openLink }: { openLink?: OpenLink }) {
  const { t } = useTranslation();
  const format = useFormat();
  const items = useUploads((state) => state.items);
  const done = items.filter(({ state }) => state === 'success').length;
  const failed = items.filter(mayRetry).length;
  useEffect(takeUpKept, []);
  useKeepAlive();
  return (
    <div className={classes.scroll}>
      <DropPaper>
        {items.length > 0 && (
          <section className={classes.list}>
            <div className={classes.listHead}>
              <span className="num" aria-live="polite">
                {t('files.upload.done', { done: format.number(done), count: items.length })}
              </span>
              <span className={classes.acts}>
                {failed > 1 && (
                  <UnstyledButton className={classes.act} onClick={retryUploads}>
                    {t('files.upload.retryAll')}
                  </UnstyledButton>
                )}
                {done > 0 && (
                  <UnstyledButton className={classes.act} onClick={clearUploads}>
                    {t('files.upload.clear')}
                  </UnstyledButton>
                )}
              </span>
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
                  <UploadRow key={item.number} item={item} openLink={openLink} />
                ))}
              </tbody>
            </table>
          </section>
        )}
      </DropPaper>
    </div>
  );
}

/** One file of the table: its place, its name, and how far it is or why it is not. Of a thousand, only those that change are drawn again. */
const UploadRow = memo(function UploadRow({ item, openLink }: { item: UploadItem; openLink: OpenLink | undefined }) {
  return (
    <tr>
      <td className={`${classes.number} num`}>{item.number}</td>
      <td title={item.name}>
        <span className={classes.named}>
          <span className={classes.thumb} style={previewGround(item.row, 64)} aria-hidden />
          {truncate(item.name, limits.shownFileNameLength)}
        </span>
      </td>
      <td>
        <Progress item={item} openLink={openLink} />
      </td>
    </tr>
  );
});

function Progress({ item, openLink }: { item: UploadItem; openLink: OpenLink | undefined }) {
  const { state, sent, problem, row, isDuplicate, held, number, name } = item;
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
        {isDuplicate && <span className={classes.note}>{t('files.upload.duplicate')}</span>}
        {held !== undefined && <span className={classes.note}>{t('files.upload.held', { count: held })}</span>}
        {row && openLink && (
          <Link {...openLink(row._id)} className={classes.act}>
            {t('files.upload.open')}
          </Link>
        )}
      </span>
    );
  }
  if (state === 'failed') {
    return (
      <span className={classes.line}>
        <span role="alert">
          <b className={classes.failed}>{t('files.upload.failed')}</b> {problem && sentence(problem)}
        </span>
        <span className={classes.acts}>
          {mayRetry(item) && (
            <UnstyledButton className={classes.act} onClick={() => retryUpload(number)}>
              {t('files.upload.retry')}
            </UnstyledButton>
          )}
          <UnstyledButton className={classes.act} onClick={() => dropUpload(number)}>
            {t('files.upload.dismiss')}
          </UnstyledButton>
        </span>
      </span>
    );
  }
  if (state === 'waiting') {
    return (
      <span className={classes.line}>
        <span>{t('files.upload.waiting')}</span>
        <UnstyledButton className={classes.act} onClick={() => dropUpload(number)}>
          {t('files.upload.dismiss')}
        </UnstyledButton>
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
        aria-label={name}
      >
        <span style={{ width: `${percent}%` }} />
      </span>
      <span className="num">{t('files.upload.sent', { percent })}</span>
    </span>
  );
}
