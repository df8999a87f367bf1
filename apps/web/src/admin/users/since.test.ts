import { expect, it } from 'vitest';
import { since } from './since.ts';

const format = { shortDay: () => '2 Oct' };
const now = new Date(2026, 10, 20, 15, 0);

it('says never for somebody who has not signed in', () => {
  expect(since(null, now, format)).toEqual({ word: 'never' });
});

it('counts minutes within the hour and hours within the day', () => {
  expect(since(new Date(2026, 10, 20, 14, 48).toISOString(), now, format)).toEqual({ word: 'minutes', count: 12 });
  expect(since(new Date(2026, 10, 20, 12, 50).toISOString(), now, format)).toEqual({ word: 'hours', count: 2 });
});

it('calls the calendar day before yesterday, however few hours ago it was', () => {
  const justAfterMidnight = new Date(2026, 10, 20, 1, 30);
  expect(since(new Date(2026, 10, 19, 23, 0).toISOString(), justAfterMidnight, format)).toEqual({ word: 'yesterday' });
  expect(since(new Date(2026, 10, 18, 23, 0).toISOString(), justAfterMidnight, format)).toEqual({
    word: 'day',
    text: '2 Oct',
  });
});
