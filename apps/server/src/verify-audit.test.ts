import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../test/database.ts';
import { killPrograms, startProgram } from '../test/program.ts';
import type { Connection } from './db/database.ts';
import { actionLogs } from './db/schema/action-logs.ts';
import { sealActions } from './modules/logs/seal-actions.ts';
import { verifyChain } from './modules/logs/verify-chain.ts';

let connection: Connection;
let dataDir: string;
beforeAll(async () => {
  connection = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'naksha-audit-'));
});
afterAll(async () => {
  killPrograms();
  await connection.close();
  await rm(dataDir, { recursive: true, force: true });
});

const lines = ['first', 'second', 'third'].map((action) => ({ userName: 'Asha Rao', action }));

function urlOf(opened: Connection): string {
  if (opened.home !== 'postgres') throw new Error('A database that a second process can open was expected.');
  return opened.url;
}

/** Runs the command of docs/settings.md to its end. */
async function verify(databaseUrl: string, ...parameters: string[]) {
  const program = startProgram('verify-audit.ts', { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }, ...parameters);
  const code = await program.ended;
  return { code, said: program.said() };
}

test('the command that verifies the log ends well on one that is as it was, under the head that was kept', async () => {
  const { db } = connection;
  await db.insert(actionLogs).values(lines);
  await sealActions(db);
  const { head } = await verifyChain(db);
  const { code, said } = await verify(urlOf(connection), '--head', head);
  expect([code, said]).toEqual([
    0,
    expect.stringContaining(`3 lines, 1 seals, 0 lines wait for theirs. Head: ${head}`),
  ]);
  expect(said).toContain('Nothing was changed, removed, inserted or reordered.');
});

test('it finds a line that was changed and a head that is none, names them and ends with 1', async () => {
  const { db } = connection;
  const [, second] = await db.select().from(actionLogs).orderBy(actionLogs.id);
  // As somebody who may do everything to the database: no trigger holds them.
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx
      .update(actionLogs)
      .set({ userName: 'No one' })
      .where(eq(actionLogs.id, second?.id ?? ''));
  });
  const { code, said } = await verify(urlOf(connection), '--head', 'none');
  expect(code).toBe(1);
  expect(said).toMatch(new RegExp(`^CHANGED {3}line ${second?.id} at position \\d$`, 'm'));
  expect(said).toContain('the given head is not in the chain');
  expect(said).not.toContain('Nothing was changed');
});

test('a database that is away is not taken for a log that was changed', async () => {
  expect((await verify('postgres://nobody@127.0.0.1:9/none')).code).toBe(69);
});
