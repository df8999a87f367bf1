import { UnstyledButton } from '@mantine/core';
import { limits } from '@naksha/contract';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../api/api-error.ts';
import { useErrorSentence } from '../api/use-error-sentence.ts';
import { truncate } from '../ui/abbreviate.ts';
import classes from './upload.module.css';
import { retryUpload, type UploadItem } from './upload-store.ts';

/** Something is wrong with the file itself: trying again would say the same. */
const isOfFile = ({ status, code }: ApiError) =>
  status === 422 || code === 'upload_type_not_allowed' || code === 'upload_too_large';

/** One file of the table: its place, its name, and how far it is or why it is not. */
export function UploadRow({ item }: { item: UploadItem }) {
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
          <Link to="/studio/$tool" params={{ tool: 'generate' }} search={{ design: id }} className={classes.act}>
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
