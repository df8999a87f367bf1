import { type AreaRow, limits } from '@naksha/contract';
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { ClientScope } from '../../http/scope.ts';
import { filesOf } from '../../http/work-of.ts';
import { findFile } from '../files/find-file.ts';
import { presentArea } from './present-area.ts';

const { files, fileAreas } = fields;

/** What was kept with a design and with its other versions, which an area fits as well. */
export async function listAreas(scope: ClientScope, { id }: { id: string }): Promise<{ data: AreaRow[] }> {
  const file = await findFile(scope, id);
  const first = file.stackId ?? file.id;
  const mine = own(scope);
  const versions = mine.files.pick(
    { id: files.id },
    and(or(eq(files.stackId, first), eq(files.id, first)), isNull(files.deletedAt), filesOf(scope)),
  );
  const rows = await mine.fileAreas
    .pick(
      {
        id: fileAreas.id,
        fileId: fileAreas.fileId,
        name: fileAreas.name,
        createdBy: fileAreas.createdBy,
        createdAt: fileAreas.createdAt,
      },
      inArray(fileAreas.fileId, versions),
    )
    .orderBy(desc(sql`${fileAreas.fileId} = ${id}`), desc(fileAreas.createdAt), desc(fileAreas.id))
    .limit(limits.areasListed);
  return { data: rows.map(presentArea) };
}
