import { Button, NumberInput, Switch, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { endpoints, factsInWords, limits, type SiteSettings, siteSettings } from '@naksha/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import forms from '../../ui/forms.module.css';
import { useBegun, useKeepTyped, useOwnForm } from '../../ui/kept-form.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useCheckedForm } from '../../ui/use-checked-form.tsx';
import { useSeen } from '../../ui/use-seen.ts';
import classes from './requests.module.css';

/** What the operator says on the public pages: whether there is a trial, and who sells the product. */
export function SiteForm() {
  const site = useQuery({ queryKey: queryKeys.site, queryFn: () => call(endpoints.getSite) });
  if (site.isError) return <LoadFailure error={site.error} retry={site.refetch} />;
  return site.data && <Fields site={site.data} />;
}

const shape = z.object({
  isTrialOffered: z.boolean(),
  credits: z.union([z.string(), z.number()]),
  days: z.union([z.string(), z.number()]),
  reseller: z.string(),
});
type Typed = z.infer<typeof shape>;

/** What the pages say as a refusal names it. */
const facts = z.object({ trialCredits: z.int().nullable(), trialDays: z.int().nullable(), reseller: z.string() });

function Fields({ site }: { site: SiteSettings }) {
  const { trial, reseller } = site;
  const { t } = useTranslation();
  const queries = useQueryClient();
  const own = useOwnForm('site');
  const stored = { isTrialOffered: trial !== null, credits: trial?.credits ?? 20, days: trial?.days ?? 14, reseller };
  const begun = useBegun(own, shape, stored);
  const [from, setFrom] = useState(begun.from);
  const { form, refused, onSubmit } = useCheckedForm<Typed>({
    initialValues: begun.typed,
    check: (values) =>
      brokenRules(siteSettings, toSettings(values)).map((rule) => ({
        ...rule,
        field: rule.field.replace('trial.', ''),
        params: { min: 1, max: limits.trialMaxDays, ...rule.params },
      })),
  });
  useKeepTyped(own, shape, form.values, from);
  const language = useLanguage();
  const { seen, explain } = useSeen(toSettings(begun.from), async ({ params }) => {
    const now = facts.parse({ trialCredits: null, trialDays: null, ...params });
    const { trialCredits: credits, trialDays: days, reseller } = now;
    const trial = credits === null || days === null ? null : { credits, days };
    return { facts: { trial, reseller }, words: factsInWords(now, language) };
  });
  const submit = onSubmit(async (values) => {
    seen.current = await call(endpoints.putSite, { body: { ...toSettings(values), was: seen.current } }).catch(explain);
    await queries.invalidateQueries({ queryKey: queryKeys.site });
    setFrom(values);
    notifications.show({ message: t('requests.site.saved') });
  });
  return (
    <form className={classes.site} onSubmit={submit} noValidate>
      <Switch label={t('requests.site.trial')} {...form.getInputProps('isTrialOffered', { type: 'checkbox' })} />
      {form.values.isTrialOffered && (
        <>
          <NumberInput label={t('requests.site.credits')} hideControls {...form.getInputProps('credits')} />
          <NumberInput label={t('requests.site.days')} hideControls {...form.getInputProps('days')} />
        </>
      )}
      <TextInput
        label={t('requests.site.reseller')}
        description={t('requests.site.resellerHint')}
        {...form.getInputProps('reseller')}
      />
      <footer>
        {refused && (
          <p role="alert" className={forms.refusal}>
            {refused}
          </p>
        )}
        <Button type="submit" variant="default" loading={form.submitting}>
          {t('shell.save')}
        </Button>
      </footer>
    </form>
  );
}

/** Of an empty or half typed number the contract says what is wrong. */
function toSettings({ isTrialOffered, credits, days, reseller }: Typed): SiteSettings {
  const number = (typed: string | number) => (typeof typed === 'number' ? typed : Number.NaN);
  return { trial: isTrialOffered ? { credits: number(credits), days: number(days) } : null, reseller };
}
