import { AsyncLocalStorage } from 'node:async_hooks';
import { DrizzleQueryError, is, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import { z } from 'zod';

/** The role as which requests of a client reach the database; it sees rows of one client, whatever a query asks for. */
export const clientRole = 'naksha_client';
/** The setting that says whose rows the role sees. */
export const clientSetting = 'naksha.client_id';

const current = new AsyncLocalStorage<string | undefined>();

/** Holds everything that `work` asks of the database to the rows of this client; the database itself sees to it. */
export function asClient<Result>(clientId: string, work: () => Promise<Result>): Promise<Result> {
  // A query begins when it is awaited, so it has to be awaited in here.
  return current.run(clientId, async () => await work());
}

/** The client to whose rows the database is held at the moment. */
export const heldClient = (): string | undefined => current.getStore();

/** The settings of a session of the database that hold it to a client, or to none. */
export function settingsOf(clientId: string | undefined): [role: string, clientId: string] {
  return clientId === undefined ? ['none', ''] : [clientRole, clientId];
}

const worn = new WeakMap<PoolClient, string>();

/** Whether a pool's connection is that of the present client already. */
export function isOwn(connection: PoolClient): boolean {
  return (worn.get(connection) ?? '') === (heldClient() ?? '');
}

/** Makes a pool's connection that of the present client; it stays so until it serves somebody else. */
export async function becomeClient(connection: PoolClient): Promise<void> {
  const clientId = heldClient();
  await connection.query(
    `select set_config('role', $1, false), set_config('${clientSetting}', $2, false)`,
    settingsOf(clientId),
  );
  worn.set(connection, clientId ?? '');
}

const answered = z.object({ rows: z.array(z.unknown()) });

/** Runs a statement past the wall, inside the open transaction if it is one's. Where no wall stands there is no role to lay down and take up. */
export async function pastTheWall<Result>(db: object, statement: () => Promise<Result>): Promise<Result> {
  if (heldClient() === undefined) return statement();
  if (!is(db, PgTransaction)) return current.run(undefined, async () => await statement());
  const laidDown = sql`select set_config('role', 'none', true) where current_setting('role') = ${clientRole}`;
  const wasHeld = answered.parse(await db.execute(laidDown)).rows.length > 0;
  const takeUp = async () => wasHeld && (await db.execute(sql`select set_config('role', ${clientRole}, true)`));
  try {
    const result = await statement();
    await takeUp();
    return result;
  } catch (problem) {
    // After a failure of the database the transaction is over, and its settings with it; after another it may go on.
    if (!(problem instanceof DrizzleQueryError)) await takeUp().catch(() => undefined);
    throw problem;
  }
}
