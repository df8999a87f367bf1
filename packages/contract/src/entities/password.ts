import { z } from 'zod';
import { limits } from '../limits.ts';

const strong = (text: string) =>
  text.length >= limits.passwordMinLength &&
  !/\s/.test(text) &&
  /[A-Z]/.test(text) &&
  /[a-z]/.test(text) &&
  /[0-9]/.test(text) &&
  /[^A-Za-z0-9\s]/.test(text);

/** A password someone chooses: the strength rule, and the error `required` when it is empty. */
export function newPassword(required: 'password_required' | 'new_password_required') {
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
