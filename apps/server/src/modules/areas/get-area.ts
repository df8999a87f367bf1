import type { Area, AreaRow } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { findFile } from '../files/find-file.ts';
import { presentArea } from './present-area.ts';

/** A kept area of a design that the caller may look at. */
export async function getArea(scope: ClientScope, { id }: { id: string }): Promise<AreaRow & { area: Area }> {
  const [row] = await own(scope).fileAreas.where(eq(fields.fileAreas.id, id));
  if (!row) throw new AppError('not_found');
  await findFile(scope, row.fileId);
  return { ...presentArea(row), area: row.area };
}
