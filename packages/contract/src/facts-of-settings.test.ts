import { expect, test } from 'vitest';
import { factsOfSettings, settingsInWords } from './facts-of-settings.ts';

const holidays = [{ name: 'Diwali', date: '2026-11-08', isYearly: false }];

test('rules of a client are facts of the log, a holiday by its date and name', () => {
  expect(factsOfSettings({ isIpRequired: true, holidays })).toEqual({
    isIpRequired: true,
    holidays: ['2026-11-08 Diwali'],
  });
});

test.each([
  ['en', 'IP restriction: Yes; Holidays: 8 Nov 2026 Diwali'],
  ['hi', 'IP प्रतिबंध: हाँ; छुट्टियाँ: 8 नव॰ 2026 Diwali'],
] as const)('rules of a client are said in words, in %s', (language, words) => {
  expect(settingsInWords({ isIpRequired: true, timeZone: undefined, holidays }, language)).toBe(words);
});

test('no holiday is said to be none', () => expect(settingsInWords({ holidays: [] }, 'en')).toBe('Holidays: None'));
