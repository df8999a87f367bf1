import { asc, desc, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { advisoryLocks } from '../../db/advisory-locks.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import { rows } from '../../db/rows.ts';
import { sealedActions, seals, unsealedActions } from '../../db/schema/seals.ts';
import { beginning, digestOf, linkOf, sealOf } from './chain.ts';

/** Lines under one seal: their parameters are far from the most that a statement takes. */
export const linesPerSeal = 500;

/**
 * Puts a seal over lines of the action log that none covers, in the order of their ids; answers how many. Lines are written
 * without waiting for each other: one whose transaction ended late stands in line until it is sealed, behind younger ones.
 * Of several processes that seal at once one does it, and the others leave it to that one.
 */
export async function sealActions(db: Database): Promise<number> {
  const [waiting] = await db.select().from(unsealedActions).limit(1);
  return waiting ? db.transaction(seal) : 0;
}

export async function seal(tx: Transaction): Promise<number> {
  const turn = z.object({ mine: z.boolean(), now: z.coerce.number() });
  // The time before the lines are looked for, so that none that was written down by then is missed.
  const [at] = await rows(
    tx,
    turn,
    sql`select pg_try_advisory_xact_lock(${advisoryLocks.seal}) as mine, floor(extract(epoch from now()) * 1000) as now`,
  );
  if (!at?.mine) return 0;
  const waiting = await tx.select().from(unsealedActions).orderBy(asc(unsealedActions.actionId)).limit(linesPerSeal);
  if (waiting.length === 0) return 0;
  const ids = waiting.map(({ actionId }) => actionId);
  const lines = new Map(
    (await across(tx, 'seal').actionLogs.where(inArray(fields.actionLogs.id, ids))).map((line) => [line.id, line]),
  );
  const [before] = await tx.select().from(seals).orderBy(desc(seals.number)).limit(1);
  const beforeHash = before?.hash ?? beginning;
  let hash = beforeHash;
  let position = before?.last ?? 0;
  const links = ids.flatMap((actionId) => {
    const line = lines.get(actionId);
    // One that is gone was never under a seal: there is nothing to be said of it.
    if (!line) return [];
    const digest = digestOf(line);
    hash = linkOf(hash, ++position, actionId, digest);
    return [{ position, actionId, digest, hash }];
  });
  await tx.delete(unsealedActions).where(inArray(unsealedActions.actionId, ids));
  if (links.length === 0) return 0;
  const facts = {
    number: (before?.number ?? 0) + 1,
    first: (before?.last ?? 0) + 1,
    last: position,
    isComplete: waiting.length < linesPerSeal,
    sealedAt: new Date(at.now),
  };
  await tx.insert(sealedActions).values(links);
  await tx.insert(seals).values({ ...facts, hash: sealOf(beforeHash, facts, hash) });
  return links.length;
}
