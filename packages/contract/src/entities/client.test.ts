import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { errors, fillSentence } from '../errors.ts';
import { limits } from '../limits.ts';
import { ruleOfIssue } from '../rule-of-issue.ts';
import { accountLimitForm, type ClientFormInput, clientChanges, clientForm, storageLimitForm } from './client.ts';
import { creditGrant } from './credits.ts';

const id = '01990000-0000-7000-8000-000000000001';
const good: ClientFormInput = {
  name: 'Vraj Prints',
  planId: id,
  adminName: 'Leela Shah',
  username: 'leela_shah',
  password: 'Loom@2026',
};
const rulesOf = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map((issue) => {
    const { field, code, params } = ruleOfIssue(issue);
    return [field, fillSentence(errors[code].message, params)];
  });
const form = (changes: Partial<Record<keyof ClientFormInput, unknown>>) => rulesOf(clientForm, { ...good, ...changes });

describe('the form of a new client', () => {
  it('fills in what was left out', () => {
    expect(clientForm.parse(good)).toEqual({
      ...good,
      contactName: '',
      contactEmail: '',
      phone: '',
      address: '',
      timeZone: 'Asia/Kolkata',
      isActive: true,
      isTrial: false,
      accountLimit: 0,
      logo: null,
      lang: 'en',
      email: undefined,
    });
  });

  it.each(['', '245678', '0261 245678', '+91 261 245-6789', '+91 (261) 245 67 89', '261/245.678', '123456789012345'])(
    'takes "%s" for a phone',
    (phone) => {
      expect(form({ phone })).toEqual([]);
    },
  );

  it.each([
    '12345',
    '1234567890123456',
    '+',
    'call me',
    '91+245678',
    '245678 ext 9',
    `${' '.repeat(40)}245678`,
    '२४५६७८',
  ])('takes "%s" for no phone', (phone) => {
    expect(form({ phone })).toContainEqual(['phone', 'Please enter a valid phone number.']);
  });

  it.each([
    ['name', '', 'Name is required.'],
    ['name', '   ', 'Name is required.'],
    ['name', undefined, 'Name is required.'],
    ['name', 'x'.repeat(limits.nameMaxLength + 1), 'Name can have at most 100 characters.'],
    ['contactName', 'x'.repeat(limits.nameMaxLength + 1), 'Name can have at most 100 characters.'],
    ['contactEmail', 'leela', 'Please enter a valid email address, e.g, name@example.com.'],
    ['address', 'x'.repeat(limits.addressMaxLength + 1), 'An address can have at most 500 characters.'],
    ['planId', '', 'Please choose a plan.'],
    ['planId', undefined, 'Please choose a plan.'],
    ['accountLimit', Number.NaN, 'The account limit is a whole number from 0 to 100000.'],
    ['accountLimit', 100_001, 'The account limit is a whole number from 0 to 100000.'],
    ['adminName', 'लीला', 'Name can only contain English alphabets and spaces.'],
    ['email', 'leela@', 'Please enter a valid email address, e.g, name@example.com.'],
    ['password', '', 'Password is required.'],
  ] as const)('says of %s that is %j: %s', (field, value, sentence) => {
    expect(form({ [field]: value })[0]).toEqual([field, sentence]);
  });

  it('asks for one way to sign in, and takes an empty field for none', () => {
    expect(form({ username: '' })).toEqual([['email', 'Email or username is required.']]);
    expect(form({ username: '', email: 'leela@vraj.example' })).toEqual([]);
    expect(form({ name: 'વ્રજ પ્રિન્ટ્સ & Sons', contactEmail: 'a@b.in' })).toEqual([]);
  });

  it('knows no other field', () => {
    expect(rulesOf(clientForm, { ...good, credits: 5 })).toEqual([
      ['credits', 'There is no field named credits here.'],
    ]);
  });
});

it('takes any part of the facts as a change, an empty one to take it away, and never the account limit', () => {
  expect(rulesOf(clientChanges, {})).toEqual([]);
  expect(rulesOf(clientChanges, { phone: '', address: '', contactName: '', contactEmail: '' })).toEqual([]);
  expect(rulesOf(clientChanges, { name: '' })).toContainEqual(['name', 'Name is required.']);
  expect(rulesOf(clientChanges, { accountLimit: 1 })).toHaveLength(1);
});

it.each([0, 1, limits.accountLimitMax])('takes %i for an account limit', (accountLimit) => {
  expect(rulesOf(accountLimitForm, { accountLimit })).toEqual([]);
});

it.each([
  [{ amount: 1 }, []],
  [{ amount: limits.grantMaxCredits, expiresAt: '2030-01-31T18:29:59.999Z' }, []],
  [{ amount: 0 }, [['amount', 'Credits are a whole number from 1 to 10000000.']]],
  [{ amount: limits.grantMaxCredits + 1 }, [['amount', 'Credits are a whole number from 1 to 10000000.']]],
  [{ reason: '' }, [['reason', 'Please give a reason: the client can read it in the log.']]],
  [{ reason: 'x'.repeat(201) }, [['reason', 'A reason can have at most 200 characters.']]],
] as const)('says of a grant with %j: %j', (changes, rules) => {
  const grant = { clientId: id, amount: 5, reason: 'A gift', expiresAt: null };
  expect(rulesOf(creditGrant, { ...grant, ...changes })).toEqual(rules);
});

it.each([1, limits.storageMaxGigabytes, null])('takes %s for a storage limit', (storageGigabytes) => {
  expect(rulesOf(storageLimitForm, { storageGigabytes })).toEqual([]);
  expect(rulesOf(storageLimitForm, { storageGigabytes, was: null })).toEqual([]);
});

it.each([0, -1, 1.5, limits.storageMaxGigabytes + 1, '5', undefined])(
  'says of %s as a storage limit what one is',
  (storageGigabytes) => {
    const sentence = 'A storage limit is a whole number of GB from 1 to 1000000, or empty for none.';
    expect(rulesOf(storageLimitForm, { storageGigabytes })).toEqual([['storageGigabytes', sentence]]);
  },
);
