import { FileInput, NumberInput, Select, Switch, TextInput, UnstyledButton } from '@mantine/core';
import { endpoints, limits } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { DrawerForm } from '../../ui/form-drawer.tsx';
import drawer from '../../ui/forms.module.css';
import { useBegun, useKeepTyped } from '../../ui/kept-form.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useCheckedForm } from '../../ui/use-checked-form.tsx';
import { LanguageSelect } from '../users/language-select.tsx';
import { useSuggestPassword } from '../users/use-suggest-password.ts';
import classes from './clients.module.css';
import { ContactFields } from './contact-fields.tsx';
import { type CreateClientForm, judgeClient, typedClient } from './judge-client.ts';

const empty: CreateClientForm = {
  name: '',
  contactName: '',
  contactEmail: '',
  phone: '',
  address: '',
  timeZone: 'Asia/Kolkata',
  planId: null,
  accountLimit: 0,
  isActive: true,
  isTrial: false,
  logo: null,
  adminName: '',
  lang: 'en',
  login: '',
  password: '',
};

/** The form of a new client; it judges as it is typed, and its foot counts what is left to put right. */
export function CreateClientFields({
  begin,
  isSuggested,
  create,
  onClose,
  own,
}: {
  /** What is known already. */
  begin: Partial<CreateClientForm>;
  /** It begins with a password that was suggested. */
  isSuggested: boolean;
  create: (form: CreateClientForm) => Promise<void>;
  onClose: () => void;
  /** The name under which what is typed is kept. */
  own: string;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isShown, setIsShown] = useState(false);
  const plans = useQuery({ queryKey: queryKeys.allPlans, queryFn: () => call(endpoints.listPlans) });
  const first = { ...empty, ...begin };
  const begun = useBegun(own, typedClient, first);
  const { form, refuse, refused, wrong, onSubmit } = useCheckedForm({
    initialValues: { ...first, ...begun.typed },
    check: judgeClient,
  });
  useKeepTyped(own, typedClient, form.values, begun.from);
  const site = useQuery({ queryKey: queryKeys.site, queryFn: () => call(endpoints.getSite) });
  const trial = site.data?.trial ?? null;
  const show = (suggested: string) => {
    form.setFieldValue('password', suggested);
    setIsShown(true);
  };
  const suggest = useSuggestPassword(show, refuse);
  // What was typed before the answer came is kept.
  const suggestAtFirst = useSuggestPassword((suggested) => form.getValues().password === '' && show(suggested), refuse);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form opens
  useEffect(() => {
    if (isSuggested) suggestAtFirst.mutate();
  }, []);
  return (
    <DrawerForm
      // A trial that was asked for may no longer be offered.
      onSubmit={onSubmit((values) => create({ ...values, isTrial: values.isTrial && trial !== null }))}
      onClose={onClose}
      refused={refused}
      wrong={wrong}
      isBusy={form.submitting || suggest.isPending}
      done={t('clients.add')}
    >
      <ContactFields form={form} />
      {plans.isError && <LoadFailure error={plans.error} retry={plans.refetch} />}
      <div className={drawer.pair}>
        <Select
          label={t('clients.plan')}
          placeholder={t('clients.form.choosePlan')}
          allowDeselect={false}
          data={
            plans.data?.data.map(({ _id, name, isPublic }) => ({
              value: _id,
              label: isPublic ? name : t('clients.form.privatePlan', { name }),
            })) ?? []
          }
          description={plans.data?.data.length === 0 ? t('clients.form.noPlans') : undefined}
          {...form.getInputProps('planId')}
        />
        <NumberInput
          label={t('clients.form.limit')}
          description={t('clients.form.limitHint')}
          hideControls
          {...form.getInputProps('accountLimit')}
        />
      </div>
      {site.isError && <LoadFailure error={site.error} retry={site.refetch} />}
      {trial && (
        <Switch
          labelPosition="left"
          label={t('clients.form.isTrial', { credits: format.number(trial.credits), count: trial.days })}
          classNames={{ body: drawer.switchBody }}
          {...form.getInputProps('isTrial', { type: 'checkbox' })}
        />
      )}
      <FileInput
        clearable
        label={t('clients.form.logo')}
        description={t('clients.form.logoHint', { limit: format.number(limits.logoMaxMegabytes) })}
        accept={limits.logoTypes.join(',')}
        {...form.getInputProps('logo')}
      />
      <Switch
        labelPosition="left"
        label={t('clients.form.isActive')}
        classNames={{ body: drawer.switchBody }}
        {...form.getInputProps('isActive', { type: 'checkbox' })}
      />
      <h2 className={classes.group}>{t('clients.form.first')}</h2>
      <TextInput label={t('clients.form.adminName')} {...form.getInputProps('adminName')} />
      <LanguageSelect {...form.getInputProps('lang')} />
      <TextInput label={t('clients.form.login')} autoComplete="off" {...form.getInputProps('login')} />
      <PasswordField
        label={t('clients.form.password')}
        autoComplete="new-password"
        visible={isShown}
        onVisibilityChange={setIsShown}
        {...form.getInputProps('password')}
      />
      <div className={drawer.hintRow}>
        <UnstyledButton className={drawer.link} onClick={() => suggest.mutate()}>
          {t('clients.form.generate')}
        </UnstyledButton>
      </div>
    </DrawerForm>
  );
}
