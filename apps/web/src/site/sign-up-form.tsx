import { Button, Checkbox, Select, TextInput } from '@mantine/core';
import { endpoints, toLanguage } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/query-keys.ts';
import { useFormat } from '../i18n/use-format.ts';
import { brokenRules } from '../ui/broken-rules.ts';
import { forgetForm, readKeptForm, useKeepForm } from '../ui/kept-form.ts';
import { useCheckedForm } from '../ui/use-checked-form.tsx';
import classes from './paper.module.css';
import { useFormTrap } from './use-form-trap.tsx';

const typed = z.object({
  companyName: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  planId: z.string(),
  isTrial: z.boolean(),
});
type Typed = z.infer<typeof typed>;
const empty: Typed = { companyName: '', name: '', email: '', phone: '', planId: '', isTrial: false };

/** Who asks, for which of the plans on offer, and whether to begin with a trial where there is one. */
export function SignUpForm({ onSent }: { onSent: (email: string) => void }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const { plan } = useSearch({ from: '/marketing/sign-up' });
  const plans = useQuery({ queryKey: queryKeys.publicPlans, queryFn: () => call(endpoints.listPublicPlans) });
  const site = useQuery({ queryKey: queryKeys.site, queryFn: () => call(endpoints.getSite) });
  const trial = site.data?.trial ?? null;
  const { seal, field } = useFormTrap();
  const kept = readKeptForm('sign-up', typed) ?? empty;
  const { form, refused, onSubmit } = useCheckedForm<Typed>({
    initialValues: plan === undefined ? kept : { ...kept, planId: plan },
    check: (values) => brokenRules(endpoints.signUp.body, toRequest(values)),
  });
  useKeepForm('sign-up', form.values);
  const chosen = plans.data?.data.find(({ _id }) => _id === form.values.planId);
  const submit = onSubmit(async (values) => {
    // What was offered when it was chosen may be gone.
    const asked = { ...values, planId: chosen?._id ?? '', isTrial: values.isTrial && trial !== null };
    const body = { ...toRequest(asked), lang: toLanguage(i18n.language), ...(await seal()) };
    await call(endpoints.signUp, { body });
    forgetForm('sign-up');
    onSent(values.email.trim());
  });
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label={t('requests.signUp.company')}
        autoComplete="organization"
        {...form.getInputProps('companyName')}
      />
      <TextInput label={t('requests.signUp.name')} autoComplete="name" {...form.getInputProps('name')} />
      <div className={classes.pair}>
        <TextInput label={t('requests.email')} type="email" autoComplete="email" {...form.getInputProps('email')} />
        <TextInput label={t('requests.signUp.phone')} type="tel" autoComplete="tel" {...form.getInputProps('phone')} />
      </div>
      {plans.data && plans.data.data.length > 0 && (
        <Select
          label={t('requests.signUp.plan')}
          placeholder={t('requests.signUp.anyPlan')}
          clearable
          clearButtonProps={{ 'aria-label': t('requests.signUp.anyPlan') }}
          data={plans.data.data.map(({ _id, name, price, subscriptionDays: count }) => ({
            value: _id,
            label: `${name}, ${format.price(price.amount, price.currency)} ${t('site.plans.days', { count })}`,
          }))}
          {...form.getInputProps('planId')}
          value={chosen?._id ?? null}
          onChange={(value) => form.setFieldValue('planId', value ?? '')}
        />
      )}
      {trial && (
        <Checkbox
          label={t('requests.signUp.trial', { credits: format.number(trial.credits), count: trial.days })}
          {...form.getInputProps('isTrial', { type: 'checkbox' })}
        />
      )}
      {field}
      <p role="alert" className={classes.refusal}>
        {refused}
      </p>
      <Button type="submit" size="md" loading={form.submitting}>
        {t('requests.signUp.submit')}
      </Button>
    </form>
  );
}

/** Without a plan when none was chosen. */
function toRequest({ planId, ...values }: Typed) {
  return planId === '' ? values : { ...values, planId };
}
