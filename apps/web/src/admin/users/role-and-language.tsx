import { Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type ClientRole, clientRoles, type Language } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import classes from '../../ui/forms.module.css';
import { LanguageSelect } from './language-select.tsx';
import { roleWords } from './role-words.ts';

/** What somebody may do, and in which language they are spoken to. */
export function RoleAndLanguage<Values extends { role: ClientRole; lang: Language }>({
  form,
}: {
  form: UseFormReturnType<Values>;
}) {
  const { t } = useTranslation();
  return (
    <div className={classes.pair}>
      <Select
        allowDeselect={false}
        label={t('admin.users.role')}
        data={clientRoles.map((role) => ({ value: role, label: t(`admin.users.${roleWords[role]}`) }))}
        {...form.getInputProps('role')}
      />
      <LanguageSelect {...form.getInputProps('lang')} />
    </div>
  );
}
