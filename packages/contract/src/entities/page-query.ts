import { z } from 'zod';
import { limits } from '../limits.ts';

/** `pageNo` and `limit` as every paged list takes them, with the list's own default size. */
export function pageQuery(defaultLimit: number) {
  return {
    pageNo: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.listPageSizeMax).default(defaultLimit),
  };
}
