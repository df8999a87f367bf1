import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Where a password is typed; it can be looked at, and what it must have stands beneath what is wrong with it. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useTranslation();
  return (
    <PasswordInput
      descriptionProps={{ fz: 12 }}
      visibilityToggleButtonProps={{ 'aria-label': t('session.login.show') }}
      {...props}
    />
  );
}
