import { Menu, SegmentedControl, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { modals } from '@mantine/modals';
import { languages } from '@naksha/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../../i18n/languages.ts';
import { toLanguage } from '../../i18n/use-format.ts';
import { useChooseLanguage } from '../../layouts/use-choose-language.ts';
import { logOut } from '../../session/log-out.ts';
import { useSession } from '../../session/session-store.ts';
import { useUserMode } from '../../session/use-user-mode.ts';
import { abbreviateName } from '../../ui/abbreviate.ts';
import { ChoiceItems } from '../../ui/choice-items.tsx';
import { askToLeave } from '../store/dialog-actions.ts';
import { Balance } from './balance.tsx';
import classes from './islands.module.css';

const schemes = ['light', 'dark', 'auto'] as const;

/** On a phone what is left; language, appearance, the way back to the administration for those who came from there, logout. */
export function AccountMenu({ target }: { target?: ReactNode }) {
  const { t, i18n } = useTranslation();
  const user = useSession((state) => state.session?.user);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const chooseLanguage = useChooseLanguage();
  const { switchOff } = useUserMode();
  const name = user?.name ?? '';
  const backToAdministration = () =>
    modals.openConfirmModal({
      title: t('studio.leave.modeTitle'),
      children: t('studio.leave.modeText'),
      labels: { confirm: t('studio.leave.modeDo'), cancel: t('studio.leave.stay') },
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
        <ChoiceItems
          value={toLanguage(i18n.language)}
          choices={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
          onChange={(value) => void chooseLanguage(value)}
        />
        <Menu.Divider />
        <Menu.Label>{t('shell.user.appearance')}</Menu.Label>
        <SegmentedControl
          withItemsBorders={false}
          fullWidth
          mx={6}
          mb={6}
          value={colorScheme}
          onChange={(value) => setColorScheme(schemes.find((scheme) => scheme === value) ?? 'auto')}
          aria-label={t('shell.user.appearance')}
          data={schemes.map((value) => ({ value, label: t(`shell.user.${value}`) }))}
        />
        <Menu.Divider />
        <Menu.Item onClick={() => askToLeave(() => void logOut())}>{t('shell.user.logout')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** "Kavita Solanki" → "KS". */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}
