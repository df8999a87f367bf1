import { UnstyledButton } from '@mantine/core';
import { type BillingFacts as Facts, indianStates, localeTags } from '@naksha/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { isFormKept, useOwnForm } from '../../ui/kept-form.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import classes from './billing.module.css';
import { BillingFactsForm } from './billing-facts-form.tsx';
import { india } from './judge-facts.ts';
import { useBillingFacts } from './use-billing-facts.ts';

export interface FactsEditing {
  readonly isEditing: boolean;
  readonly setEditing: (isEditing: boolean) => void;
}

/** Whether the facts are being said otherwise: what depends on them waits until they are saved or left. */
export function useFactsEditing(): FactsEditing {
  const own = useOwnForm('billing-facts');
  // What was typed before a forced log-in is there again, and seen.
  const [isEditing, setEditing] = useState(() => isFormKept(own));
  return { isEditing, setEditing };
}

/** To whom invoices are made out, and the form for it where it was not said yet or is to be said otherwise. */
export function BillingFacts({ isEditing, setEditing, isDue = false }: FactsEditing & { isDue?: boolean }) {
  const { t } = useTranslation();
  const stored = useBillingFacts();
  if (stored.isError) return <LoadFailure error={stored.error} retry={stored.refetch} />;
  if (!stored.data) return null;
  const { facts } = stored.data;
  if (facts === null || isEditing) {
    const close = () => setEditing(false);
    return (
      <BillingFactsForm
        facts={facts}
        isDue={isDue && facts === null}
        onSaved={close}
        {...(facts && { onCancel: close })}
      />
    );
  }
  return (
    <div className={classes.facts}>
      <FactLines facts={facts} />
      <UnstyledButton className={classes.edit} onClick={() => setEditing(true)}>
        {t('buying.sheet.editFacts')} <span className="visually-hidden">{t('buying.sheet.facts')}</span>
      </UnstyledButton>
    </div>
  );
}

function FactLines({ facts: { name, address, country, stateCode, gstin } }: { facts: Facts }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const state = indianStates.find(({ code }) => code === stateCode)?.name[language];
  const countryName = new Intl.DisplayNames(localeTags[language], { type: 'region' }).of(country) ?? country;
  return (
    <address>
      <b>{name}</b>
      {`\n${address}\n${country === india && state ? `${state}, ${countryName}` : countryName}`}
      {gstin !== null && <span className="code">{`\n${t('buying.facts.gstinOf', { gstin })}`}</span>}
    </address>
  );
}
