import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { ruleOfIssue } from '../rule-of-issue.ts';
import { newPassword } from './password.ts';
import { personName } from './person-name.ts';
import { storable } from './storable.ts';
import { email, userForm, username } from './user-form.ts';
import { weekdays, workingHours } from './working-hours.ts';

const codesOf = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map((issue) => ruleOfIssue(issue).code);

describe('a password that someone chooses', () => {
  const password = newPassword('new_password_required');

  it.each([
    ['Loom@202', []],
    ['Loom@20', ['password_weak']],
    ['loom@2026', ['password_weak']],
    ['LOOM@2026', ['password_weak']],
    ['Loom@Loom', ['password_weak']],
    ['Loom20266', ['password_weak']],
    ['Loom@ 2026', ['password_weak']],
    ['Lo\u00a0om@2026', ['password_weak']],
    [`Lo@1${'a'.repeat(124)}`, []],
    [`Lo@1${'a'.repeat(125)}`, ['password_too_long']],
    ['', ['new_password_required', 'password_weak']],
    [undefined, ['new_password_required']],
    [12345678, ['new_password_required']],
  ] as const)('%j: %j', (text, codes) => {
    expect(codesOf(password, text)).toEqual(codes);
  });

  it('may be of any script as long as the four kinds of sign are there', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (more) => {
        fc.pre(!/\s/.test(more));
        expect(codesOf(password, `Nk@1naksha${more}`.slice(0, 128))).toEqual([]);
      }),
    );
  });
});

describe('a name to sign in by', () => {
  it.each(['abc', 'Meera_2', `a${'b'.repeat(63)}`])('may be %s', (text) => {
    expect(codesOf(username, text)).toEqual([]);
  });

  it('may be no longer than there is room for, which is what is said of it', () => {
    expect(codesOf(username, `a${'b'.repeat(64)}`)).toEqual(['username_too_long']);
  });

  it.each(['ab', '_ab', '1ab', 'me era', 'meera@x', 'मीरा', 'abc\n', ''])('may not be %j', (text) => {
    expect(new Set(codesOf(username, text))).toEqual(new Set(['username_invalid']));
  });

  it.each(['a@b.in', 'meera.shah+loom@example.co.in'])('may be the address %s', (text) => {
    expect(codesOf(email, text)).toEqual([]);
  });

  it.each(['a', 'a@b', '@b.in', 'a b@c.in', 'a@b..in', `${'a'.repeat(250)}@b.in`])(
    'may not be the address %j',
    (text) => {
      expect(new Set(codesOf(email, text))).toEqual(new Set(['email_invalid']));
    },
  );
});

describe('the name of a person', () => {
  it('loses the spaces around it, and has letters and spaces alone', () => {
    expect(personName.parse('  Meera Shah ')).toBe('Meera Shah');
    expect(personName.parse('a'.repeat(100))).toHaveLength(100);
    expect(codesOf(personName, 'a'.repeat(101))).toEqual(['name_too_long']);
    expect(codesOf(personName, ' \t ')).toContain('name_required');
    for (const text of ['Meera2', "D'Souza", 'मीरा', 'a\u0000b'])
      expect(codesOf(personName, text)).toEqual(['name_letters_only']);
  });
});

describe('the form of a user', () => {
  const form = { name: 'Meera', username: 'meera', password: 'Loom@2026', confirmPassword: 'Loom@2026' };

  it('makes a designer who may come from anywhere unless it says otherwise', () => {
    expect(userForm.parse(form)).toEqual({ ...form, role: 'user', lang: 'en', allowedIps: [] });
    expect(userForm.parse({ ...form, email: '', username: 'meera' })).not.toHaveProperty('email', '');
  });

  it('makes no super administrator, and takes a hundred addresses but not one more', () => {
    expect(codesOf(userForm, { ...form, role: 'super' })).toHaveLength(1);
    expect(codesOf(userForm, { ...form, allowedIps: Array(100).fill('10.0.0.1') })).toEqual([]);
    expect(codesOf(userForm, { ...form, allowedIps: Array(101).fill('10.0.0.1') })).toHaveLength(1);
  });
});

describe('working hours', () => {
  const day = (name: string, more: object = {}) => ({
    day: name,
    enabled: true,
    start: '09:00',
    end: '18:00',
    ...more,
  });
  const week = (change: (days: object[]) => void = () => undefined) => {
    const days: object[] = weekdays.map((name) => day(name));
    change(days);
    return days;
  };

  it('are seven days, each once', () => {
    expect(codesOf(workingHours, week())).toEqual([]);
    expect(
      codesOf(
        workingHours,
        week((days) => days.pop()),
      ),
    ).toContain('working_hours_days');
    expect(
      codesOf(
        workingHours,
        week((days) => days.splice(0, 1, day('sunday'))),
      ),
    ).toContain('working_hours_days');
  });

  it.each([
    ['18:00', '09:00'],
    ['09:00', '09:00'],
    ['09:01', '09:00'],
  ])('end after they begin: not from %s to %s, unless the day is off', (start, end) => {
    expect(
      codesOf(
        workingHours,
        week((days) => days.splice(0, 1, day('monday', { start, end }))),
      ),
    ).toEqual(['working_hours_order']);
    expect(
      codesOf(
        workingHours,
        week((days) => days.splice(0, 1, day('monday', { start, end, enabled: false }))),
      ),
    ).toEqual([]);
    const more = [{ start, end }];
    expect(
      codesOf(
        workingHours,
        week((days) => days.splice(0, 1, day('monday', { more }))),
      ),
    ).toEqual(['working_hours_order']);
  });

  it('may end with the day and not begin there', () => {
    expect(
      codesOf(
        workingHours,
        week((days) => days.splice(0, 1, day('monday', { end: '24:00' }))),
      ),
    ).toEqual([]);
    expect(
      codesOf(
        workingHours,
        week((days) => days.splice(0, 1, day('monday', { start: '24:00', end: '24:00' }))),
      ),
    ).toEqual(expect.arrayContaining(['working_hours_order']));
  });

  it.each(['9:00', '09:60', '25:00', '24:01', '09.00', '09:00:00', '', null])('are no times like %j', (start) => {
    expect(
      codesOf(
        workingHours,
        week((days) => days.splice(0, 1, day('monday', { start }))),
      ).length,
    ).toBeGreaterThan(0);
  });
});

describe('text for a database', () => {
  it('has no NUL and no half characters, and whole text stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const kept = storable(text);
        expect(kept).not.toContain('\0');
        expect(kept.isWellFormed()).toBe(true);
        expect(storable(kept)).toBe(kept);
        if (text.isWellFormed() && !text.includes('\0')) expect(kept).toBe(text);
      }),
    );
    expect(storable('a\0b\ud800c')).toBe('ab\ufffdc');
    expect(storable('नक्शा 🪔')).toBe('नक्शा 🪔');
  });
});
