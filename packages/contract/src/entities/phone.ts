import { z } from 'zod';
import { limits } from '../limits.ts';

/** Digits as people write them, with a plus in front of the country's. */
const digits = '\\+?(?:[ ()./-]*\\d){6,15}';

export const phone = z
  .string({ error: 'phone_required' })
  .trim()
  .min(1, 'phone_required')
  .max(limits.phoneMaxLength, 'phone_invalid')
  .regex(new RegExp(`^${digits}$`), 'phone_invalid');

/** A phone number, or nothing. */
export const optionalPhone = z
  .string()
  .max(limits.phoneMaxLength, 'phone_invalid')
  .regex(new RegExp(`^(?:${digits})?$`), 'phone_invalid');
