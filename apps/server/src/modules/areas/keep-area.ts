import { type Area, type AreaRow, limits } from '@naksha/contract';
import { count, eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { isUniqueViolation } from '../../db/is-unique-violation.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { knownAs } from '../files/known-as.ts';
import { logAction } from '../logs/log-action.ts';
import { findOwnFile } from './find-own-file.ts';
import { presentArea } from './present-area.ts';

const { fileAreas } = fields;

/** Keeps an area with a design that the caller may change; so many with one design, and so many of the client, at most. */
export async function keepArea(
  scope: ClientScope,
  { id: fileId, name, area }: { id: string; name: string; area: Area },
): Promise<AreaRow> {
  try {
    return await scope.db.transaction(async (tx) => {
      await oneAtATime(tx, `areas ${scope.clientId}`);
      const file = await findOwnFile(scope, tx, fileId);
      const mine = own(scope, tx).fileAreas;
      const [here] = await mine.pick({ total: count() }, eq(fileAreas.fileId, fileId));
      const [all] = await mine.pick({ total: count() });
      const { areasPerFile, areasPerClient } = limits;
      if ((here?.total ?? 0) >= areasPerFile) throw new AppError('areas_too_many', { params: { limit: areasPerFile } });
      if ((all?.total ?? 0) >= areasPerClient)
        throw new AppError('client_areas_too_many', { params: { limit: areasPerClient } });
      const [row] = await mine.insert({ fileId, name, area, createdBy: scope.userId }).returning();
      if (!row) throw new Error('An area was not inserted.');
      await logAction(tx, scope, 'area.kept', row.id, { name, ...knownAs(file) });
      return presentArea(row);
    });
  } catch (problem) {
    if (isUniqueViolation(problem, 'file_areas_name')) throw new AppError('area_exists', { field: 'name' });
    throw problem;
  }
}
