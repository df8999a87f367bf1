import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { startLink } from '../addresses/tool-paths.ts';
import { useKeepAlive } from '../session/use-keep-alive.ts';
import { AccountMenu } from '../studio/islands/account-menu.tsx';
import { Balance } from '../studio/islands/balance.tsx';
import { notifyEnded } from '../studio/jobs/notify-ended.tsx';
import { useEvents } from '../studio/jobs/use-events.ts';
import { Mark } from '../ui/mark.tsx';
import { FileRoom } from '../upload/file-room.tsx';
import { BinGrid } from './bin-grid.tsx';
import classes from './collection.module.css';
import { Filters } from './filters.tsx';
import { FolderGrid } from './folder-grid.tsx';
import { BinFilters, FromBin, Places } from './folders.tsx';
import { useLook } from './look.ts';
import { RoomBar } from './room-bar.tsx';

/** Everything that was kept, uploaded or exported. */
export function Collection() {
  const { t } = useTranslation();
  const look = useLook();
  return (
    <Room title={t('collection.title')} places={<Places look={look} bin="/collection/bin" />}>
      <Filters look={look} />
      <div className={classes.scarce}>
        <FileRoom isQuiet />
      </div>
      <FolderGrid look={look} at="/collection" />
    </Room>
  );
}

/** What was deleted of it. */
export function Bin() {
  const { t } = useTranslation();
  const look = useLook();
  return (
    <Room title={t('collection.bin.title')} places={<FromBin to="/collection" />}>
      <BinFilters look={look} />
      <BinGrid look={look} />
    </Room>
  );
}

function Room({ title, places, children }: { title: string; places: ReactNode; children: ReactNode }) {
  const { t } = useTranslation();
  useEvents(notifyEnded);
  useKeepAlive();

  return (
    <main className={classes.room} tabIndex={-1}>
      <header className={classes.top}>
        <Link {...startLink} className={classes.mark} aria-label={t('collection.studio')}>
          <Mark size={24} />
        </Link>
        <span className={classes.divider} />
        <h1 className={classes.title}>{title}</h1>
        {places}
        <div className={classes.right}>
          <Balance />
          <Link to="/upload" className={classes.act}>
            {t('files.upload.title')}
          </Link>
          <Link {...startLink} className={classes.act}>
            {t('collection.studio')}
          </Link>
          <AccountMenu />
        </div>
      </header>
      {children}
      <RoomBar label={t('collection.title')} />
    </main>
  );
}
