import { z } from 'zod';
import { limits } from '../limits.ts';
import { id } from './id.ts';
import { instant } from './instant.ts';
import { line } from './line.ts';

export const directories = ['processed', 'uploaded', 'exported', 'psd'] as const;
/** The folders of the collection. A draft lies in none of them. */
export type Directory = (typeof directories)[number];

/** A tag as it is kept, in one case: what reads alike is one. */
export const tag = line()
  .overwrite((text) => text.trim().replace(/\s+/g, ' ').toLowerCase())
  .min(1, 'tag_missing')
  .max(limits.tagMaxLength, 'text_too_long');

/** A stored picture; with the fields of its making it is a design, and can be made again from them. */
export const fileRow = z.strictObject({
  _id: id,
  clientId: id,
  fileName: z.string(),
  s3FileName: z.string(),
  directory: z.enum(directories).nullable(),
  contentType: z.string(),
  bytes: z.int(),
  width: z.int(),
  height: z.int(),
  totalPixels: z.int(),
  dpi: z.int().nullable(),
  createdAt: instant,
  createdBy: id,
  saved: z.boolean(),
  designName: z.string().optional(),
  parentId: id.optional(),
  jobId: id.optional(),
  operation: z.string().optional(),
  params: z.record(z.string(), z.unknown()).optional(),
  engine: z.string().optional(),
  seed: z.string().optional(),
  designDefinition: z.record(z.string(), z.unknown()).optional(),
  /**
   * What would differ if the design were drawn again: the render; the planner, of which no plan was kept; the planner of what borders and
   * pallus still need; or this was not checked yet. Absent when nothing would.
   */
  changedSince: z.array(z.enum(['render', 'planner', 'zones', 'unknown'])).optional(),
  seamScore: z.number().optional(),
  tags: z.array(z.string()).optional(),
  folderId: id.optional(),
  /** The first of its versions, where it is another. */
  stackId: id.optional(),
  /** How many versions lie in the same section, this one among them; where versions are shown as stacks and there are others. */
  versions: z.int().optional(),
  /** Signed addresses, good for minutes: the picture, and a small one for lists. */
  url: z.string().optional(),
  previewUrl: z.string().optional(),
});
export type FileRow = z.infer<typeof fileRow>;

/** What of a file is needed to change it among many others. */
export const pickedFile = fileRow.pick({ _id: true, folderId: true, tags: true });
export type PickedFile = z.infer<typeof pickedFile>;

/** A file in the bin: only looked at, and restored until it is erased. */
export const binnedFile = fileRow.extend({ deletedAt: instant, erasedAt: instant });
export type BinnedFile = z.infer<typeof binnedFile>;
