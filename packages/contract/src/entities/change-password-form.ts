import { z } from 'zod';
import { newPassword } from './password.ts';

/** The body of `PUT /users/change-password`; the screen's confirm field is held against `newPassword` before sending. */
export const changePasswordForm = z.strictObject({
  oldPassword: z.string({ error: 'current_password_required' }).min(1, 'current_password_required'),
  newPassword: newPassword('new_password_required'),
});
