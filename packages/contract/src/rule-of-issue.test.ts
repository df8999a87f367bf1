import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { userEndpoints } from './endpoints/users.ts';
import { ipRange } from './entities/ip-range.ts';
import { newPassword } from './entities/password.ts';
import { userForm } from './entities/user-form.ts';
import { errors, fillSentence } from './errors.ts';
import { exportParams } from './operations/export.ts';
import { jobRequest } from './operations/job-request.ts';
import { ruleOfIssue } from './rule-of-issue.ts';

function broken(schema: z.ZodType, value: unknown): string[] {
  const rules = (schema.safeParse(value).error?.issues ?? []).map(ruleOfIssue);
  return rules.map(({ field, code, params }) => `${field}: ${fillSentence(errors[code].message, params)}`);
}

const form = { name: 'Meera', username: 'meera', password: 'Loom@2026', confirmPassword: 'Loom@2026' };

describe('a broken rule', () => {
  test('is reported in the sentence of the catalogue, filled', () => {
    expect(broken(userForm, { ...form, email: 'x' })).toEqual([
      'email: Please enter a valid email address, e.g, name@example.com.',
    ]);
    expect(broken(userForm, { ...form, name: 'a'.repeat(101) })).toEqual([
      'name: Name can have at most 100 characters.',
    ]);
    expect(broken(userEndpoints.generatePassword.query, { length: '5' })).toEqual([
      'length: A generated password has between 6 and 64 characters.',
    ]);
    expect(broken(exportParams, { fileName: ' ', dpi: 301 })).toEqual([
      'fileName: File name is missing!',
      'dpi: Max limit for dpi is 300',
    ]);
  });

  test('names fields that do not belong there, and values that fit nowhere', () => {
    expect(broken(userForm, { ...form, isAdmin: true })).toEqual(['isAdmin: There is no field named isAdmin here.']);
    expect(broken(jobRequest, { operation: 'weave' })[0]).toMatch(/^operation: The value of operation is not accepted/);
    const absent = { operation: 'generate', params: { prompt: 'x', colour: 'red' } };
    expect(broken(jobRequest, absent)).toEqual(['params.colour: There is no field named params.colour here.']);
    expect(broken(jobRequest, { operation: 'export', inputs: [], params: { fileName: 'a' } })).toEqual([
      'inputs: Number of pictures that this operation needs: 1.',
    ]);
    expect(broken(jobRequest, { operation: 'generate', params: { prompt: 'x'.repeat(2001) } })).toEqual([
      'params.prompt: A prompt can have at most 2000 characters.',
    ]);
    expect(broken(jobRequest, { operation: 'generate', params: {} })).toEqual([
      'params.prompt: Describe the design in words, or choose a pattern.',
    ]);
  });

  test('of the form of a user is reported for every field at once', () => {
    expect(broken(userForm, {})).toEqual([
      'name: Name is required.',
      'password: Password is required.',
      'confirmPassword: Confirm password is required.',
      'email: Email or username is required.',
    ]);
    expect(broken(userForm, { ...form, confirmPassword: 'other', username: '' })).toEqual([
      'email: Email or username is required.',
      'confirmPassword: Passwords do not match.',
    ]);
  });
});

describe('an address', () => {
  test.each([
    '1.2.3.4',
    '10.0.0.0/8',
    '2001:db8::1',
    '2001:db8::/32',
    '::1',
    '255.255.255.255/32',
    '::ffff:10.0.0.0/104',
    '0::FFFF:a00:0/128',
    '64:ff9b::/96',
    '::1:0:0:0/80',
    '::/128',
    '0:0:0:0:0:fffe::/96',
  ])('may be %s', (text) => {
    expect(ipRange.safeParse(text).success).toBe(true);
  });

  test.each([
    '',
    '127.1',
    '01.2.3.4',
    '0x7f.0.0.1',
    '1.2.3.4:80',
    '1.2.3',
    '1.2.3.256',
    '10.0.0.0/7',
    '10.0.0.0/33',
    '2001:db8::/31',
    '::/0',
    'fe80::1%eth0',
    'localhost',
    '1.2.3.4 5',
    '10.0.0.0/8/8',
    '::ffff:10.0.0.0/96',
    '0:0:0:0:0:ffff:a00:0/103',
    '::/32',
    '::/80',
    '::1.2.3.4/80',
    '::8000:0:0/81',
    '::fffe:0:0/95',
    '0:0::ffff:1:2/96',
  ])('may not be %j', (text) => {
    expect(ipRange.safeParse(text).success).toBe(false);
  });
});

describe('a new password', () => {
  test.each(['Password@1', 'P@ssw0rd!', 'Naksha@2026', 'Admin#2024', 'Welcome1!', '1Qwerty$', 'Passw0rd@123'])(
    'may not be %j, which is tried first',
    (text) => {
      expect(newPassword('password_required').safeParse(text).error?.issues[0]?.message).toBe('password_common');
    },
  );
  test.each(['Loom@2026', 'Correct@1horse', 'Passionfruit@7', 'Testament#88'])('may be %j', (text) => {
    expect(newPassword('password_required').safeParse(text).success).toBe(true);
  });
});
