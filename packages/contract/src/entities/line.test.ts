import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientChanges, clientForm } from './client.ts';
import { creditGrant } from './credits.ts';
import { fileName } from './file-name.ts';
import { salesChange } from './inquiry.ts';
import { asLine } from './line.ts';
import { ticketTitle } from './ticket.ts';

describe('a text of one line', () => {
  it.each([
    ['two\r\nlines', 'two lines'],
    ['tab\tand\u2028separator', 'tab and separator'],
    ['invoice\u202egnp.exe', 'invoicegnp.exe'],
    ['\u2066turned\u2069 \u200fround', 'turned round'],
    ['be\u0007ll \u001b[31mred', 'bell [31mred'],
    ['in\u200bvi\ufeffsible\u00ad', 'invisible'],
    ['  room around\u00a0', 'room around'],
    ['half \ud800 a character', 'half \ufffd a character'],
    ['Cafe\u0301', 'Café'],
  ])('turns %j into %j', (given, kept) => expect(asLine(given)).toBe(kept));

  it.each(['नक्शा क्‍ष', 'રેશમ વણાટ', 'قماش', '🪔 <b>&amp;', '../../etc'])('leaves %j as it is', (text) =>
    expect(asLine(text)).toBe(text),
  );

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
    [
      'the reason of a grant',
      () => creditGrant.parse({ clientId: whole.planId, amount: 1, reason: sly, expiresAt: null }).reason,
    ],
  ])('keep %s readable', (_, read) => expect(read()).toBe(kept));

  it('are missing when nothing can be read in them', () => {
    const nothing = '\u202e\r\n\u200b';
    expect(ticketTitle.safeParse(nothing).error?.issues[0]?.message).toBe('title_required');
    expect(fileName.safeParse(nothing).error?.issues[0]?.message).toBe('file_name_missing');
    expect(clientChanges.safeParse({ name: nothing }).error?.issues[0]?.message).toBe('name_required');
  });

  it('are not those of several lines', () => expect(salesChange.parse({ note: 'one\ntwo' }).note).toBe('one\ntwo'));
});
