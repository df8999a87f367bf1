import { z } from 'zod';
import { limits } from '../limits.ts';
import { line } from './line.ts';

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

const spell = (word: string) => [...word].map((sign) => signsForLetters[sign] ?? sign).join('');
const letters = (word: string) => word.replace(/[^a-z]/g, '');

/** What a password is without its capitals, and without the figures and signs in and around it: what it may have been made of. */
export function plainForms(text: string): string[] {
  const small = text.toLowerCase();
  const core = small.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const headed = [small, core].map((word) => letters(spell(word.replace(/[^a-z]*$/, ''))));
  const figures = small.replace(/[^a-z0-9]/g, '');
  return [small, letters(small), letters(spell(small)), letters(core), ...headed, figures];
}

const isTrivial = (text: string): boolean => plainForms(text).some((form) => usual.has(form)) || isCounting(text);

/** Fewer letters than a word has, and figures that only count up or down, or stay: the least that a rule of signs lets pass. */
export function isCounting(text: string): boolean {
  const figures = [...text.replace(/[^0-9]/g, '')].map(Number);
  const steps = new Set(figures.slice(1).map((figure, at) => figure - (figures[at] ?? 0)));
  const [step = 2] = steps;
  return (
    letters(text.toLowerCase()).length < leastWord &&
    figures.length >= leastWord &&
    steps.size === 1 &&
    Math.abs(step) <= 1
  );
}

/** Shorter ones stand in words of every kind. */
const leastWord = 4;

/**
 * Whether a password is a name of its person and no word more: their names, username and the words of their email address, however they are written, are
 * taken out of its letters. Names of fewer than four letters are not looked for.
 */
export function isMadeOfName(password: string, names: readonly (string | null | undefined)[]): boolean {
  const words = names
    .flatMap((name) => (name ?? '').toLowerCase().split(/@.*|[^a-z]+/))
    .filter((word) => word.length >= leastWord)
    .sort((one, other) => other.length - one.length);
  return plainForms(password).some((form) => {
    const written = letters(form);
    const rest = words.reduce((left, word) => left.replaceAll(word, ''), written);
    return rest !== written && rest.length < leastWord;
  });
}

interface Named {
  readonly password: string;
  readonly name?: string | undefined;
  readonly adminName?: string | undefined;
  readonly username?: string | undefined;
  readonly email?: string | undefined;
}

/** That of a form for a new account. */
export const isNotOwnName = ({ password, name, adminName, username, email }: Named): boolean =>
  !isMadeOfName(password, [adminName ?? name, username, email]);
export const ownNameRefused = { error: 'password_of_name', path: ['password'] };

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

/** A password that somebody shows again. */
export function shownPassword(required: 'password_required' | 'current_password_required') {
  return z.string({ error: required }).min(1, required).max(limits.passwordMaxLength, 'password_too_long');
}

/** Six digits of an authenticator app, or a recovery code, with whatever is put between groups. */
export const code = line('code_required').min(1, 'code_required').max(40, 'code_incorrect');

/** The body of `PUT /users/change-password`; the screen's confirm field is held against `newPassword` before sending. */
export const changePasswordForm = z
  .strictObject({
    oldPassword: shownPassword('current_password_required'),
    newPassword: newPassword('new_password_required'),
  })
  .refine(({ oldPassword, newPassword }) => oldPassword !== newPassword, {
    error: 'password_unchanged',
    path: ['newPassword'],
  });

/** The body of `POST /auth/forgot-password`. */
export const forgotPasswordForm = z.strictObject({
  login: line('login_required').min(1, 'login_required').max(254, 'text_too_long'),
});

/** The body of `POST /auth/reset-password`; the screen's confirm field is held against `newPassword` before sending. */
export const resetPasswordForm = z.strictObject({
  token: z.string().max(200, 'reset_link_expired'),
  newPassword: newPassword('new_password_required'),
});
