import { type Currency, type Language, localeTags, toLanguage } from '@naksha/contract';
import { formatMoney } from '@naksha/money';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { knownZone } from './known-zone.ts';

/** The zone by whose clock all times within are shown; the browser's where there is none. */
export const ClockZone = createContext<string | undefined>(undefined);

/** Numbers and dates as the chosen language writes them, times by the clock of the zone that is named, else of the room. */
export function useFormat(zone?: string) {
  const { i18n } = useTranslation();
  const ofRoom = useContext(ClockZone);
  return formatOf(toLanguage(i18n.language), zone ?? ofRoom);
}

const made = new Map<string, ReturnType<typeof createFormat>>();

/** Made once for each language and zone: it takes a millisecond and more, and a folder that scrolls draws dozens of dates a second. */
function formatOf(language: Language, zone: string | undefined) {
  const key = `${language} ${zone ?? ''}`;
  const kept = made.get(key) ?? createFormat(language, zone);
  made.set(key, kept);
  return kept;
}

function createFormat(language: Language, zone: string | undefined) {
  const timeZone = zone && knownZone(zone);
  const tag = localeTags[language];
  const number = new Intl.NumberFormat(tag);
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const signed = new Intl.NumberFormat(tag, { signDisplay: 'exceptZero' });
  const tenths = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  const day = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric', timeZone });
  const dateOfDay = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const shortDateOfDay = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const shortDay = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone });
  const time = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  const hour = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone });
  // In Hindi and Gujarati by the clock of a whole day, as in letters: the halves of a day have Latin letters there.
  const clock = language === 'en' ? {} : ({ hourCycle: 'h23' } as const);
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone, ...clock });
  const month = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const list = new Intl.ListFormat(tag, { type: 'conjunction' });
  return {
    /** Words one after the other, with an "and". */
    list: (words: readonly string[]) => list.format(words),
    /** Of an amount in the currency's smallest unit; its fraction is shown when there is one. */
    price: (minor: number, currency: Currency) => formatMoney(minor, currency, language, 'whenAny'),
    /** The same with its fraction whatever it is, as in a column of amounts. */
    amount: (minor: number, currency: Currency) => formatMoney(minor, currency, language),
    number: (value: number) => number.format(value),
    /** Of what came or went. */
    signed: (value: number) => signed.format(value),
    tenths: (value: number) => tenths.format(value),
    /** Of a part of one. */
    percent: (part: number) => percent.format(part),
    /** Of a part of one, out of a hundred and without the sign; what is there at all is never nothing. */
    ofHundred: (part: number) =>
      part > 0 && part < 0.005 ? `<${number.format(1)}` : number.format(Math.round(part * 100)),
    /** Of hundredths of a per cent. */
    share: (basisPoints: number) => share.format(basisPoints / 10_000),
    day: (iso: string | Date) => day.format(new Date(iso)),
    shortDay: (iso: string | Date) => shortDay.format(new Date(iso)),
    /** Of a day of the calendar, as `2026-11-05`, which is the same one everywhere. */
    date: (day: string) => dateOfDay.format(new Date(day)),
    shortDate: (day: string) => shortDateOfDay.format(new Date(day)),
    /** Of a month of the calendar, as `2026-11`. */
    month: (of: string) => month.format(new Date(`${of}-01`)),
    /** How many hours of the day have gone by. */
    hour: (at: Date) => Number(hour.format(at)),
    time: (iso: string | Date) => time.format(new Date(iso)),
    moment: (iso: string | Date) => moment.format(new Date(iso)),
    /** With the zone, for whoever reads it by another clock. */
    momentThere: (iso: string) => `${moment.format(new Date(iso))} (${moment.resolvedOptions().timeZone})`,
  };
}
