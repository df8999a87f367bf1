import { AsyncLocalStorage } from 'node:async_hooks';
import { eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Runner } from './own.ts';
import { rows } from './rows.ts';
import { sessions } from './schema/sessions.ts';

interface Held {
  readonly sessionId: string;
  /** What is thrown when the session is over. */
  readonly over: () => Error;
  mayEnd: boolean;
}

const current = new AsyncLocalStorage<Held>();

/** Lets what `work` writes in transactions count only while this session lives; else `over` is thrown and all is undone. */
export function asSession<Result>(
  { sessionId, over }: Omit<Held, 'mayEnd'>,
  work: () => Promise<Result>,
): Promise<Result> {
  return current.run({ sessionId, over, mayEnd: false }, async () => await work());
}

/** Said by whoever ends the caller's own session. */
export function endsOwnSession(): void {
  const held = current.getStore();
  if (held) held.mayEnd = true;
}

/** Which session it is that has to live, if there is one. */
export function isHeldSession(): SQL | undefined {
  const held = current.getStore();
  return held && eq(sessions.id, held.sessionId);
}

/**
 * The last statement of a transaction: work may have taken long since its caller was recognised. The row is locked, so
 * that whoever ends the session either comes before and is seen, or waits until what was written has been committed.
 * Last and not first, because whoever ends sessions changes the account before.
 */
export async function refuseWhenOver(tx: Runner): Promise<void> {
  const held = current.getStore();
  if (!held || held.mayEnd) return;
  const alive = await rows(
    tx,
    z.object({ id: z.string() }),
    sql`select id from sessions where id = ${held.sessionId} for key share`,
  );
  if (alive.length === 0) throw held.over();
}
