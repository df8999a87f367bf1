import { and, eq, isNull } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own, type Runner } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { filesOf } from '../../http/work-of.ts';
import { mayChange } from '../files/may-change.ts';

const { files } = fields;

/** A file that the caller may change, whose areas are theirs to keep and to take away; one that they only look at is said to be somebody else's. */
export async function findOwnFile(scope: ClientScope, tx: Runner, id: string): Promise<Row<'files'>> {
  const mine = own(scope, tx).files;
  const isThere = and(eq(files.id, id), isNull(files.deletedAt), filesOf(scope));
  const [row] = await mine.where(and(isThere, mayChange(scope)));
  if (row) return row;
  const [theirs] = await mine.pick({ id: files.id }, isThere);
  throw new AppError(theirs ? 'not_yours' : 'not_found');
}
