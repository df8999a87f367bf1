import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { startLink } from '../addresses/tool-paths.ts';
import { AccountMenu } from '../studio/islands/account-menu.tsx';
import { notifyEnded } from '../studio/jobs/notify-ended.tsx';
import { useEvents } from '../studio/jobs/use-events.ts';
import { Mark } from '../ui/mark.tsx';
import { UploadPaper } from '../upload/upload-paper.tsx';
import room from './collection.module.css';
import { RoomBar } from './room-bar.tsx';

const studioLink = (design: string) => ({ ...startLink, search: { design } });

/** Pictures of one's own go to the collection from here, many at a time. */
export function Upload() {
  const { t } = useTranslation();
  useEvents(notifyEnded);
  return (
    <main className={room.room} tabIndex={-1}>
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
      <UploadPaper openLink={studioLink} />
      <RoomBar label={t('files.upload.title')} />
    </main>
  );
}
