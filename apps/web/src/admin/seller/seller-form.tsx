import { Button, Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { endpoints, type SellerFacts } from '@naksha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { CountrySelect } from '../../ui/country-select.tsx';
import forms from '../../ui/forms.module.css';
import { forgetForm, useOwnForm } from '../../ui/kept-form.ts';
import { StateSelect } from '../../ui/state-select.tsx';
import { useKeptForm } from '../../ui/use-kept-form.ts';
import { useSeen } from '../../ui/use-seen.ts';
import { india } from '../billing/judge-facts.ts';
import { emptySeller, fromSeller, judgeSeller, toSeller, typedSeller } from './judge-seller.ts';
import classes from './seller.module.css';
import { useSellerNow } from './use-seller-now.ts';

/** What stands on invoices and beside a transfer, from the next one on. */
export function SellerForm({ facts }: { facts: SellerFacts | null }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const own = useOwnForm('seller');
  const { form, refused, onSubmit, begun } = useKeptForm({
    own,
    shape: typedSeller,
    now: facts ? fromSeller(facts) : emptySeller,
    check: judgeSeller,
  });
  const rates = facts?.rates ?? {};
  const { seen, explain } = useSeen(begun.from.name === '' ? null : toSeller(begun.from, rates), useSellerNow());
  const submit = onSubmit(async (typed) => {
    const was = seen.current && { ...seen.current, rates };
    const stored = await call(endpoints.putSeller, { body: { ...toSeller(typed, rates), was } }).catch(explain);
    seen.current = stored.facts;
    queries.setQueryData(queryKeys.seller, stored);
    forgetForm(own);
    notifications.show({ message: t('selling.seller.saved') });
  });
  const field = form.getInputProps;
  const isIndian = form.values.country === india;
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <h2>{t('selling.seller.onInvoices')}</h2>
      <TextInput label={t('selling.seller.name')} {...field('name')} />
      <Textarea rows={2} label={t('clients.form.address')} {...field('address')} />
      <div className={forms.pair}>
        <CountrySelect label={t('buying.facts.country')} {...field('country')} />
        {isIndian && <StateSelect label={t('buying.facts.state')} {...field('stateCode')} />}
      </div>
      {isIndian && (
        <TextInput
          label={t('buying.facts.gstin')}
          description={t('selling.seller.gstinHint')}
          classNames={{ input: 'code' }}
          {...field('gstin')}
        />
      )}
      <div className={forms.pair}>
        <TextInput label={t('requests.email')} inputMode="email" autoComplete="off" {...field('email')} />
        <TextInput
          label={t('selling.seller.series')}
          description={t('selling.seller.seriesHint')}
          classNames={{ input: 'code' }}
          {...field('series')}
        />
      </div>
      <h2>{t('selling.seller.transfers')}</h2>
      <div className={forms.pair}>
        <TextInput label={t('selling.seller.account')} classNames={{ input: 'code' }} {...field('bankAccount')} />
        <TextInput label={t('buying.pay.bank')} {...field('bankName')} />
        <TextInput label={t('buying.pay.ifsc')} classNames={{ input: 'code' }} {...field('ifsc')} />
        <TextInput label={t('selling.seller.upi')} classNames={{ input: 'code' }} {...field('upiId')} />
      </div>
      {refused && (
        <p role="alert" className={`${forms.refusal} ${forms.ofDialog}`}>
          {refused}
        </p>
      )}
      <Button type="submit" loading={form.submitting}>
        {t('shell.save')}
      </Button>
    </form>
  );
}
