import { bytesOfGigabyte } from '@naksha/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import type { Reachable } from '../../db/own.ts';

const { files } = fields;

/** A limit in bytes as people set it, rounded up: one that was written in bytes is not said to be none. */
export const toGigabytes = (bytes: number | null): number | null =>
  bytes === null ? null : Math.ceil(bytes / bytesOfGigabyte);

/** What the files of a client have come to, in bytes. The bin counts; what was deleted for ever does not, though it lies there until it is swept. */
export async function storedBytes({ files: reach }: Pick<Reachable, 'files'>, clientId: string): Promise<number> {
  const sum = sql`coalesce(sum(${files.bytes}), 0)`.mapWith(Number);
  const [kept] = await reach.pick({ sum }, and(eq(files.clientId, clientId), isNull(files.erasedAt)));
  return kept?.sum ?? 0;
}
