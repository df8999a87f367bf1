import { type FileRow, limits } from '@naksha/contract';
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { ClientScope } from '../../http/scope.ts';
import { filesOf } from '../../http/work-of.ts';
import { findFile } from './find-file.ts';
import { presentFile } from './present-file.ts';

const { files } = fields;

/** A design and all that was made from it or before it, the oldest first. */
export async function listVersions(scope: ClientScope, { id }: { id: string }): Promise<{ data: FileRow[] }> {
  const file = await findFile(scope, id);
  const first = file.stackId ?? file.id;
  const rows = await own(scope)
    .files.where(and(or(eq(files.stackId, first), eq(files.id, first)), isNull(files.deletedAt), filesOf(scope)))
    .orderBy(asc(files.createdAt), asc(files.id))
    .limit(limits.versionsShown);
  return { data: rows.map((row) => presentFile(scope.services.links, row)) };
}
