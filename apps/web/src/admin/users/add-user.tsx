import { Button, Drawer, PasswordInput, Switch, TextInput, UnstyledButton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { endpoints, type WorkingHours, weekdays } from '@naksha/contract';
import { IconCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useCheckedForm } from '../../ui/use-checked-form.tsx';
import classes from './add-user.module.css';
import { HoursField } from './hours-field.tsx';
import { IpField } from './ip-field.tsx';
import { type AddUserForm, judgeUser, toRequest } from './judge-user.ts';
import { RuleNotice } from './rule-notice.tsx';

/** What a new restriction starts from: Monday to Saturday, half past nine to half past six. */
const usualHours = (): WorkingHours =>
  weekdays.map((day) => ({ day, enabled: day !== 'sunday', start: '09:30', end: '18:30' }));

const empty = (): AddUserForm => ({
  name: '',
  login: '',
  password: '',
  confirmPassword: '',
  isIpLimited: false,
  allowedIps: [],
  isHoursLimited: false,
  workingHours: usualHours(),
});

/** A drawer that judges as it is typed, with the product's sentences; the foot counts what is left to put right. */
export function AddUser({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      offset={10}
      radius="md"
      size={440}
      withOverlay={false}
      lockScroll={false}
      title={t('admin.users.add')}
      classNames={{ content: classes.drawer, title: classes.title, header: classes.header, body: classes.body }}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      {isOpen && <AddUserFields onClose={onClose} />}
    </Drawer>
  );
}

function AddUserFields({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { form, refuse, refused, wrong, onSubmit } = useCheckedForm({ initialValues: empty(), check: judgeUser });
  const suggest = useMutation({
    mutationFn: () => call(endpoints.generatePassword, { query: {} }),
    onSuccess: ({ password }) => form.setValues({ password, confirmPassword: password }),
    onError: (error) => refuse(error),
  });
  const submit = onSubmit(async (values) => {
    const user = await call(endpoints.createUser, { body: toRequest(values) });
    await Promise.all([
      queries.invalidateQueries({ queryKey: queryKeys.users }),
      queries.invalidateQueries({ queryKey: queryKeys.myPlan }),
    ]);
    notifications.show({ message: t('admin.users.added', { name: user.name }) });
    onClose();
  });
  const { isIpLimited, isHoursLimited, password } = form.values;

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.fields}>
        <TextInput data-autofocus label={t('admin.users.name')} {...form.getInputProps('name')} />
        <TextInput label={t('admin.users.email')} autoComplete="off" {...form.getInputProps('login')} />
        <div className={classes.pair}>
          <PasswordInput
            label={t('admin.users.password')}
            autoComplete="new-password"
            visibilityToggleButtonProps={{ 'aria-label': t('session.login.show') }}
            {...form.getInputProps('password')}
          />
          <PasswordInput
            label={t('admin.users.confirm')}
            autoComplete="new-password"
            visibilityToggleButtonProps={{ 'aria-label': t('session.login.show') }}
            {...form.getInputProps('confirmPassword')}
          />
        </div>
        <div className={classes.hintRow}>
          {password !== '' && form.isValid('password') && (
            <span className={classes.met}>
              <IconCheck size={14} aria-hidden /> {t('admin.users.rules')}
            </span>
          )}
          <UnstyledButton className={classes.link} onClick={() => suggest.mutate()}>
            {t('admin.users.generate')}
          </UnstyledButton>
        </div>
        <section className={classes.section}>
          <Switch
            labelPosition="left"
            label={t('admin.users.ipOn')}
            classNames={{ body: classes.switchBody }}
            {...form.getInputProps('isIpLimited', { type: 'checkbox' })}
          />
          {isIpLimited && (
            <div>
              <RuleNotice rule="ips" roles="user" />
              <IpField
                value={form.values.allowedIps}
                onChange={(ips) => form.setFieldValue('allowedIps', ips)}
                error={form.errors.allowedIps}
              />
            </div>
          )}
        </section>
        <section className={classes.section}>
          <Switch
            labelPosition="left"
            label={t('admin.users.hoursOn')}
            classNames={{ body: classes.switchBody }}
            {...form.getInputProps('isHoursLimited', { type: 'checkbox' })}
          />
          {isHoursLimited && (
            <div>
              <RuleNotice rule="hours" roles="user" />
              <HoursField
                value={form.values.workingHours}
                onChange={(hours) => form.setFieldValue('workingHours', hours)}
              />
            </div>
          )}
        </section>
      </div>
      {refused && (
        <p role="alert" className={classes.refusal}>
          {refused}
        </p>
      )}
      <footer className={classes.foot}>
        <span aria-live="polite">{wrong > 0 && t('admin.users.toFix', { count: wrong })}</span>
        <Button variant="default" onClick={onClose}>
          {t('admin.users.cancel')}
        </Button>
        <Button type="submit" loading={form.submitting}>
          {t('admin.users.add')}
        </Button>
      </footer>
    </form>
  );
}
