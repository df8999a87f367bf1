import { Button, Checkbox, CloseButton, TextInput } from '@mantine/core';
import { type ClientSettings, type Holiday, holidays as holidayRules } from '@naksha/contract';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorSentence } from '../../api/use-error-sentence.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import classes from './holidays-field.module.css';

const empty: Holiday = { name: '', date: '', isYearly: false };

/** The days on which no one signs in: each is stored as it is added, and gone as it is taken out. */
export function HolidaysField({
  value,
  isBusy,
  store,
}: {
  value: ClientSettings['holidays'];
  isBusy: boolean;
  store: (holidays: Holiday[], onStored: () => void) => void;
}) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const [typed, setTyped] = useState(empty);
  const [isJudged, setIsJudged] = useState(false);
  const wanted = [...value, typed].toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const broken = isJudged ? brokenRules(holidayRules, wanted) : [];
  const wrong = (part: string) => {
    const rule = broken.find(({ field }) => field.endsWith(part));
    return rule && errorSentence(rule.code, rule.params, i18n.language);
  };
  const whole = broken.find(({ field }) => field === '');
  const add = (event: FormEvent) => {
    event.preventDefault();
    setIsJudged(true);
    if (!holidayRules.safeParse(wanted).success) return;
    store(wanted, () => {
      setTyped(empty);
      setIsJudged(false);
    });
  };
  return (
    <section className={classes.holidays} aria-label={t('settings.holidays')}>
      <h2>{t('settings.holidays')}</h2>
      <p>{t('settings.holidaysText')}</p>
      <ul>
        {value.map((holiday) => (
          <li key={holiday.date}>
            <b>{holiday.name}</b>
            <span className="num">
              {holiday.isYearly ? format.shortDay(`${holiday.date}T12:00`) : format.day(`${holiday.date}T12:00`)}
              {holiday.isYearly && `, ${t('settings.everyYear')}`}
            </span>
            <CloseButton
              size="sm"
              disabled={isBusy}
              aria-label={t('settings.holidayRemove', { name: holiday.name })}
              onClick={() =>
                store(
                  value.filter((each) => each !== holiday),
                  () => undefined,
                )
              }
            />
          </li>
        ))}
      </ul>
      <form className={classes.add} onSubmit={add} noValidate>
        <TextInput
          label={t('settings.holidayName')}
          value={typed.name}
          error={wrong('name')}
          onChange={(event) => setTyped({ ...typed, name: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t('settings.holidayDate')}
          value={typed.date}
          error={wrong('date') ?? (whole && errorSentence(whole.code, whole.params, i18n.language))}
          onChange={(event) => setTyped({ ...typed, date: event.currentTarget.value })}
        />
        <Checkbox
          label={t('settings.everyYear')}
          checked={typed.isYearly}
          onChange={(event) => setTyped({ ...typed, isYearly: event.currentTarget.checked })}
        />
        <Button type="submit" variant="default" loading={isBusy}>
          {t('settings.holidayAdd')}
        </Button>
      </form>
    </section>
  );
}
