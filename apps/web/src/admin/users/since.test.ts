import { expect, it } from 'vitest';
import { since } from './since.ts';

const dayIn = (timeZone: string) => {
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone });
  return { shortDay: (date: Date | string) => day.format(new Date(date)) };
};
const format = dayIn('Asia/Kolkata');
const at = (time: string) => `2026-11-${time}:00+05:30`;
const now = new Date(at('20T15:00'));

it('says never for somebody who has not signed in', () => {
  expect(since(null, now, format)).toEqual({ word: 'never' });
});

it('counts minutes within the hour and hours within the day', () => {
  expect(since(at('20T14:48'), now, format)).toEqual({ word: 'minutes', count: 12 });
  expect(since(at('20T12:50'), now, format)).toEqual({ word: 'hours', count: 2 });
});

it('calls the calendar day before yesterday, however few hours ago it was, by the clock that writes the days', () => {
  const justAfterMidnight = new Date(at('20T01:30'));
  expect(since(at('19T23:00'), justAfterMidnight, format)).toEqual({ word: 'yesterday' });
  expect(since(at('19T23:00'), justAfterMidnight, dayIn('America/New_York'))).toEqual({ word: 'hours', count: 2 });
  expect(since(at('18T23:00'), justAfterMidnight, format)).toEqual({ word: 'day', text: '18 Nov' });
  expect(since('2025-11-20T12:00:00+05:30', now, format)).toEqual({ word: 'day', text: '20 Nov' });
});
