import { Menu, UnstyledButton } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../api/session-store.ts';
import { logOut } from '../../session/log-out.ts';
import { useUserMode } from '../../session/use-user-mode.ts';
import { abbreviateName, initialsOf } from '../../ui/abbreviate.ts';
import { Appearance } from '../../ui/appearance.tsx';
import { LanguageItems } from '../../ui/language-items.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import classes from '../islands.module.css';
import { askToLeave } from '../store/dialog-actions.ts';
import { Balance } from './balance.tsx';

/** On a phone what is left; language, appearance, the way back to the administration for those who came from there, logout. */
export function AccountMenu({ target }: { target?: ReactNode }) {
  const { t } = useTranslation();
  const user = useSession((state) => state.session?.user);
  const { switchOff } = useUserMode();
  const router = useRouter();
  const confirm = useConfirm();
  const name = user?.name ?? '';
  const backToAdministration = () =>
    confirm({
      title: t('studio.leave.modeTitle'),
      text: t('studio.leave.modeText'),
      act: t('studio.leave.modeDo'),
      isDestructive: false,
      stay: t('studio.leave.stay'),
      onConfirm: () => askToLeave(switchOff),
    });
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        {target ?? (
          <UnstyledButton
            className={classes.avatar}
            data-initials={initialsOf(name)}
            aria-label={`${t('shell.user.menu')}: ${abbreviateName(name)}`}
          />
        )}
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{abbreviateName(name)}</Menu.Label>
        <div className={classes.accountBalance}>
          <Balance />
        </div>
        {user?.originalRole === 'admin' && user.roles === 'user' && (
          <>
            <Menu.Item onClick={backToAdministration}>{t('studio.account.back')}</Menu.Item>
            <Menu.Divider />
          </>
        )}
        <Menu.Label>{t('studio.account.language')}</Menu.Label>
        <LanguageItems />
        <Menu.Divider />
        <Appearance />
        <Menu.Divider />
        <Menu.Item onClick={() => askToLeave(() => void router.navigate({ to: '/account' }))}>
          {t('shell.user.account')}
        </Menu.Item>
        <Menu.Item onClick={() => askToLeave(() => void logOut())}>{t('shell.user.logout')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
