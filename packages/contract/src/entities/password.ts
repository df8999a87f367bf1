import { z } from 'zod';
import { limits } from '../limits.ts';

const strong = (text: string) =>
  text.length >= limits.passwordMinLength &&
  !/\s/.test(text) &&
  /[A-Z]/.test(text) &&
  /[a-z]/.test(text) &&
  /[0-9]/.test(text) &&
  /[^A-Za-z0-9\s]/.test(text);

/** Words that passwords are made of where no one thinks of a better one, the product's own among them. */
const usualWords = [
  'password',
  'passwort',
  'passw',
  'pass',
  'welcome',
  'admin',
  'administrator',
  'user',
  'login',
  'qwerty',
  'qwertz',
];
const moreUsualWords = [
  'asdf',
  'abc',
  'abcd',
  'letmein',
  'changeme',
  'secret',
  'default',
  'test',
  'demo',
  'root',
  'india',
  'naksha',
];
const usual = new Set([...usualWords, ...moreUsualWords]);
const signsForLetters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Whether a password is one of those words with figures and signs in and around it. */
function isTrivial(text: string): boolean {
  const small = text.toLowerCase();
  const written = [small, [...small].map((sign) => signsForLetters[sign] ?? sign).join('')];
  const bare = [...written, small.replace(/^[^a-z]+|[^a-z]+$/g, '')].flatMap((word) => [
    word.replace(/[^a-z]/g, ''),
    [...word.replace(/[^a-z]*$/, '')]
      .map((sign) => signsForLetters[sign] ?? sign)
      .join('')
      .replace(/[^a-z]/g, ''),
  ]);
  return bare.some((word) => usual.has(word));
}

/** A password someone chooses: the strength rule, with `required` for an empty one, and no word that everybody tries. */
export function newPassword(required: 'password_required' | 'new_password_required') {
  return strongPassword(required).refine((text) => !isTrivial(text), 'password_common');
}

/** The strength rule alone. */
export function strongPassword(required: 'password_required' | 'new_password_required') {
  return z
    .string({ error: required })
    .min(1, required)
    .max(limits.passwordMaxLength, 'password_too_long')
    .refine(strong, 'password_weak');
}

/** The body of `PUT /users/change-password`; the screen's confirm field is held against `newPassword` before sending. */
export const changePasswordForm = z.strictObject({
  oldPassword: z
    .string({ error: 'current_password_required' })
    .min(1, 'current_password_required')
    .max(limits.passwordMaxLength, 'password_too_long'),
  newPassword: newPassword('new_password_required'),
});
