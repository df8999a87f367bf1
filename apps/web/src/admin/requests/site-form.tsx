import { Button, NumberInput, Switch, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { endpoints, limits, type SiteSettings, siteSettings } from '@naksha/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useCheckedForm } from '../../ui/use-checked-form.tsx';
import forms from '../forms.module.css';
import classes from './requests.module.css';

/** What the operator says on the public pages: whether there is a trial, and who sells the product. */
export function SiteForm() {
  const site = useQuery({ queryKey: queryKeys.site, queryFn: () => call(endpoints.getSite) });
  if (site.isError) return <LoadFailure error={site.error} retry={site.refetch} />;
  return site.data && <Fields site={site.data} />;
}

interface Typed extends Record<string, unknown> {
  readonly isTrialOffered: boolean;
  readonly credits: string | number;
  readonly days: string | number;
  readonly reseller: string;
}

function Fields({ site: { trial, reseller } }: { site: SiteSettings }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { form, refused, onSubmit } = useCheckedForm<Typed>({
    initialValues: { isTrialOffered: trial !== null, credits: trial?.credits ?? 20, days: trial?.days ?? 14, reseller },
    check: (values) =>
      brokenRules(siteSettings, toSettings(values)).map((rule) => ({
        ...rule,
        field: rule.field.replace('trial.', ''),
        params: { min: 1, max: limits.trialMaxDays, ...rule.params },
      })),
  });
  const submit = onSubmit(async (values) => {
    await call(endpoints.putSite, { body: toSettings(values) });
    await queries.invalidateQueries({ queryKey: queryKeys.site });
    notifications.show({ message: t('requests.site.saved') });
  });
  return (
    <form className={classes.site} onSubmit={submit} noValidate>
      <Switch
        mt={26}
        label={t('requests.site.trial')}
        {...form.getInputProps('isTrialOffered', { type: 'checkbox' })}
      />
      {form.values.isTrialOffered && (
        <>
          <NumberInput
            label={t('requests.site.credits')}
            hideControls
            allowDecimal={false}
            {...form.getInputProps('credits')}
          />
          <NumberInput
            label={t('requests.site.days')}
            hideControls
            allowDecimal={false}
            {...form.getInputProps('days')}
          />
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
