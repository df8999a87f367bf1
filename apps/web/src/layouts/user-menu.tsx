import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../api/session-store.ts';
import { logOut } from '../session/log-out.ts';
import { abbreviateName, initialsOf } from '../ui/abbreviate.ts';
import classes from './menus.module.css';

/** Abbreviated name, settings for administrators, logout, and no more than these: other rooms are reached from the dashboard. */
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
        {role === 'admin' && (
          <Menu.Item component={Link} to="/admin/settings">
            {t('shell.user.settings')}
          </Menu.Item>
        )}
        <Menu.Item onClick={logOut}>{t('shell.user.logout')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
