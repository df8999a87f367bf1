import { limits } from '../limits.ts';
import { line } from './line.ts';

/** A tag as it is kept, in one case: what reads alike is one. */
export const tag = line()
  .overwrite((text) => text.trim().replace(/\s+/g, ' ').toLowerCase())
  .min(1, 'tag_missing')
  .max(limits.tagMaxLength, 'text_too_long');
