import { z } from 'zod';
import { limits } from '../limits.ts';

/** English letters and spaces, as the product's rule for names of users demands. */
export const personName = z
  .string({ error: 'name_required' })
  .trim()
  .min(1, 'name_required')
  .max(limits.nameMaxLength, 'name_too_long')
  .regex(/^[A-Za-z ]+$/, 'name_letters_only');
