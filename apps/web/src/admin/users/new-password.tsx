import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { endpoints, limits, newPassword, type User } from '@naksha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import { CopyAct } from '../../ui/copy-act.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import classes from '../../ui/forms.module.css';
import { PasswordField } from '../../ui/password-field.tsx';
import { useCheckedForm } from '../../ui/use-checked-form.tsx';
import { useSeen } from '../../ui/use-seen.ts';
import { Handover } from '../handover.tsx';
import { useSuggestPassword } from './use-suggest-password.ts';

const rules = z.object({ password: newPassword('new_password_required') });

/** Until when the password that was given meanwhile works, as a refusal says it; empty for one that its owner chose. */
const facts = z.object({ givenUntil: z.string() });

interface Props {
  readonly user: User;
  readonly onClose: () => void;
}

/** A new password for one user, typed or suggested. A suggested one, which no one has typed and so no one knows, is shown until it was handed over. */
export function NewPassword({ user, onClose }: Props) {
  const { t } = useTranslation();
  const [given, setGiven] = useState<string>();
  if (given === undefined) return <ChoosePassword user={user} onClose={onClose} onGiven={setGiven} />;
  return (
    <Dialog
      title={t('admin.users.passwordOf', { name: user.name })}
      onClose={onClose}
      // A password that is shown once does not vanish with a stray click or key.
      closeOnClickOutside={false}
      closeOnEscape={false}
      classNames={{ title: classes.title, header: classes.header, body: classes.body }}
    >
      <Handover
        text={t('admin.users.passwordGiven', { name: user.name, hours: limits.givenPasswordHours })}
        login={user.username ?? user.email ?? ''}
        password={given}
        onDone={onClose}
      />
    </Dialog>
  );
}

function ChoosePassword({ user, onClose, onGiven }: Props & { readonly onGiven: (suggested: string) => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { form, refuse, refused, onSubmit } = useCheckedForm({
    initialValues: { password: '' },
    check: (values) => brokenRules(rules, values),
  });
  const { password } = form.values;
  const [suggested, setSuggested] = useState('');
  const [isShown, setIsShown] = useState(false);
  const suggest = useSuggestPassword((next) => {
    form.setFieldValue('password', next);
    setSuggested(next);
    setIsShown(true);
  }, refuse);
  const { seen, explain } = useSeen(
    user.givenUntil,
    async ({ params }) => ({ facts: facts.parse(params).givenUntil || null, words: '' }),
    'password_meanwhile',
  );
  const submit = onSubmit(async (typed) => {
    const body = { ...typed, was: { givenUntil: seen.current } };
    await call(endpoints.updateUser, { params: { id: user._id }, body }).catch(explain);
    await Promise.all([
      queries.invalidateQueries({ queryKey: queryKeys.users }),
      queries.invalidateQueries({ queryKey: queryKeys.clients }),
    ]);
    notifications.show({ message: t('admin.users.passwordSet', { name: user.name }) });
    if (body.password === suggested) return onGiven(suggested);
    onClose();
  });

  return (
    <FormDialog
      title={t('admin.users.passwordOf', { name: user.name })}
      onSubmit={submit}
      onClose={onClose}
      refused={refused}
      isBusy={form.submitting || suggest.isPending}
      done={t('admin.users.setPassword')}
    >
      <Text>{t('admin.users.passwordText', { name: user.name, hours: limits.givenPasswordHours })}</Text>
      <PasswordField
        data-autofocus
        label={t('admin.users.newPassword')}
        autoComplete="new-password"
        visible={isShown}
        onVisibilityChange={setIsShown}
        {...form.getInputProps('password')}
      />
      <Group gap="xs">
        <Button variant="default" size="xs" loading={suggest.isPending} onClick={() => suggest.mutate()}>
          {t('admin.users.generate')}
        </Button>
        <CopyAct size="xs" text={password} label={t('shell.copy')} />
      </Group>
    </FormDialog>
  );
}
