import { z } from 'zod';
import { storable } from '../entities/storable.ts';
import { limits } from '../limits.ts';

/** The name of a file that goes out of the house. */
export const fileName = z
  .string({ error: 'file_name_missing' })
  .overwrite(storable)
  .trim()
  .min(1, 'file_name_missing')
  .max(limits.fileNameMaxLength, `expected at most ${limits.fileNameMaxLength} characters`);
