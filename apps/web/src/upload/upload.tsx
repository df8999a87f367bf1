import { UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import room from '../collection/collection.module.css';
import { useFormat } from '../i18n/use-format.ts';
import { AccountMenu } from '../studio/islands/account-menu.tsx';
import { useKeepAlive } from '../studio/use-keep-alive.ts';
import { Mark } from '../ui/mark.tsx';
import { DropPaper } from './drop-paper.tsx';
import classes from './upload.module.css';
import { UploadRow } from './upload-row.tsx';
import { clearUploads, useUploads } from './upload-store.ts';

/** Pictures of one's own go to the collection from here, many at a time. */
export function Upload() {
  const { t } = useTranslation();
  const format = useFormat();
  const items = useUploads((state) => state.items);
  const done = items.filter(({ state }) => state === 'success').length;
  const isBusy = items.some(({ state }) => state !== 'success' && state !== 'failed');
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
        <Link
          to="/studio/$tool"
          params={{ tool: 'generate' }}
          className={room.mark}
          aria-label={t('collection.studio')}
        >
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
        <DropPaper />
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
      </div>
    </main>
  );
}
