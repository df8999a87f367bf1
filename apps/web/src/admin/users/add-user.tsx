import { Button, Drawer, PasswordInput, Switch, TextInput, UnstyledButton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { endpoints } from '@naksha/contract';
import { IconCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { errorSentence, useErrorSentence } from '../../api/use-error-sentence.ts';
import classes from './add-user.module.css';
import { HoursField } from './hours-field.tsx';
import { IpField } from './ip-field.tsx';
import { type AddUserForm, type FieldErrors, fieldOf, judgeUser, toRequest } from './judge-user.ts';
import { RuleNotice } from './rule-notice.tsx';
import { usualHours } from './usual-hours.ts';

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
  const { t, i18n } = useTranslation();
  const sentence = useErrorSentence();
  const queries = useQueryClient();
  const [form, setForm] = useState(empty);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const wrong = judgeUser(form);
  const create = useMutation({
    mutationFn: () => call(endpoints.createUser, { body: toRequest(form) }),
    onSuccess: async (user) => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: queryKeys.users }),
        queries.invalidateQueries({ queryKey: queryKeys.myPlan }),
      ]);
      notifications.show({ message: t('admin.users.added', { name: user.name }) });
      onClose();
    },
  });
  const suggest = useMutation({
    mutationFn: () => call(endpoints.generatePassword, { query: {} }),
    onSuccess: ({ password }) => change({ password, confirmPassword: password }),
  });

  const refusedField = create.error instanceof ApiError && create.error.field ? fieldOf(create.error.field) : undefined;
  const change = (part: Partial<AddUserForm>) => {
    setForm((form) => ({ ...form, ...part }));
    create.reset();
  };
  const touch = (field: string) => () => setTouched((touched) => new Set([...touched, field]));
  const errorOf = (field: keyof FieldErrors) => {
    if (refusedField === field) return sentence(create.error);
    const code = wrong[field];
    return code && touched.has(field) ? errorSentence(code, { email: 'name@example.com' }, i18n.language) : undefined;
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    setTouched(new Set(['name', 'login', 'password', 'confirmPassword', 'allowedIps', 'workingHours']));
    if (Object.keys(wrong).length === 0) create.mutate();
  }

  const left = Object.keys(wrong).filter((field) => touched.has(field)).length;
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.fields}>
        <TextInput
          data-autofocus
          label={t('admin.users.name')}
          value={form.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
          onBlur={touch('name')}
          error={errorOf('name')}
        />
        <TextInput
          label={t('admin.users.email')}
          autoComplete="off"
          value={form.login}
          onChange={(event) => change({ login: event.currentTarget.value })}
          onBlur={touch('login')}
          error={errorOf('login')}
        />
        <div className={classes.pair}>
          <PasswordInput
            label={t('admin.users.password')}
            autoComplete="new-password"
            value={form.password}
            onChange={(event) => change({ password: event.currentTarget.value })}
            onBlur={touch('password')}
            error={errorOf('password')}
            visibilityToggleButtonProps={{ 'aria-label': t('session.login.show') }}
          />
          <PasswordInput
            label={t('admin.users.confirm')}
            autoComplete="new-password"
            value={form.confirmPassword}
            onChange={(event) => change({ confirmPassword: event.currentTarget.value })}
            onBlur={touch('confirmPassword')}
            error={errorOf('confirmPassword')}
            visibilityToggleButtonProps={{ 'aria-label': t('session.login.show') }}
          />
        </div>
        <div className={classes.hintRow}>
          {!wrong.password && form.password !== '' && (
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
            checked={form.isIpLimited}
            onChange={(event) => change({ isIpLimited: event.currentTarget.checked })}
          />
          {form.isIpLimited && (
            <div>
              <RuleNotice rule="ips" roles="user" />
              <IpField
                value={form.allowedIps}
                onChange={(allowedIps) => change({ allowedIps })}
                error={errorOf('allowedIps')}
              />
            </div>
          )}
        </section>
        <section className={classes.section}>
          <Switch
            labelPosition="left"
            label={t('admin.users.hoursOn')}
            classNames={{ body: classes.switchBody }}
            checked={form.isHoursLimited}
            onChange={(event) => change({ isHoursLimited: event.currentTarget.checked })}
          />
          {form.isHoursLimited && (
            <div>
              <RuleNotice rule="hours" roles="user" />
              <HoursField value={form.workingHours} onChange={(workingHours) => change({ workingHours })} />
            </div>
          )}
        </section>
      </div>
      {create.isError && refusedField === undefined && (
        <p role="alert" className={classes.refusal}>
          {sentence(create.error)}
        </p>
      )}
      <footer className={classes.foot}>
        <span aria-live="polite">{left > 0 && t('admin.users.toFix', { count: left })}</span>
        <Button variant="default" onClick={onClose}>
          {t('admin.users.cancel')}
        </Button>
        <Button type="submit" loading={create.isPending}>
          {t('admin.users.add')}
        </Button>
      </footer>
    </form>
  );
}
