import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { noteAskSeen } from './note-ask-seen.ts';

/** Notes who of the administrators saw first what a designer asks about a failed job; it is shown to none of them any more. */
export async function seeAsk(scope: ClientScope, { id }: { id: string }): Promise<void> {
  const isAsked = eq(fields.jobAsks.id, id);
  await scope.db.transaction(async (tx) => {
    const [ask] = await own(scope, tx).jobAsks.pick({ id: fields.jobAsks.id }, isAsked);
    if (!ask) throw new AppError('not_found');
    await noteAskSeen(tx, scope, isAsked);
  });
}
