import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientChanges, clientForm } from './client.ts';
import { creditGrant } from './credits.ts';
import { fileName } from './file-name.ts';
import { rejection, salesChange, salesForm, signUpForm } from './inquiry.ts';
import { asLine } from './line.ts';
import { placeForm } from './site.ts';
import { asText } from './text.ts';
import { ticketComment, ticketDescription, ticketTitle } from './ticket.ts';
import { holiday } from './working-hours.ts';

describe('a text of one line', () => {
  it.each([
    ['two\r\nlines', 'two lines'],
    ['tab\tand\u2028separator', 'tab and separator'],
    ['invoice\u202egnp.exe', 'invoicegnp.exe'],
    ['\u2066turned\u2069 \u200fround', 'turned round'],
    ['be\u0007ll \u001b[31mred', 'bell [31mred'],
    ['in\u200bvi\ufeffsible\u00ad', 'invisible'],
    ['fil\u3164le\u115fd\uffa0', 'filled'],
    ['tag\u{e0041}ged\u{e007f}', 'tagged'],
    ['  room around\u00a0', 'room around'],
    ['half \ud800 a character', 'half \ufffd a character'],
    ['Cafe\u0301', 'Café'],
  ])('turns %j into %j', (given, kept) => expect(asLine(given)).toBe(kept));

  it.each([
    'नक्शा क्‍ष',
    'રેશમ વણાટ',
    'قماش',
    '\u{1f469}\u200d\u{1f33e}',
    '\u2764\ufe0f',
    '葛\u{e0100}',
    '🪔 <b>&amp;',
    '../../etc',
  ])('leaves %j as it is', (text) => expect(asLine(text)).toBe(text));

  it.each([
    '\u3164',
    '\u{e0041}\u{e0042}',
    '\u200b\u200c\u200d',
    '\ufe0f',
    '\u2800 \u2800',
    '\u00a0\u3000\t',
    '\u115f\u1160',
  ])('is empty when %j is all that is in it', (text) => expect([asLine(text), asText(text)]).toEqual(['', '']));

  it('is one line, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const kept = asLine(text);
        expect(kept).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
        expect(asLine(kept)).toBe(kept);
      }),
    );
  });
});

const sly = 'A\r\nB\u202eC';
const kept = 'A BC';
const whole = { name: sly, contactName: sly, address: 'a', planId: '0190a000-0000-7000-8000-000000000000' };
const first = { adminName: 'Asha', username: 'asha', password: 'Tana@Bana7' };

describe('the fields of one line', () => {
  it.each([
    ['the name of a client', () => clientForm.parse({ ...whole, ...first }).name],
    ['its contact', () => clientForm.parse({ ...whole, ...first }).contactName],
    ['its new name', () => clientChanges.parse({ name: sly }).name],
    ['the title of a ticket', () => ticketTitle.parse(sly)],
    ['the name of a file', () => fileName.parse(sly)],
    ['the name of a holiday', () => holiday.parse({ name: sly, date: '2026-01-26', isYearly: false }).name],
    [
      'the name of a company',
      () => signUpForm.parse({ companyName: sly, name: 'Asha', email: 'asha@example.in' }).companyName,
    ],
    [
      'the reason of a grant',
      () => creditGrant.parse({ clientId: whole.planId, amount: 1, reason: sly, expiresAt: null }).reason,
    ],
  ])('keep %s readable', (_, read) => expect(read()).toBe(kept));

  it('are missing when nothing can be read in them', () => {
    const nothing = '\u202e\r\n\u200b\u3164\u{e0041}';
    expect(ticketTitle.safeParse(nothing).error?.issues[0]?.message).toBe('title_required');
    expect(fileName.safeParse(nothing).error?.issues[0]?.message).toBe('file_name_missing');
    expect(clientChanges.safeParse({ name: nothing }).error?.issues[0]?.message).toBe('name_required');
  });

  it('are not those of several lines', () => expect(salesChange.parse({ note: 'one\ntwo' }).note).toBe('one\ntwo'));
});

describe('the fields of several lines', () => {
  const several = '\u202eOne\u2069\r\n\r\n  two\u200b\tthree\u2028four \u0000';
  const read = 'One\n\n  two\tthree\nfour';
  it.each([
    ['the address of a client', () => clientChanges.parse({ address: several }).address],
    ['the address of a place', () => placeForm.parse({ name: 'Surat', address: several }).address],
    ['what a ticket is about', () => ticketDescription.parse(several)],
    ['an answer', () => ticketComment.parse(several)],
    [
      'a message to sales',
      () => salesForm.parse({ email: 'asha@example.in', phone: '9825012345', message: several }).message,
    ],
    ['a note', () => salesChange.parse({ note: several }).note],
    ['why a request was turned down', () => rejection.parse({ reason: several }).reason],
  ])('keep %s readable, line by line', (_, parsed) => expect(parsed()).toBe(read));

  it('are missing when nothing can be read in them', () => {
    const nothing = '\u3164\n\u{e0041}\u200d';
    expect(ticketComment.safeParse(nothing).error?.issues[0]?.message).toBe('comment_required');
    expect(ticketDescription.safeParse(nothing).error?.issues[0]?.message).toBe('description_required');
    expect(rejection.safeParse({ reason: nothing }).error?.issues[0]?.message).toBe('reject_reason_required');
    expect(placeForm.safeParse({ name: 'Surat', address: nothing }).error?.issues[0]?.message).toBe('address_required');
  });
});

it('a form without a login says so beside whatever else is wrong with it', () => {
  const form = clientForm.safeParse({ ...whole, ...first, username: '', accountLimit: Number.NaN });
  expect(form.error?.issues.map(({ message }) => message).toSorted()).toEqual([
    'account_limit_range',
    'login_required',
  ]);
});
