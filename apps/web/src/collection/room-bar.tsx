import { UnstyledButton } from '@mantine/core';
import { IconLayoutGrid, IconSparkles, IconUpload, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { startLink } from '../addresses/tool-paths.ts';
import { AccountMenu } from '../studio/islands/account-menu.tsx';
import classes from './collection.module.css';

/** Where one goes from here on a phone, whose head has room for a title alone. */
export function RoomBar({ label }: { label: string }) {
  const { t } = useTranslation();
  return (
    <nav className={classes.bottom} aria-label={label} data-foot-bar>
      <Link {...startLink}>
        <IconSparkles size={20} stroke={1.45} aria-hidden />
        {t('collection.bar.studio')}
      </Link>
      <Link to="/collection">
        <IconLayoutGrid size={20} stroke={1.45} aria-hidden />
        {t('collection.bar.collection')}
      </Link>
      <Link to="/upload">
        <IconUpload size={20} stroke={1.45} aria-hidden />
        {t('files.upload.title')}
      </Link>
      <AccountMenu
        target={
          <UnstyledButton>
            <IconUser size={20} stroke={1.45} aria-hidden />
            {t('collection.bar.account')}
          </UnstyledButton>
        }
      />
    </nav>
  );
}
