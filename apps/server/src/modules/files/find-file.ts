import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { across, own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { filesOf } from '../../http/work-of.ts';

const { files } = fields;

/** A file that the caller may look at and that is not in the bin; anything else is not there. */
export async function findFile(scope: ClientScope, id: string): Promise<Row<'files'>> {
  const [row] = await own(scope).files.where(and(isKept(id), filesOf(scope)));
  if (!row) throw new AppError('not_found');
  return row;
}

/** The file that a signed link names. */
export async function findLinkedFile(db: Database, id: string): Promise<Row<'files'>> {
  const [row] = await across(db, 'link').files.where(isKept(id));
  if (!row) throw new AppError('not_found');
  return row;
}

/** The file that a link of the bin names, which it keeps doing once it is restored. */
export async function findBinned(db: Database, id: string): Promise<Row<'files'>> {
  const [row] = await across(db, 'link').files.where(and(eq(files.id, id), isNull(files.erasedAt)));
  if (!row) throw new AppError('not_found');
  return row;
}

const isKept = (id: string) => and(eq(files.id, id), isNull(files.deletedAt));
