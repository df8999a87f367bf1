import { z } from 'zod';
import { limits } from '../limits.ts';
import { storable } from './storable.ts';

/** The name of a file, as a person gives it. */
export const fileName = z
  .string({ error: 'file_name_missing' })
  .overwrite(storable)
  .trim()
  .min(1, 'file_name_missing')
  .max(limits.fileNameMaxLength, `expected at most ${limits.fileNameMaxLength} characters`);
