import { describe, expect, test } from 'vitest';
import { ruleOfIssue } from '../rule-of-issue.ts';
import { changePasswordForm, code, plainForms } from './password.ts';

describe('what a password may have been made of', () => {
  test.each([
    ['Dragon@99', 'dragon'],
    ['P@ssw0rd!', 'password'],
    ['#1Weaver', 'weaver'],
    ['Abc@123', 'abc123'],
    ['LOOM', 'loom'],
  ])('of %s is among others %s', (text, form) => {
    expect(plainForms(text)).toContain(form);
  });
});

describe('a code', () => {
  test.each(['123456', '123 456', 'AAAA-BBBB-CCCC-DDDD'])('may be %s', (text) => {
    expect(code.safeParse(text).success).toBe(true);
  });

  test.each([
    [undefined, 'code_required'],
    ['  ', 'code_required'],
    ['1'.repeat(41), 'code_incorrect'],
  ])('may not be %s', (text, message) => {
    expect(code.safeParse(text).error?.issues[0]?.message).toBe(message);
  });
});

test('a password is not changed into itself, and that is said at the new one', () => {
  const form = { oldPassword: 'Mine@1alone', newPassword: 'Mine@1alone' };
  const [issue] = changePasswordForm.safeParse(form).error?.issues ?? [];
  expect(issue && ruleOfIssue(issue)).toMatchObject({ field: 'newPassword', code: 'password_unchanged' });
  expect(changePasswordForm.safeParse({ ...form, newPassword: 'Mine@2alone' }).success).toBe(true);
});
