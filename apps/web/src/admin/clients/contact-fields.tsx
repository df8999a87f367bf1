import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import drawer from '../../ui/forms.module.css';
import { ZoneSelect } from '../../ui/zone-select.tsx';

export interface Contact {
  readonly name: string;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly phone: string;
  readonly address: string;
  readonly timeZone: string;
}

/** Who the client is and how it is reached, in the form of a new one and when it is edited. */
export function ContactFields({
  form,
}: {
  form: { readonly values: Contact; readonly getInputProps: (field: keyof Contact) => object };
}) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput data-autofocus label={t('clients.name')} {...form.getInputProps('name')} />
      <div className={drawer.pair}>
        <TextInput label={t('clients.form.contact')} {...form.getInputProps('contactName')} />
        <TextInput label={t('clients.form.phone')} inputMode="tel" {...form.getInputProps('phone')} />
      </div>
      <TextInput
        label={t('clients.form.contactEmail')}
        inputMode="email"
        autoComplete="off"
        {...form.getInputProps('contactEmail')}
      />
      <Textarea rows={2} label={t('clients.form.address')} {...form.getInputProps('address')} />
      <ZoneSelect label={t('clients.form.zone')} {...form.getInputProps('timeZone')} value={form.values.timeZone} />
    </>
  );
}
