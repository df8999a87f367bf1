import { z } from 'zod';
import { limits } from '../limits.ts';
import { id } from './id.ts';
import { line } from './line.ts';

export const folderName = line('folder_name_missing')
  .min(1, 'folder_name_missing')
  .max(limits.folderNameMaxLength, 'text_too_long');

/** A folder that somebody made in their client’s collection; it holds files of any section. */
export const folder = z.strictObject({ _id: id, name: z.string(), createdBy: id });
export type Folder = z.infer<typeof folder>;
