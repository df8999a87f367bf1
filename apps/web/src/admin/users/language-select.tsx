import { Select, type SelectProps } from '@mantine/core';
import { languages } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../../i18n/languages.ts';

/** In which language somebody is spoken to. */
export function LanguageSelect(input: SelectProps) {
  const { t } = useTranslation();
  return (
    <Select
      allowDeselect={false}
      label={t('admin.users.lang')}
      data={languages.map((lang) => ({ value: lang, label: languageNames[lang] }))}
      {...input}
    />
  );
}
