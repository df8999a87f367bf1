import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { endpoints } from '@naksha/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { call } from '../api/call.ts';
import { brokenRules } from '../ui/broken-rules.ts';
import { CopyAct } from '../ui/copy-act.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DialogForm } from '../ui/form-dialog.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { useCheckedForm } from '../ui/use-checked-form.tsx';
import classes from './account.module.css';

type Begun = z.output<typeof endpoints.beginSecondStep.answer>;

/** Sets the second step up: password, then the code of the app that was given the secret, then the recovery codes. */
export function SetUpSecondStep({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [begun, setBegun] = useState<Begun>();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const part = recoveryCodes ? 'keep' : begun ? 'scan' : 'password';
  return (
    <Dialog
      size={480}
      onClose={onClose}
      // The codes are shown this once: they are left by the button that says so.
      closeOnClickOutside={!begun}
      closeOnEscape={!recoveryCodes}
      withCloseButton={!recoveryCodes}
      title={t(`account.secondStep.titles.${part}`)}
    >
      {recoveryCodes ? (
        <RecoveryCodes codes={recoveryCodes} onDone={onClose} />
      ) : begun ? (
        <Scan begun={begun} onConfirmed={setRecoveryCodes} onClose={onClose} />
      ) : (
        <AskPassword onBegun={setBegun} onClose={onClose} />
      )}
    </Dialog>
  );
}

function AskPassword({ onBegun, onClose }: { onBegun: (begun: Begun) => void; onClose: () => void }) {
  const { t } = useTranslation();
  const { form, refused, onSubmit } = useCheckedForm({
    initialValues: { password: '' },
    check: (values) => brokenRules(endpoints.beginSecondStep.body, values),
  });
  return (
    <DialogForm
      onSubmit={onSubmit(async (body) => onBegun(await call(endpoints.beginSecondStep, { body })))}
      onClose={onClose}
      refused={refused}
      isBusy={form.submitting}
      done={t('account.secondStep.next')}
    >
      <Text>{t('account.secondStep.passwordText')}</Text>
      <PasswordField
        data-autofocus
        label={t('settings.current')}
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
    </DialogForm>
  );
}

interface ScanProps {
  readonly begun: Begun;
  readonly onConfirmed: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

function Scan({ begun, onConfirmed, onClose }: ScanProps) {
  const { t } = useTranslation();
  const { form, refused, onSubmit } = useCheckedForm({
    initialValues: { code: '' },
    check: (values) => brokenRules(endpoints.confirmSecondStep.body, values),
  });
  return (
    <DialogForm
      onSubmit={onSubmit(async (body) =>
        onConfirmed((await call(endpoints.confirmSecondStep, { body })).recoveryCodes),
      )}
      onClose={onClose}
      refused={refused}
      isBusy={form.submitting}
      done={t('account.secondStep.next')}
    >
      <Text>{t('account.secondStep.scan')}</Text>
      <QrCode text={begun.uri} label={t('account.secondStep.qr')} />
      <div>
        <Text fz="sm">{t('account.secondStep.typed')}</Text>
        <code className={classes.secret} data-varies>
          {begun.secret.match(/.{4}/g)?.join(' ')}
        </code>
      </div>
      <TextInput
        data-autofocus
        label={t('session.code.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        {...form.getInputProps('code')}
      />
    </DialogForm>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation();
  return (
    <Stack gap="md">
      <Text>{t('account.secondStep.keep')}</Text>
      <ul className={classes.codes} data-varies>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group justify="space-between">
        <CopyAct text={codes.join('\n')} label={t('account.secondStep.copy')} />
        <Button data-autofocus onClick={onDone}>
          {t('account.secondStep.kept')}
        </Button>
      </Group>
    </Stack>
  );
}
