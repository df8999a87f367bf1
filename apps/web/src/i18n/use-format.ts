import { type Language, languages } from '@naksha/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { localeTags } from './languages.ts';

/** Numbers and dates as the chosen language writes them. */
export function useFormat() {
  const { i18n } = useTranslation();
  return useMemo(() => createFormat(toLanguage(i18n.language)), [i18n.language]);
}

export function toLanguage(text: string): Language {
  return languages.find((language) => text.startsWith(language)) ?? 'en';
}

function createFormat(language: Language) {
  const tag = localeTags[language];
  const number = new Intl.NumberFormat(tag);
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
  const day = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric' });
  const shortDay = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short' });
  const time = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  const list = new Intl.ListFormat(tag, { type: 'conjunction' });
  return {
    /** Words one after the other, with an "and". */
    list: (words: readonly string[]) => list.format(words),
    /** Of an amount in the currency's smallest unit; its fraction is shown when there is one. */
    price: (minor: number, currency: string) => {
      const money = new Intl.NumberFormat(tag, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
      return money.format(minor / 10 ** (money.resolvedOptions().maximumFractionDigits ?? 2));
    },
    number: (value: number) => number.format(value),
    /** Of a part of one. */
    percent: (part: number) => percent.format(part),
    day: (iso: string | Date) => day.format(new Date(iso)),
    shortDay: (iso: string | Date) => shortDay.format(new Date(iso)),
    time: (iso: string | Date) => time.format(new Date(iso)),
    moment: (iso: string | Date) => moment.format(new Date(iso)),
  };
}
