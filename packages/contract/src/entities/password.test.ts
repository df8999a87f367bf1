import { describe, expect, test } from 'vitest';
import { ruleOfIssue } from '../rule-of-issue.ts';
import { changePasswordForm, code, isMadeOfName, newPassword, plainForms } from './password.ts';

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

describe('a password that is a name', () => {
  const leela = ['Leela Devi Shah', 'leela.weaves@mill.example', 'lshah_surat'];

  test.each(['Leela@1234', '#2026Leela', 'L33la!99x', 'LeelaDevi@7', 'Weaves@2027', 'Shah#Surat1', 'leelA@Shah55'])(
    'is refused, as %s is',
    (text) => expect(isMadeOfName(text, leela)).toBe(true),
  );

  test.each(['Leela@Bandhani7', 'Mill@9example', 'Tana@Bana7', 'Shahtoosh@1', 'Kx7@pqrs'])(
    'is not what %s is',
    (text) => expect(isMadeOfName(text, leela)).toBe(false),
  );

  test('is not looked for where there is none of four letters', () => {
    expect(isMadeOfName('Om@Ray#77', ['Om Ray', null, undefined, 'r_1'])).toBe(false);
  });
});

test.each([
  ['Xy@56789', 'password_common'],
  ['Dev@4321', 'password_common'],
  ['#Zz7777!', 'password_common'],
  ['Xy@56798', undefined],
  ['Dev@43215', undefined],
  ['Silk@4321', undefined],
])('figures that only count, beside letters that are no word, are common: %s is %s', (text, code) => {
  expect(newPassword('password_required').safeParse(text).error?.issues[0]?.message).toBe(code);
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
