import { Button, Text, TextInput, Title, UnstyledButton } from '@mantine/core';
import { endpoints } from '@naksha/contract';
import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brokenRules } from '../ui/broken-rules.ts';
import { useCheckedForm } from '../ui/use-checked-form.tsx';
import classes from './login.module.css';
import { type Credentials, useSignIn } from './use-sign-in.ts';

const wholeCode = /^\s*\d{3}\s?\d{3}\s*$/;

/** The second step of a log-in: a code of the authenticator app, sent as soon as it is whole, or a recovery code. */
export function CodeStep({ proven, onBack }: { proven: Credentials; onBack: () => void }) {
  const { t } = useTranslation();
  const signIn = useSignIn();
  const [isRecovery, setRecovery] = useState(false);
  const { form, refused, onSubmit } = useCheckedForm({
    initialValues: { code: '' },
    check: (values) => brokenRules(endpoints.confirmSecondStep.body, values),
  });
  const submit = onSubmit(({ code }) => signIn({ ...proven, code }));
  const input = form.getInputProps('code');
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value, form: element } = event.currentTarget;
    input.onChange(event);
    if (!isRecovery && !form.submitting && wholeCode.test(value)) setTimeout(() => element?.requestSubmit());
  };
  const swap = () => {
    form.reset();
    setRecovery(!isRecovery);
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Title order={1} className={classes.title}>
        {t('session.code.title')}
      </Title>
      <Text className={classes.lead}>{t(isRecovery ? 'session.code.recoveryLead' : 'session.code.lead')}</Text>
      <TextInput
        key={String(isRecovery)}
        label={t(isRecovery ? 'session.code.recovery' : 'session.code.code')}
        classNames={{ input: isRecovery ? '' : classes.code }}
        size="md"
        autoComplete="one-time-code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        spellCheck={false}
        autoFocus
        {...input}
        onChange={change}
      />
      <p role="alert" className={classes.refusal}>
        {refused}
      </p>
      <Button type="submit" size="md" loading={form.submitting} fullWidth>
        {t('session.login.submit')}
      </Button>
      <div className={classes.others}>
        <UnstyledButton className={classes.forgot} onClick={swap}>
          {t(isRecovery ? 'session.code.useApp' : 'session.code.useRecovery')}
        </UnstyledButton>
        <UnstyledButton className={classes.forgot} onClick={onBack}>
          {t('session.code.back')}
        </UnstyledButton>
      </div>
    </form>
  );
}
