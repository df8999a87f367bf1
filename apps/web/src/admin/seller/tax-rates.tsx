import { Button, NumberInput } from '@mantine/core';
import { type BrokenRule, endpoints, localeTags, type SellerFacts, sellerFacts } from '@naksha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useShowError } from '../../session/use-show-error.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import { CountrySelect } from '../../ui/country-select.tsx';
import forms from '../../ui/forms.module.css';
import { toHundredths } from '../../ui/hundredths.ts';
import { useCheckedForm } from '../../ui/use-checked-form.tsx';
import { useSeen } from '../../ui/use-seen.ts';
import page from '../page.module.css';
import classes from './seller.module.css';
import { useSellerNow } from './use-seller-now.ts';

interface Typed extends Record<string, unknown> {
  readonly country: string | null;
  readonly rate: string | number;
}
const empty: Typed = { country: null, rate: '' };

/** Of a rate as it is typed what the contract says is wrong, at the field that it is about. */
function judgeRate({ country, rate }: Typed): BrokenRule[] {
  if (country === null) return [{ field: 'country', code: 'country_unknown', params: {} }];
  const rates = { rates: { [country]: toHundredths(rate) } };
  return brokenRules(sellerFacts.pick({ rates: true }), rates).map((rule) => ({ ...rule, field: 'rate' }));
}

/** Which tax is added for buyers in other countries; what is set or taken away is stored at once. */
export function TaxRates({ facts }: { facts: SellerFacts }) {
  const { t } = useTranslation();
  const format = useFormat();
  const showError = useShowError();
  const named = new Intl.DisplayNames(localeTags[useLanguage()], { type: 'region' });
  const queries = useQueryClient();
  const { explain } = useSeen(facts, useSellerNow());
  const put = async (rates: SellerFacts['rates']) => {
    const body = { ...facts, rates, was: facts };
    queries.setQueryData(queryKeys.seller, await call(endpoints.putSeller, { body }).catch(explain));
  };
  const { form, refused, onSubmit } = useCheckedForm({ initialValues: empty, check: judgeRate });
  const submit = onSubmit(async ({ country, rate }) => {
    await put({ ...facts.rates, [country ?? '']: toHundredths(rate) });
    form.setValues(empty);
  });
  const remove = useMutation({
    mutationFn: (country: string) => {
      const rates = Object.entries(facts.rates).filter(([each]) => each !== country);
      return put(Object.fromEntries(rates));
    },
    onError: showError,
  });
  const rows = Object.entries(facts.rates)
    .map(([country, rate]) => ({ country, rate, name: named.of(country) ?? country }))
    .sort((one, other) => one.name.localeCompare(other.name));
  return (
    <section className={classes.form}>
      <h2>{t('selling.seller.rates')}</h2>
      <p className={page.aside}>{t('selling.seller.ratesText')}</p>
      {rows.length > 0 && (
        <ul className={classes.rates}>
          {rows.map(({ country, rate, name }) => (
            <li key={country}>
              <span>{name}</span>
              <span className="num">{format.share(rate)}</span>
              <Button variant="default" size="xs" disabled={remove.isPending} onClick={() => remove.mutate(country)}>
                {t('selling.seller.removeRate')} <span className="visually-hidden">{name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form className={`${classes.rate} ${forms.line}`} onSubmit={submit} noValidate>
        <CountrySelect label={t('buying.facts.country')} {...form.getInputProps('country')} />
        <NumberInput hideControls label={t('selling.seller.rate')} {...form.getInputProps('rate')} />
        <Button className={forms.beside} type="submit" variant="default" loading={form.submitting}>
          {t('selling.seller.addRate')}
        </Button>
        {refused && (
          <p role="alert" className={`${forms.refusal} ${forms.ofDialog}`}>
            {refused}
          </p>
        )}
      </form>
    </section>
  );
}
