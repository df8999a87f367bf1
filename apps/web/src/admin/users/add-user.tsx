import { CopyButton, Switch, TextInput, UnstyledButton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { endpoints, errorSentence, type Language } from '@naksha/contract';
import { IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { DrawerForm, FormDrawer } from '../../ui/form-drawer.tsx';
import classes from '../../ui/forms.module.css';
import { forgetForm, useBegun, useKeepTyped, useOwnForm } from '../../ui/kept-form.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { useCheckedForm } from '../../ui/use-checked-form.tsx';
import { Handover } from '../handover.tsx';
import { HoursField } from './hours-field.tsx';
import { IpField } from './ip-field.tsx';
import { type AddUserForm, judgeUser, toRequest, typedUser } from './judge-user.ts';
import { RoleAndLanguage } from './role-and-language.tsx';
import notice from './rule-notice.module.css';
import { RuleNotice } from './rule-notice.tsx';
import { useMyPlan } from './use-my-plan.ts';
import { useSuggestPassword } from './use-suggest-password.ts';
import { usualHours } from './usual-hours.ts';

const empty = (lang: Language): AddUserForm => ({
  name: '',
  login: '',
  role: 'user',
  lang,
  password: '',
  confirmPassword: '',
  isIpLimited: false,
  allowedIps: { ips: [], typed: '' },
  isHoursLimited: false,
  workingHours: usualHours(),
});

/** A drawer that judges as it is typed, with the product's sentences; the foot counts what is left to put right. */
export function AddUser({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const [made, setMade] = useState<MadeUser>();
  const own = useOwnForm('user');
  const close = () => {
    forgetForm(own);
    setMade(undefined);
    onClose();
  };
  return (
    <FormDrawer
      title={made ? t('admin.users.passwordOf', { name: made.name }) : t('admin.users.add')}
      isOpen={isOpen}
      onClose={close}
      // A password that is shown once does not vanish with a stray click or key.
      isHeld={made !== undefined}
      kept={own}
    >
      {made ? (
        <Handover {...made} text={t('clients.made.text', { admin: made.name })} onDone={close} />
      ) : (
        <AddUserFields onMade={setMade} onClose={close} own={own} />
      )}
    </FormDrawer>
  );
}

/** Who was added with a password that no one has typed, and so no one knows. */
interface MadeUser {
  readonly name: string;
  readonly login: string;
  readonly password: string;
}

interface FieldsProps {
  readonly onMade: (made: MadeUser) => void;
  readonly onClose: () => void;
  readonly own: string;
}

function AddUserFields({ onMade, onClose, own }: FieldsProps) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const nothing = empty(useLanguage());
  const begun = useBegun(own, typedUser, nothing);
  const { form, refuse, refused, wrong, onSubmit } = useCheckedForm({
    initialValues: { ...nothing, ...begun.typed },
    check: judgeUser,
  });
  useKeepTyped(own, typedUser, form.values, begun.from);
  const [suggested, setSuggested] = useState('');
  const [isShown, setIsShown] = useState(false);
  const suggest = useSuggestPassword((given) => {
    form.setValues({ password: given, confirmPassword: given });
    setSuggested(given);
    setIsShown(true);
  }, refuse);
  const submit = onSubmit(async (values) => {
    const user = await call(endpoints.createUser, { body: toRequest(values) });
    await Promise.all([
      queries.invalidateQueries({ queryKey: queryKeys.users }),
      queries.invalidateQueries({ queryKey: queryKeys.myPlan }),
    ]);
    notifications.show({ message: t('admin.users.added', { name: user.name }) });
    if (values.password !== suggested) return onClose();
    forgetForm(own);
    onMade({ name: user.name, login: user.username ?? user.email ?? '', password: suggested });
  });
  const { isIpLimited, isHoursLimited, password, role } = form.values;
  const plan = useMyPlan();
  const places = role === 'user' ? plan.data?.users : plan.data?.admins;
  const isFull = places !== undefined && places.active >= places.limit;

  return (
    <DrawerForm
      onSubmit={submit}
      onClose={onClose}
      refused={refused}
      wrong={wrong}
      isBusy={form.submitting || suggest.isPending}
      done={t('admin.users.add')}
    >
      <TextInput data-autofocus label={t('admin.users.name')} {...form.getInputProps('name')} />
      <TextInput label={t('admin.users.email')} autoComplete="off" {...form.getInputProps('login')} />
      <RoleAndLanguage form={form} />
      {isFull && (
        <p role="note" className={notice.notice}>
          {errorSentence(role === 'user' ? 'user_limit_reached' : 'admin_limit_reached', {}, i18n.language)}
        </p>
      )}
      <PasswordField
        label={t('admin.users.password')}
        autoComplete="new-password"
        visible={isShown}
        onVisibilityChange={setIsShown}
        {...form.getInputProps('password')}
      />
      <PasswordField
        label={t('admin.users.confirm')}
        autoComplete="new-password"
        visible={isShown}
        onVisibilityChange={setIsShown}
        {...form.getInputProps('confirmPassword')}
      />
      <div className={classes.hintRow}>
        {password !== '' && form.isValid('password') && (
          <span className={classes.met}>
            <IconCheck size={14} aria-hidden /> {t('admin.users.rules')}
          </span>
        )}
        <UnstyledButton className={classes.link} onClick={() => suggest.mutate()}>
          {t('admin.users.generate')}
        </UnstyledButton>
        <CopyButton value={password}>
          {({ copied, copy }) => (
            <UnstyledButton className={classes.further} disabled={password === ''} onClick={copy} aria-live="polite">
              {t(copied ? 'shell.copied' : 'shell.copy')}
            </UnstyledButton>
          )}
        </CopyButton>
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
    </DrawerForm>
  );
}
