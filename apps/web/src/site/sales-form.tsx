import { Button, Textarea, TextInput } from '@mantine/core';
import { endpoints } from '@naksha/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../api/call.ts';
import { brokenRules } from '../ui/broken-rules.ts';
import { forgetForm, readKeptForm, useKeepForm } from '../ui/kept-form.ts';
import { useCheckedForm } from '../ui/use-checked-form.tsx';
import classes from './paper.module.css';
import { useFormTrap } from './use-form-trap.tsx';

const typed = z.object({ email: z.string(), phone: z.string(), message: z.string() });

/** Talk to sales: how to be reached, and what about. Sent, its place says so. */
export function SalesForm() {
  const { t } = useTranslation();
  const [isSent, setIsSent] = useState(false);
  const { seal, field } = useFormTrap();
  const { form, refused, onSubmit } = useCheckedForm({
    initialValues: readKeptForm('sales', typed) ?? { email: '', phone: '', message: '' },
    check: (values) => brokenRules(endpoints.talkToSales.body, values),
  });
  useKeepForm('sales', form.values);
  const submit = onSubmit(async (values) => {
    await call(endpoints.talkToSales, { body: { ...values, ...(await seal()) } });
    forgetForm('sales');
    setIsSent(true);
  });
  if (isSent)
    return (
      <p role="status" className={classes.sent}>
        {t('requests.sales.sent', { email: form.values.email.trim() })}
      </p>
    );
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.pair}>
        <TextInput label={t('requests.email')} type="email" autoComplete="email" {...form.getInputProps('email')} />
        <TextInput label={t('requests.phone')} type="tel" autoComplete="tel" {...form.getInputProps('phone')} />
      </div>
      <Textarea label={t('requests.sales.message')} rows={5} {...form.getInputProps('message')} />
      {field}
      <p role="alert" className={classes.refusal}>
        {refused}
      </p>
      <Button type="submit" size="md" loading={form.submitting}>
        {t('requests.sales.submit')}
      </Button>
    </form>
  );
}
