import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../api/session-store.ts';
import page from './page.module.css';

/** Rooms that the navigation does not name, by role. */
const rooms = {
  admin: [
    ['/admin/credits', 'admin.credits.title'],
    ['/admin/logs', 'logs.title'],
    ['/admin/account', 'shell.user.account'],
  ],
  superadmin: [
    ['/admin/payments', 'money.history.title'],
    ['/admin/requests', 'shell.nav.requests'],
    ['/admin/reports', 'selling.reports.title'],
    ['/admin/seller', 'selling.seller.title'],
    ['/admin/outbox', 'shell.nav.outbox'],
    ['/admin/system', 'shell.user.system'],
    ['/admin/logs', 'logs.title'],
    ['/admin/account', 'shell.user.account'],
  ],
} as const;

/** The ways from the dashboard to the rooms beside those of the navigation, which is as the specification has it. */
export function MoreRooms() {
  const { t } = useTranslation();
  const role = useSession((state) => state.session?.user.roles);
  if (role === undefined || role === 'user') return null;
  return (
    <nav className={page.rooms} aria-label={t('shell.nav.more')}>
      {rooms[role].map(([to, word]) => (
        <Link key={to} to={to} className={page.open}>
          {t(word)}
        </Link>
      ))}
    </nav>
  );
}
