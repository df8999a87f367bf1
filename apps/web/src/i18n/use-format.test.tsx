import { type Language, toLanguage } from '@naksha/contract';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeLanguage } from './i18n.ts';
import { ClockZone, useFormat } from './use-format.ts';

beforeEach(() => vi.stubEnv('TZ', 'Asia/Kolkata'));
afterEach(() => vi.unstubAllEnvs());

async function formatOf(language: Language) {
  await changeLanguage(language);
  return renderHook(() => useFormat()).result.current;
}

const cases: [Language, string, string, string][] = [
  ['en', '12,34,567', '5 Nov 2026', '₹1,00,000'],
  ['hi', '12,34,567', '5 नव॰ 2026', '₹1,00,000'],
  ['gu', '12,34,567', '5 નવે, 2026', '₹1,00,000'],
];
it.each(cases)(
  'writes numbers, days and prices in %s as they are written in India',
  async (language, number, day, price) => {
    const format = await formatOf(language);
    expect(format.number(1_234_567)).toBe(number);
    expect(format.day('2026-11-05T08:00:00.000Z')).toBe(day);
    expect(format.price(10_000_000, 'INR')).toBe(price);
  },
);

it('counts a day by the clock of whoever reads and twenty-four hours of it', async () => {
  const format = await formatOf('en');
  expect(format.time('2026-11-05T18:45:00.000Z')).toBe('00:15');
  expect(format.shortDay('2026-11-05T18:45:00.000Z')).toBe('6 Nov');
});

it.each([
  ['hi', '6 नव॰ 2026, 00:15'],
  ['gu', '6 નવે, 2026 00:15'],
  ['en', '6 Nov 2026, 12:15 am'],
] as const)('writes a moment in %s without letters of another script', async (language, said) => {
  const format = await formatOf(language);
  expect(format.moment('2026-11-05T18:45:00.000Z')).toBe(said);
});

it('counts by the clock of the room it stands in, unless a zone is named', () => {
  const inRoom = {
    wrapper: ({ children }: { children: ReactNode }) => <ClockZone value="Asia/Tokyo">{children}</ClockZone>,
  };
  const at = '2026-11-05T18:45:00.000Z';
  expect(renderHook(() => useFormat(), inRoom).result.current.time(at)).toBe('03:45');
  expect(renderHook(() => useFormat('Europe/Lisbon'), inRoom).result.current.time(at)).toBe('18:45');
});

it('counts by the clock of a zone that is named, and a day of the calendar by none', async () => {
  const { result } = renderHook(() => useFormat('America/New_York'));
  expect(result.current.moment('2026-11-05T01:45:00.000Z')).toContain('4 Nov 2026');
  expect(result.current.shortDay('2026-11-05T01:45:00.000Z')).toBe('4 Nov');
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect([result.current.date('2026-11-05'), result.current.shortDate('2026-11-05')]).toEqual(['5 Nov 2026', '5 Nov']);
});

it('says of a part how much of a hundred it is, of what is hardly there that it is less than one, and of nothing nothing', async () => {
  const format = await formatOf('en');
  expect([0.254, 0.005, 0.0049, 0].map(format.ofHundred)).toEqual(['25', '1', '<1', '0']);
});

it('is made once for a language and a zone, whoever asks: a folder that scrolls would make hundreds a second', async () => {
  const english = await formatOf('en');
  expect(await formatOf('en')).toBe(english);
  expect(renderHook(() => useFormat('Asia/Tokyo')).result.current).not.toBe(english);
  expect(await formatOf('hi')).not.toBe(english);
});

it('takes the language of a locale, and English for one that has no words here', () => {
  expect(['en-US', 'hi-IN', 'gu', 'fr-FR', ''].map(toLanguage)).toEqual(['en', 'hi', 'gu', 'en', 'en']);
});

it('lets screen readers and fonts know which language is read', async () => {
  await changeLanguage('gu');
  expect(document.documentElement.lang).toBe('gu');
  await changeLanguage('en');
  expect(document.documentElement.lang).toBe('en');
});
