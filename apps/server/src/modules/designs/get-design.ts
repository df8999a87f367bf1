import type { FileRow } from '@naksha/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { rows } from '../../db/rows.ts';
import type { ClientScope } from '../../http/scope.ts';
import { filesOf } from '../../http/work-of.ts';
import { findFile } from '../files/find-file.ts';
import { presentFile } from '../files/present-file.ts';

/** At most this many ancestors are listed. */
const longestHistory = 100;

/** A design and what it was made from, back to the first ancestor that is still there. */
export async function getDesign(
  scope: ClientScope,
  { id }: { id: string },
): Promise<{ data: FileRow; history: FileRow[] }> {
  const { links } = scope.services;
  const design = await findFile(scope, id);
  const { files } = fields;
  const mine = own(scope).files;
  const step = { id: files.id, parentId: files.parentId };
  const line = await rows(
    scope.db,
    z.object({ id: z.uuid() }),
    sql`with recursive line as (
        select id, parent_id, 0 as step from ${mine.pick(step, eq(files.id, id))} as design
        union all
        select parent.id, parent.parent_id, line.step + 1
        from ${mine.pick(step, and(isNull(files.deletedAt), filesOf(scope)))} as parent join line on parent.id = line.parent_id
        where line.step < ${longestHistory}
      ) select id from line where step > 0 order by step`,
  );
  const ids = line.map((ancestor) => ancestor.id);
  const found = ids.length === 0 ? [] : await mine.where(inArray(files.id, ids));
  const history = ids.flatMap((ancestor) => found.filter((row) => row.id === ancestor));
  return { data: presentFile(links, design), history: history.map((row) => presentFile(links, row)) };
}
