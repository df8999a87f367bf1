import type { FileRow } from '@naksha/contract';
import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '../../db/rows.ts';
import { files } from '../../db/schema/files.ts';
import type { ClientScope } from '../../http/scope.ts';
import { findFile } from '../files/find-file.ts';
import { presentFile } from '../files/present-file.ts';

/** More ancestors than this are not told. */
const longestHistory = 100;

/** A design and what it was made from, back to the first ancestor that is still there. */
export async function getDesign(
  scope: ClientScope,
  { id }: { id: string },
): Promise<{ data: FileRow; history: FileRow[] }> {
  const { links } = scope.services;
  const design = await findFile(scope.db, scope.clientId, id);
  const line = await rows(
    scope.db,
    z.object({ id: z.uuid() }),
    sql`with recursive line as (
        select id, parent_id, 0 as step from files where id = ${id} and client_id = ${scope.clientId}
        union all
        select parent.id, parent.parent_id, line.step + 1 from files parent join line on parent.id = line.parent_id
        where parent.client_id = ${scope.clientId} and parent.deleted_at is null and line.step < ${longestHistory}
      ) select id from line where step > 0 order by step`,
  );
  const ids = line.map((ancestor) => ancestor.id);
  const found = ids.length === 0 ? [] : await scope.db.select().from(files).where(inArray(files.id, ids));
  const history = ids.flatMap((ancestor) => found.filter((row) => row.id === ancestor));
  return { data: presentFile(links, design), history: history.map((row) => presentFile(links, row)) };
}
