import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconWorld } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../i18n/languages.ts';
import { toLanguage } from '../i18n/use-format.ts';
import { LanguageItems } from '../ui/language-items.tsx';
import classes from './menus.module.css';

/** The administrators' language menu, in the header. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation();
  const current = toLanguage(i18n.language);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <UnstyledButton
          className={classes.target}
          aria-label={`${t('shell.user.language')}: ${languageNames[current]}`}
        >
          <IconWorld size={16} stroke={1.45} aria-hidden />
          <span className={classes.targetText}>{languageNames[current]}</span>
          <IconChevronDown size={14} stroke={1.45} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <LanguageItems />
      </Menu.Dropdown>
    </Menu>
  );
}
