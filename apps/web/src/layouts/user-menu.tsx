import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../api/session-store.ts';
import { logOut } from '../session/log-out.ts';
import { abbreviateName, initialsOf } from '../ui/abbreviate.ts';
import { Appearance } from '../ui/appearance.tsx';
import { LanguageItems } from '../ui/language-items.tsx';
import classes from './menus.module.css';

/** Abbreviated name, appearance and logout; the own account and the action log; for super-admins the language and the rooms of the installation; administrators also find their settings here. */
export function UserMenu() {
  const { t } = useTranslation();
  const name = useSession((state) => state.session?.user.name ?? '');
  const role = useSession((state) => state.session?.user.roles);
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <UnstyledButton className={classes.target}>
          <span className="visually-hidden">{t('shell.user.menu')}</span>
          <span className={classes.avatar} data-initials={initialsOf(name)} aria-hidden />
          <span className={`${classes.targetText} ${classes.name}`}>{abbreviateName(name)}</span>
          <IconChevronDown size={14} stroke={1.45} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {/* Administrators have a menu for it in the header. */}
        {role === 'superadmin' && (
          <>
            <Menu.Label>{t('shell.user.language')}</Menu.Label>
            <LanguageItems />
            <Menu.Divider />
          </>
        )}
        <Appearance />
        <Menu.Divider />
        <Menu.Item component={Link} to="/admin/account">
          {t('shell.user.account')}
        </Menu.Item>
        <Menu.Item component={Link} to="/admin/logs">
          {t('logs.title')}
        </Menu.Item>
        {role === 'admin' && (
          <Menu.Item component={Link} to="/admin/settings">
            {t('shell.user.settings')}
          </Menu.Item>
        )}
        {role === 'superadmin' && (
          <>
            <Menu.Item component={Link} to="/admin/payments">
              {t('money.history.title')}
            </Menu.Item>
            <Menu.Item component={Link} to="/admin/reports">
              {t('selling.reports.title')}
            </Menu.Item>
            <Menu.Item component={Link} to="/admin/seller">
              {t('selling.seller.title')}
            </Menu.Item>
            <Menu.Item component={Link} to="/admin/requests">
              {t('shell.nav.requests')}
            </Menu.Item>
            <Menu.Item component={Link} to="/admin/outbox">
              {t('shell.nav.outbox')}
            </Menu.Item>
            <Menu.Item component={Link} to="/admin/system">
              {t('shell.user.system')}
            </Menu.Item>
          </>
        )}
        <Menu.Item onClick={logOut}>{t('shell.user.logout')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
