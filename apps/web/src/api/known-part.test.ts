import { clientSettings, endpoints, jobEvent } from '@naksha/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { aJob } from '../../test/studio-rows.ts';
import { knownPart } from './known-part.ts';

const rules = {
  isIpRequired: false,
  isWorkingHoursRequired: true,
  areAdminsBound: false,
  hasUserAccess: false,
  timeZone: 'Asia/Kolkata',
  holidays: [{ name: 'Diwali', date: '2026-11-08', isYearly: false }],
};

it('leaves out what a newer server says beside what is known, however deep it stands', () => {
  const newer = {
    ...rules,
    mayPrint: true,
    holidays: rules.holidays.map((holiday) => ({ ...holiday, isHalf: true, moon: { phase: 'new' } })),
  };
  const said = structuredClone(newer);
  expect(knownPart(clientSettings, said)).toEqual({ success: true, data: rules });
  expect(said).toEqual(newer);
});

it.each([
  ['lacks something', { ...rules, timeZone: undefined, mayPrint: true }],
  ['has something of another kind', { ...rules, mayPrint: true, holidays: [{ name: 7, moon: 'new' }] }],
  ['is nothing', undefined],
])('refuses what %s, whatever is new beside it', (_, said) => {
  expect(knownPart(clientSettings, said).success).toBe(false);
});

it('takes what may be of several kinds for the one that it is', () => {
  const small = z.strictObject({ id: z.string() });
  const large = z.strictObject({ id: z.string(), size: z.number(), inner: z.array(small) });
  const either = z.strictObject({ data: z.array(z.union([small, large])) });
  const one = { id: 'a', size: 1, inner: [{ id: 'b' }] };
  const newer = {
    data: [
      { ...one, age: 3, inner: [{ id: 'b', hue: 2 }] },
      { id: 'c', hue: 1 },
    ],
  };
  expect(knownPart(either, newer)).toEqual({ success: true, data: { data: [one, { id: 'c' }] } });
  expect(knownPart(either, { data: [{ size: 1, age: 3 }] }).success).toBe(false);
});

it('hears an event that says more than it did', () => {
  const job = aJob('वस्त्र');
  const event = { type: 'job', value: { ...job, mood: 'calm' }, at: 1 };
  expect(knownPart(jobEvent, event)).toEqual({ success: true, data: { type: 'job', value: job } });
});

it('reads as promised what is as promised', () => {
  const balance = { creditsLeft: 1, totalCredits: 1, currentTotal: 1, reserved: 0, expiresAt: null, expiring: 0 };
  expect(knownPart(endpoints.getBalance.answer, balance)).toEqual({ success: true, data: balance });
});
