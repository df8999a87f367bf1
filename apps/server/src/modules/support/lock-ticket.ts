import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import type { Runner } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { visibleTo } from '../../http/visible-to.ts';

/** A ticket that the caller may see, locked until the transaction ends: what is done to it comes one after the other. */
export async function lockTicket(tx: Runner, scope: ClientScope | SuperScope, id: string): Promise<Row<'tickets'>> {
  const [found] = await visibleTo(scope, tx).tickets.where(eq(fields.tickets.id, id)).for('update');
  if (!found) throw new AppError('not_found');
  return found;
}
