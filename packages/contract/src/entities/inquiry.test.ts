import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { ruleOfIssue } from '../rule-of-issue.ts';
import { rejection, salesForm, signUpForm } from './inquiry.ts';
import { placeForm, siteSettings } from './site.ts';

const rulesOf = (form: z.ZodType, value: unknown) =>
  (form.safeParse(value).error?.issues ?? []).map(ruleOfIssue).map(({ field, code }) => `${field}: ${code}`);
const long = (length: number) => 'न'.repeat(length);

describe('talk to sales', () => {
  const whole = { email: 'asha@example.in', phone: '+91 98250 12345' };

  it.each([
    ['all it needs', {}, []],
    ['room around what is typed', { email: ' asha@example.in ', phone: ' 0261 245678 ' }, []],
    ['no email', { email: ' ' }, ['email: email_required']],
    ['half an email', { email: 'asha@' }, ['email: email_invalid']],
    ['an email of more than an address can have', { email: `${'a'.repeat(250)}@mill.in` }, ['email: email_invalid']],
    ['a second receiver', { email: 'asha@example.in\r\nBcc: all@mill.in' }, ['email: email_invalid']],
    ['no phone', { phone: undefined }, ['phone: phone_required']],
    ['words for a phone', { phone: '<b>call me</b>' }, ['phone: phone_invalid']],
    ['the longest message', { message: long(2000) }, []],
    ['a longer message', { message: long(2001) }, ['message: text_too_long']],
    ['a field that is none', { role: 'superadmin' }, ['role: unknown_field']],
  ])('with %s', (_, more, rules) => expect(rulesOf(salesForm, { ...whole, ...more })).toEqual(rules));
});

describe('signing up', () => {
  const whole = { companyName: 'Surat Silk Mills', name: 'Asha Rao', email: 'asha@example.in' };

  it.each([
    ['all it needs', {}, []],
    ['a company in any letters', { companyName: 'સુરત સિલ્ક & Söhne' }, []],
    ['an empty phone', { phone: '' }, []],
    ['no company', { companyName: '\u202e\n' }, ['companyName: company_required']],
    ['a company too long', { companyName: long(101) }, ['companyName: name_too_long']],
    ['a name in other letters', { name: 'आशा' }, []],
    ['no name', { name: '' }, ['name: name_required']],
    ['a short phone', { phone: '12' }, ['phone: phone_invalid']],
    ['a language that is none', { lang: 'xx' }, ['lang: invalid_value']],
  ])('with %s', (_, more, rules) => expect(rulesOf(signUpForm, { ...whole, ...more })).toEqual(rules));

  it('takes markup as the text that it is', () => {
    const { companyName } = signUpForm.parse({ ...whole, companyName: '<img src=x onerror=alert(1)>' });
    expect(companyName).toBe('<img src=x onerror=alert(1)>');
  });

  it('is turned down with a reason alone', () => {
    expect(rulesOf(rejection, { reason: ' \n' })).toEqual(['reason: reject_reason_required']);
    expect(rulesOf(rejection, { reason: 'Not a company.' })).toEqual([]);
  });
});

describe('what the public pages say', () => {
  it.each([
    ['neither trial nor reseller', { trial: null, reseller: '' }, []],
    ['a trial of no days', { trial: { credits: 1, days: 0 }, reseller: '' }, ['trial.days: trial_range']],
    ['a trial of half a credit', { trial: { credits: 0.5, days: 1 }, reseller: '' }, ['trial.credits: trial_range']],
    ['a reseller too long', { trial: null, reseller: long(101) }, ['reseller: name_too_long']],
  ])('with %s', (_, value, rules) => expect(rulesOf(siteSettings, value)).toEqual(rules));

  it('names a place with its address', () => {
    expect(rulesOf(placeForm, { name: 'Surat', address: ' ' })).toEqual(['address: address_required']);
    expect(placeForm.parse({ name: 'Surat\nmill', address: 'Ring Road\nSurat' })).toEqual({
      name: 'Surat mill',
      address: 'Ring Road\nSurat',
      phone: '',
    });
  });
});
