import { resetPasswordForm } from '@naksha/contract';
import { expect, it } from 'vitest';
import { confirmedRules } from './confirmed-rules.ts';

const known = { token: 'a-token' };
const broken = (newPassword: string, confirmPassword: string) =>
  confirmedRules(resetPasswordForm, { newPassword, confirmPassword }, known).map(({ field, code }) => [field, code]);

it.each([
  ['Tana@Bana7', 'Tana@Bana7', []],
  ['Tana@Bana7', '', [['confirmPassword', 'confirm_password_required']]],
  ['Tana@Bana7', 'Tana@Bana8', [['confirmPassword', 'passwords_differ']]],
  ['weak', 'weak', [['newPassword', 'password_weak']]],
  [
    '',
    '',
    [
      ['newPassword', 'new_password_required'],
      ['confirmPassword', 'confirm_password_required'],
    ],
  ],
] as const)('finds wrong with %j and %j what the form says', (one, other, found) => {
  const codes = broken(one, other);
  for (const rule of found) expect(codes).toContainEqual(rule);
  expect(codes.length > 0).toBe(found.length > 0);
});

it('judges what the body has beside the fields as well', () => {
  const fields = { newPassword: 'Tana@Bana7', confirmPassword: 'Tana@Bana7' };
  expect(confirmedRules(resetPasswordForm, fields)).toMatchObject([{ field: 'token' }]);
});
