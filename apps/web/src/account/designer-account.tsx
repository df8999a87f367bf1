import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { startLink } from '../addresses/tool-paths.ts';
import { useKeepAlive } from '../session/use-keep-alive.ts';
import { AccountMenu } from '../studio/islands/account-menu.tsx';
import { notifyEnded } from '../studio/jobs/notify-ended.tsx';
import { useEvents } from '../studio/jobs/use-events.ts';
import { Mark } from '../ui/mark.tsx';
import classes from './account.module.css';
import { Account } from './account.tsx';

/** The account of a person who works in the studio. */
export function DesignerAccount() {
  const { t } = useTranslation();
  useEvents(notifyEnded);
  useKeepAlive();
  return (
    <main className={classes.room} tabIndex={-1}>
      <header className={classes.top}>
        <Link {...startLink} className={classes.back}>
          <Mark size={24} />
          {t('account.back')}
        </Link>
        <AccountMenu />
      </header>
      <Account />
    </main>
  );
}
