import { expect, it } from 'vitest';
import { startOfDay } from './start-of-day.ts';

it.each([
  ['2026-11-05', 'Asia/Kolkata', 0, '2026-11-04T18:30:00.000Z'],
  ['2026-11-05', 'America/New_York', 0, '2026-11-05T05:00:00.000Z'],
  ['2026-11-05', 'UTC', 1, '2026-11-06T00:00:00.000Z'],
  ['2026-12-31', 'Pacific/Auckland', 1, '2026-12-31T11:00:00.000Z'],
  ['2026-11-05', 'Mars/Olympus', 0, '2026-11-05T00:00:00.000Z'],
  // Clocks go forward at midnight in Santiago, from 24:00 to 01:00; back at one in Havana, so that midnight comes twice.
  ['2026-09-06', 'America/Santiago', 0, '2026-09-06T04:00:00.000Z'],
  ['2026-11-01', 'America/Havana', 0, '2026-11-01T04:00:00.000Z'],
])('begins %s in %s, %i days later, at %s', (day, zone, later, at) => {
  expect(startOfDay(day, zone, later)).toBe(at);
});
