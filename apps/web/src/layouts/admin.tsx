import { Button, FocusTrap, Menu, Overlay, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { toLanguage } from '@naksha/contract';
import { IconChevronDown, IconWorld } from '@tabler/icons-react';
import { Link, Outlet, useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '../addresses/arrival.ts';
import { PlanNotice } from '../admin/plan-notice.tsx';
import { useSupportNews } from '../admin/support/use-support-news.ts';
import { useClock } from '../admin/use-clock.ts';
import { useLogo } from '../admin/use-logo.ts';
import { useSession } from '../api/session-store.ts';
import { languageNames } from '../i18n/languages.ts';
import { ClockZone } from '../i18n/use-format.ts';
import { useCountdown } from '../session/countdown.ts';
import { logOut } from '../session/log-out.ts';
import { useAdminPoll } from '../session/use-admin-poll.ts';
import { useKeepAlive } from '../session/use-keep-alive.ts';
import { LanguageItems } from '../ui/language-items.tsx';
import { Mark } from '../ui/mark.tsx';
import classes from './admin.module.css';
import menus from './menus.module.css';
import { UserMenu } from './user-menu.tsx';

/** Navigation by role, in the specification's order. Rooms that it does not name are reached from the dashboard. */
const adminNav: Record<Exclude<Role, 'user'>, readonly { to: AdminPath; word: NavWord }[]> = {
  superadmin: [
    { to: '/admin', word: 'dashboard' },
    { to: '/admin/clients', word: 'client' },
    { to: '/admin/plans', word: 'plansAdmin' },
    { to: '/admin/coupons', word: 'coupons' },
    { to: '/admin/resellers', word: 'resellers' },
    { to: '/admin/support', word: 'support' },
  ],
  admin: [
    { to: '/admin', word: 'dashboard' },
    { to: '/admin/users', word: 'users' },
    { to: '/admin/collection', word: 'collection' },
    { to: '/admin/upload', word: 'upload' },
    { to: '/admin/my-plan', word: 'myPlans' },
    { to: '/admin/payments', word: 'payments' },
    { to: '/admin/support', word: 'support' },
  ],
};

type AdminPath =
  | '/admin'
  | '/admin/clients'
  | '/admin/plans'
  | '/admin/coupons'
  | '/admin/resellers'
  | '/admin/users'
  | '/admin/collection'
  | '/admin/upload'
  | '/admin/my-plan'
  | '/admin/payments'
  | '/admin/support';
type NavWord =
  | 'dashboard'
  | 'client'
  | 'plansAdmin'
  | 'coupons'
  | 'resellers'
  | 'users'
  | 'collection'
  | 'upload'
  | 'myPlans'
  | 'payments'
  | 'support';

/** Fetched when it is needed: most screens of the site know nothing of jobs. */
const NewsMark = lazy(async () => ({ default: (await import('../studio/jobs/news-mark.tsx')).NewsMark }));

/** Any path under /admin, whether there is a room or not: header with navigation by role, footer, and the overlay of an expired session. */
export function AdminLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const role = useSession((state) => state.session?.user.roles);
  const { data: logo } = useLogo();
  const { zone, isElsewhere } = useClock();
  const nav = useCurrentInSight();
  useAdminPoll();
  useKeepAlive();
  if (role === undefined || role === 'user') return null;
  return (
    <div className={classes.page}>
      <a className="skip-link" href="#content">
        {t('shell.skip')}
      </a>
      <header className={classes.header}>
        <Link to="/admin" className={classes.brand}>
          <Mark size={24} />
          {t('shell.brand')}
          {logo && <img src={logo} alt="" className={classes.logo} />}
        </Link>
        <nav ref={nav} className={classes.nav} aria-label={t('shell.nav.menu')}>
          {adminNav[role].map(({ to, word }) => (
            <span key={to} className={classes.room}>
              <Link to={to} className={classes.navLink} activeOptions={{ exact: to === '/admin' }}>
                {t(`shell.nav.${word}`)}
                {word === 'support' && <Unread />}
              </Link>
              {/* The way to the studio leads from there. */}
              {role === 'admin' && to === '/admin' && (
                <Suspense fallback={null}>
                  <NewsMark />
                </Suspense>
              )}
            </span>
          ))}
        </nav>
        <div className={classes.right}>
          {role === 'admin' && <LanguageMenu />}
          <UserMenu />
        </div>
      </header>
      <main id="content" className={classes.content} tabIndex={-1}>
        <ClockZone value={zone}>
          {role === 'admin' && <PlanNotice />}
          {children}
        </ClockZone>
      </main>
      <footer className={classes.footer}>
        <span>{t('shell.copyright', { year: new Date().getFullYear() })}</span>
        <span>{t('shell.tagline')}</span>
        {zone !== undefined && isElsewhere && <span data-varies>{t('logs.zone', { zone })}</span>}
        <span className={classes.policies}>
          {role === 'admin' && <Link to="/contact">{t('requests.sales.title')}</Link>}
          <a href="/privacy-policy" target="_blank" rel="noreferrer">
            {t('shell.footer.privacy')}
          </a>
          <a href="/cookie-policy" target="_blank" rel="noreferrer">
            {t('shell.footer.cookies')}
          </a>
        </span>
      </footer>
      <SessionExpiredOverlay />
    </div>
  );
}

/** Rolls a navigation that is wider than its window to the room that is looked at. */
function useCurrentInSight() {
  const nav = useRef<HTMLElement>(null);
  const router = useRouter();
  useEffect(() => {
    const roll = () => {
      const current = nav.current?.querySelector<HTMLElement>('[data-status="active"]');
      if (!nav.current || !current) return;
      const { left, right } = nav.current.getBoundingClientRect();
      const seen = current.getBoundingClientRect();
      if (seen.left < left || seen.right > right) nav.current.scrollLeft += seen.right - right;
    };
    roll();
    // After the router, which rolls it to where it was on the page before.
    return router.subscribe('onRendered', roll);
  }, [router]);
  return nav;
}

/** How many tickets hold something that this person has not read. */
function Unread() {
  const { t } = useTranslation();
  const unread = useSupportNews();
  if (unread === 0) return null;
  return (
    <>
      {' '}
      <span className={`${classes.unread} num`}>
        {unread} <span className="visually-hidden">{t('support.unread')}</span>
      </span>
    </>
  );
}

/** The administrators' language menu, in the header. */
function LanguageMenu() {
  const { t, i18n } = useTranslation();
  const current = toLanguage(i18n.language);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <UnstyledButton className={menus.target} aria-label={`${t('shell.user.language')}: ${languageNames[current]}`}>
          <IconWorld size={16} stroke={1.45} aria-hidden />
          <span className={menus.targetText}>{languageNames[current]}</span>
          <IconChevronDown size={14} stroke={1.45} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <LanguageItems />
      </Menu.Dropdown>
    </Menu>
  );
}

/** Covers the administration when the two-minute check failed. */
function SessionExpiredOverlay() {
  const isExpired = useSession((state) => state.isExpired);
  return isExpired ? <Expired /> : null;
}

function Expired() {
  const { t } = useTranslation();
  const left = useCountdown(true, logOut);
  return (
    <Overlay
      fixed
      center
      backgroundOpacity={1}
      color="var(--s1)"
      zIndex={400}
      role="alertdialog"
      aria-modal
      aria-label={t('session.expired.title')}
    >
      <FocusTrap>
        <Stack align="flex-start" gap="sm">
          <Title order={1}>{t('session.expired.title')}</Title>
          <Text role="timer">{t('session.expired.text', { count: left })}</Text>
          <Button data-autofocus onClick={logOut}>
            {t('session.expired.now')}
          </Button>
        </Stack>
      </FocusTrap>
    </Overlay>
  );
}
