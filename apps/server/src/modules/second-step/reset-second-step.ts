import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { secondSteps } from '../../db/schema/second-steps.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { visibleTo } from '../../http/visible-to.ts';
import { endSessions } from '../session/end-sessions.ts';
import { announceSecondStep } from './announce-second-step.ts';

/** Switches the second step of somebody else off, who has lost app and recovery codes; their sessions end. */
export async function resetSecondStep(scope: ClientScope | SuperScope, { id }: { id: string }): Promise<undefined> {
  await scope.db.transaction(async (tx) => {
    const [user] = await visibleTo(scope, tx).users.where(eq(fields.users.id, id));
    if (!user) throw new AppError('not_found');
    // Of one's own it takes password and code.
    if (id === scope.userId) throw new AppError('own_second_step');
    const ended = await tx.delete(secondSteps).where(eq(secondSteps.userId, id)).returning();
    if (ended.length === 0) return;
    await endSessions(tx, eq(sessions.userId, id));
    await announceSecondStep(tx, scope, user, 'off');
  });
}
