import { newPassword } from '@naksha/contract';
import { expect, test } from 'vitest';
import { generatePassword } from '../users/generate-password.ts';
import { hashNewPassword } from './hash-new-password.ts';
import { isCommonPassword } from './is-common-password.ts';

test.each([
  ['Dragon@99', 'a figure and a sign behind it'],
  ['#1Dragon', 'both in front of it'],
  ['DRAGON', 'in capitals'],
  ['Dr@g0n!7', 'signs in the place of letters'],
  ['Sunshine#2024', 'a year behind it'],
  ['Qwerty123!', 'the row of the keyboard'],
  ['Iloveyou@1', 'more words than one'],
  ['1Qaz@wsx', 'a sign in the middle'],
  ['Abc@12345', 'letters and figures in their order'],
  ['Nq@34567', 'figures in their order and hardly a letter'],
])('%s is common: %s', async (text) => {
  expect(await isCommonPassword(text)).toBe(true);
});

test.each([
  ['Loom@2026', 'a word that is rarely tried'],
  ['Correct@1horse', 'two words that are common each'],
  ['Zx9#kQ2!mv', 'no word at all'],
  ['धागा@Tana7', 'a word of another script'],
])('%s is not: %s', async (text) => {
  expect(await isCommonPassword(text)).toBe(false);
});

test('a common password is refused at the field where it was typed, before it is hashed', async () => {
  const typed = { password: 'Dragon@99', field: 'newPassword', names: ['Hema Vora'] } as const;
  await expect(hashNewPassword(typed)).rejects.toMatchObject({
    code: 'password_common',
    details: { field: 'newPassword' },
  });
  await expect(hashNewPassword({ ...typed, password: 'Hema@1975' })).rejects.toMatchObject({
    code: 'password_of_name',
    details: { field: 'newPassword' },
  });
  expect(await hashNewPassword({ ...typed, password: 'Loom@2026' })).toMatch(/^\$argon2id\$/);
});

test('what is generated fits the rules it will be held against', async () => {
  const scope = Object.create(null);
  for (let turn = 0; turn < 200; turn++) {
    const { password } = await generatePassword(scope, { length: 8 });
    expect(newPassword('password_required').safeParse(password).success).toBe(true);
    expect(await isCommonPassword(password)).toBe(false);
  }
});
