import { Button, Checkbox, CloseButton, TextInput } from '@mantine/core';
import { type BrokenRule, type ClientSettings, type Holiday, holidays as holidayRules } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useFormat } from '../../i18n/use-format.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import forms from '../../ui/forms.module.css';
import { useOwnForm } from '../../ui/kept-form.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { useKeptForm } from '../../ui/use-kept-form.ts';
import classes from './holidays-field.module.css';

const shape = z.object({ name: z.string(), date: z.string(), isYearly: z.boolean() });
type Typed = z.infer<typeof shape>;
const empty: Typed = { name: '', date: '', isYearly: false };

/** The days on which no one signs in: each is stored as it is added, and gone as it is taken out. */
export function HolidaysField({
  value,
  isBusy,
  store,
  remove,
}: {
  value: ClientSettings['holidays'];
  isBusy: boolean;
  /** Whether they were stored: whom they would shut out now is asked about first. */
  store: (holidays: Holiday[]) => Promise<boolean>;
  remove: (holiday: Holiday) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const ask = useConfirm();
  const confirm = (holiday: Holiday) =>
    ask({
      title: t('settings.holidayRemoveTitle', { name: holiday.name }),
      text: t('settings.holidayRemoveText'),
      act: t('settings.holidayRemoveAct'),
      isDestructive: true,
      onConfirm: () => remove(holiday),
    });
  const own = useOwnForm('holiday');
  const { form, refused, onSubmit } = useKeptForm<Typed>({
    own,
    shape,
    now: empty,
    check: (typed) => brokenRules(holidayRules, [...value, typed]).map(atItsField),
  });
  const add = onSubmit(async (typed) => {
    if (await store([...value, typed].toSorted((one, other) => (one.date < other.date ? -1 : 1))))
      form.setValues(empty);
  });
  return (
    <section className={classes.holidays} aria-label={t('settings.holidays')}>
      <h2>{t('settings.holidays')}</h2>
      <p>{t('settings.holidaysText')}</p>
      <ul>
        {value.map((holiday) => (
          <li key={holiday.date}>
            <b>{holiday.name}</b>
            <span className="num">
              {holiday.isYearly ? format.shortDate(holiday.date) : format.date(holiday.date)}
              {holiday.isYearly && `, ${t('settings.everyYear')}`}
            </span>
            <CloseButton
              size="sm"
              disabled={isBusy}
              aria-label={t('settings.holidayRemove', { name: holiday.name })}
              onClick={() => confirm(holiday)}
            />
          </li>
        ))}
      </ul>
      <form className={`${classes.add} ${forms.line}`} onSubmit={add} noValidate>
        <TextInput label={t('settings.holidayName')} {...form.getInputProps('name')} />
        <TextInput type="date" label={t('settings.holidayDate')} {...form.getInputProps('date')} />
        <Checkbox
          className={forms.beside}
          label={t('settings.everyYear')}
          {...form.getInputProps('isYearly', { type: 'checkbox' })}
        />
        <Button
          className={forms.beside}
          type="submit"
          variant="default"
          loading={form.submitting}
          // What else is being changed turns elsewhere.
          disabled={isBusy}
        >
          {t('settings.holidayAdd')}
        </Button>
      </form>
      {refused && (
        <p role="alert" className={forms.refusal}>
          {refused}
        </p>
      )}
    </section>
  );
}

/** What is wrong with the list is wrong with the day that would be added. */
function atItsField(rule: BrokenRule): BrokenRule {
  return { ...rule, field: rule.field === '' ? 'date' : (rule.field.split('.').at(-1) ?? '') };
}
