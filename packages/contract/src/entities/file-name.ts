import { limits } from '../limits.ts';
import { line } from './line.ts';

/** The name of a file, as a person gives it. */
export const fileName = line('file_name_missing')
  .min(1, 'file_name_missing')
  .max(limits.fileNameMaxLength, 'text_too_long');
