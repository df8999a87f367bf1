import { and, eq, isNotNull } from 'drizzle-orm';
import type { Runner } from '../../db/own.ts';
import { secondSteps } from '../../db/schema/second-steps.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';

/** Whether the caller's log-in asks for a code, and how many recovery codes are left. */
export async function getSecondStep({ db, userId }: ClientScope | SuperScope) {
  const found = await findSecondStep(db, userId);
  return { isOn: found !== undefined, recoveryCodesLeft: found?.recoveryHashes.length ?? 0 };
}

export const hasSecondStep = async (db: Runner, userId: string): Promise<boolean> =>
  (await findSecondStep(db, userId)) !== undefined;

async function findSecondStep(db: Runner, userId: string) {
  const isOn = and(eq(secondSteps.userId, userId), isNotNull(secondSteps.confirmedAt));
  const [found] = await db.select().from(secondSteps).where(isOn);
  return found;
}
