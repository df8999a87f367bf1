import { Menu, SegmentedControl, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { logOut } from '../session/log-out.ts';
import { useSession } from '../session/session-store.ts';
import { abbreviateName } from '../ui/abbreviate.ts';
import classes from './menus.module.css';

const schemes = ['light', 'dark', 'auto'] as const;

/** Abbreviated name, appearance and logout; administrators also find their settings here. */
export function UserMenu() {
  const { t } = useTranslation();
  const name = useSession((state) => state.session?.user.name ?? '');
  const role = useSession((state) => state.session?.user.roles);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <UnstyledButton className={classes.target}>
          <span className="visually-hidden">{t('shell.user.menu')}</span>
          <span className={classes.avatar} data-initials={initials(name)} aria-hidden />
          <span className={`${classes.targetText} ${classes.name}`}>{abbreviateName(name)}</span>
          <IconChevronDown size={14} stroke={1.45} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('shell.user.appearance')}</Menu.Label>
        <SegmentedControl
          fullWidth
          mx={6}
          mb={6}
          value={colorScheme}
          onChange={(value) => setColorScheme(schemes.find((scheme) => scheme === value) ?? 'auto')}
          aria-label={t('shell.user.appearance')}
          data={schemes.map((value) => ({ value, label: t(`shell.user.${value}`) }))}
        />
        <Menu.Divider />
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

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}
