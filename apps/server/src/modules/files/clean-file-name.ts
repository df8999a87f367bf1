import { AppError } from '../../http/app-error.ts';

/** Control characters, and those that turn the direction of writing: a name may not lie about its ending. */
const unsafe = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A file name as it is stored and shown: any script, no characters that deceive. It never becomes a path. */
export function cleanFileName(name: string): string {
  const clean = name.normalize('NFC').replace(unsafe, '').trim();
  if (clean === '') throw new AppError('file_name_missing', { field: 'fileName' });
  return clean;
}
