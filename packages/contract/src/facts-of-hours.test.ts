import { expect, test } from 'vitest';
import { weekdays } from './entities/working-hours.ts';
import { factsOfHours, hoursInWords } from './facts-of-hours.ts';

const week = weekdays.map((day) => ({
  day,
  enabled: day !== 'sunday',
  start: '09:00',
  end: '18:00',
  ...(day === 'monday' && { end: '13:00', more: [{ start: '14:00', end: '24:00' }] }),
}));

test('each day of a week stands with all its spans, and with nothing when it is closed', () => {
  expect(factsOfHours(week)).toEqual({
    monday: '09:00–13:00, 14:00–24:00',
    ...Object.fromEntries(weekdays.slice(1, 6).map((day) => [day, '09:00–18:00'])),
    sunday: '',
  });
});

test('a week is said in the words of the reader', () => {
  expect(hoursInWords(week, 'en')).toMatch(/^Monday 09:00–13:00, 14:00–24:00; Tuesday .*; Sunday Closed$/);
  expect(hoursInWords(week, 'gu')).toMatch(/^સોમવાર 09:00–13:00.*; રવિવાર બંધ$/);
});
