import { Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { endpoints } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { brokenRules } from '../ui/broken-rules.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { useCheckedForm } from '../ui/use-checked-form.tsx';

/** Switches the second step off, with password and code. */
export function EndSecondStep({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { form, refused, onSubmit } = useCheckedForm({
    initialValues: { password: '', code: '' },
    check: (values) => brokenRules(endpoints.endSecondStep.body, values),
  });
  const submit = onSubmit(async (body) => {
    await call(endpoints.endSecondStep, { body });
    notifications.show({ message: t('account.secondStep.ended') });
    onClose();
  });
  return (
    <FormDialog
      title={t('account.secondStep.endTitle')}
      onSubmit={submit}
      onClose={onClose}
      refused={refused}
      isBusy={form.submitting}
      done={t('account.secondStep.switchOff')}
    >
      <Text>{t('account.secondStep.endText')}</Text>
      <PasswordField
        data-autofocus
        label={t('settings.current')}
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      <TextInput
        label={t('account.secondStep.anyCode')}
        autoComplete="one-time-code"
        spellCheck={false}
        {...form.getInputProps('code')}
      />
    </FormDialog>
  );
}
