import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { breathe } from './breathe.ts';
import type { Connection } from './database.ts';
import { guardClient, guardTransactions } from './guard-transactions.ts';
import { lockFolder } from './lock-folder.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { createQueryLimiter } from './query-limiter.ts';

/** Opens the embedded database of a data folder, brought to the newest schema; no other process can open it meanwhile. */
export async function openPglite(dataDir: string): Promise<Connection> {
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockFolder(dataDir);
  try {
    const lite = await PGlite.create(join(dataDir, 'database'));
    await migrate(drizzle(lite), { migrationsFolder });
    return connectionTo(lite, unlock);
  } catch (problem) {
    await unlock();
    throw problem;
  }
}

/** Wraps an open and migrated PGlite; `afterClose` runs when it is closed. */
export function connectionTo(lite: PGlite, afterClose: () => Promise<void>): Connection {
  // One connection: what waits, waits here, in an order.
  const limited = createQueryLimiter(1);
  return {
    home: 'pglite',
    lite,
    db: guardTransactions(drizzle(guardClient(breathe(lite), limited)), limited),
    // It lives in this process: what waits for it waits for work being done.
    isAnswering: async () => !lite.closed,
    async close() {
      await lite.close();
      await afterClose();
    },
  };
}
