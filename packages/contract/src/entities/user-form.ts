import { z } from 'zod';
import { limits } from '../limits.ts';
import { languages } from '../options.ts';
import { clientRoles } from '../roles.ts';
import { instant } from './instant.ts';
import { ipRanges } from './ip-range.ts';
import { orAbsent } from './or-absent.ts';
import { isNotOwnName, newPassword, ownNameRefused } from './password.ts';
import { personName } from './person-name.ts';
import { workingHours } from './working-hours.ts';

export const email = z.email('email_invalid').max(254, 'email_invalid');

export const username = z
  .string()
  .max(limits.usernameMaxLength, 'username_too_long')
  .regex(/^[A-Za-z][A-Za-z0-9_]{2,}$/, 'username_invalid');

/** What somebody signs in with has to be there; said beside whatever else is wrong with the form. */
export const hasLogin = ({ email, username }: { email?: string | undefined; username?: string | undefined }) =>
  email !== undefined || username !== undefined;
export const loginRequired = { error: 'login_required', path: ['email'], when: () => true };

/** The add-user form and `POST /users`. The screen asks for email or username in one field and sends it under its kind. */
export const userForm = z
  .strictObject({
    name: personName,
    email: orAbsent(email),
    username: orAbsent(username),
    password: newPassword('password_required'),
    confirmPassword: z
      .string({ error: 'confirm_password_required' })
      .min(1, 'confirm_password_required')
      .max(limits.passwordMaxLength, 'password_too_long'),
    role: z.enum(clientRoles).default('user'),
    lang: z.enum(languages).default('en'),
    allowedIps: ipRanges.default([]),
    workingHours: workingHours.optional(),
  })
  .refine(hasLogin, loginRequired)
  .refine(isNotOwnName, ownNameRefused)
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    error: 'passwords_differ',
    path: ['confirmPassword'],
  });
export type UserForm = z.infer<typeof userForm>;
export type UserFormInput = z.input<typeof userForm>;

const facts = { name: personName, role: z.enum(clientRoles), lang: z.enum(languages) };
const seen = {
  ...facts,
  name: z.string().max(limits.nameMaxLength),
  email: z.string().max(254).nullable(),
  /** Another one says that the password was given once more meanwhile, or chosen by its owner. */
  givenUntil: instant.nullable(),
};

/** What an administrator changes of an account. `was` is what the changes started from: what is not so any more refuses them. */
export const userChanges = z
  .strictObject({
    ...facts,
    /** Null takes it away from whoever signs in by a username. */
    email: z.string().trim().pipe(email).nullable(),
    password: newPassword('password_required'),
    was: z.strictObject(seen).partial(),
  })
  .partial();
export type UserChanges = z.infer<typeof userChanges>;
