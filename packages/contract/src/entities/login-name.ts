import { z } from 'zod';
import { limits } from '../limits.ts';

export const email = z.email('email_invalid').max(254, 'email_invalid');

export const username = z
  .string()
  .max(limits.usernameMaxLength, 'username_invalid')
  .regex(/^[A-Za-z][A-Za-z0-9_]{2,}$/, 'username_invalid');
