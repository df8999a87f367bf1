import { Button, Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type BillingFacts, endpoints, factsInWords } from '@naksha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { CountrySelect } from '../../ui/country-select.tsx';
import forms from '../../ui/forms.module.css';
import { forgetForm, useBegun, useKeepTyped, useOwnForm } from '../../ui/kept-form.ts';
import { StateSelect } from '../../ui/state-select.tsx';
import { useCheckedForm } from '../../ui/use-checked-form.tsx';
import { useSeen } from '../../ui/use-seen.ts';
import { LanguageSelect } from '../users/language-select.tsx';
import classes from './billing.module.css';
import { fromFacts, india, judgeFacts, stateOfGstin, type TypedFacts, toFacts, typedFacts } from './judge-facts.ts';

/** To whom invoices are made out, from the next one on. */
export function BillingFactsForm({
  facts,
  isDue = false,
  onSaved,
  onCancel,
}: {
  facts: BillingFacts | null;
  /** Nothing else can be done before. */
  isDue?: boolean;
  onSaved?: () => void;
  onCancel?: () => void;
}) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const lang = useLanguage();
  const empty: TypedFacts = { name: '', address: '', country: india, stateCode: '', gstin: '', lang };
  const own = useOwnForm('billing-facts');
  const begun = useBegun(own, typedFacts, facts ? fromFacts(facts) : empty);
  const { form, refused, onSubmit } = useCheckedForm({ initialValues: begun.typed, check: judgeFacts });
  useKeepTyped(own, typedFacts, form.values, begun.from);
  const { seen, explain } = useSeen(begun.from.name === '' ? null : toFacts(begun.from), async (refusal) => {
    const now = (await call(endpoints.getBillingFacts)).facts;
    if (!now) throw refusal;
    return { facts: now, words: factsInWords(now, lang) };
  });
  const submit = onSubmit(async (typed) => {
    const body = { ...toFacts(typed), was: seen.current };
    const saved = await call(endpoints.putBillingFacts, { body }).catch(explain);
    forgetForm(own);
    queries.setQueryData(queryKeys.billingFacts, saved);
    // Taxes depend on it.
    await queries.invalidateQueries({ queryKey: queryKeys.quotes });
    notifications.show({ message: t('buying.facts.saved') });
    onSaved?.();
  });
  const cancel = () => {
    forgetForm(own);
    onCancel?.();
  };
  const isIndian = form.values.country === india;
  const gstin = form.getInputProps('gstin');
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput label={t('buying.facts.name')} autoComplete="organization" {...form.getInputProps('name')} />
      <Textarea
        rows={3}
        label={t('buying.facts.address')}
        autoComplete="street-address"
        {...form.getInputProps('address')}
      />
      <div className={forms.pair}>
        <CountrySelect label={t('buying.facts.country')} {...form.getInputProps('country')} />
        {isIndian && <StateSelect label={t('buying.facts.state')} {...form.getInputProps('stateCode')} />}
      </div>
      {isIndian && (
        <TextInput
          label={t('buying.facts.gstin')}
          description={t('buying.facts.gstinHint')}
          classNames={{ input: 'code' }}
          {...gstin}
          onChange={(event) => {
            gstin.onChange(event);
            const state = stateOfGstin(event.currentTarget.value);
            if (state !== undefined && form.values.stateCode === '') form.setFieldValue('stateCode', state);
          }}
        />
      )}
      <LanguageSelect label={t('buying.facts.lang')} {...form.getInputProps('lang')} />
      {refused && (
        <p role="alert" className={classes.refusal}>
          {refused}
        </p>
      )}
      <div className={classes.acts}>
        <Button type="submit" variant={isDue ? 'filled' : 'default'} loading={form.submitting}>
          {t('buying.facts.save')}
        </Button>
        {onCancel && (
          <Button variant="subtle" onClick={cancel}>
            {t('shell.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
