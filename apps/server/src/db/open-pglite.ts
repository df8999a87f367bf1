import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Connection } from './database.ts';
import { guardClient, guardTransactions } from './guard-transactions.ts';
import { lockFolder } from './lock-folder.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { createQueryLimiter } from './query-limiter.ts';
import { raiseWalls } from './raise-walls.ts';
import { clientSetting, heldClient, settingsOf } from './second-wall.ts';

/** Opens the embedded database of a data folder, brought to the newest schema; no other process can open it meanwhile. */
export async function openPglite(dataDir: string): Promise<Connection> {
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockFolder(dataDir);
  try {
    const lite = await PGlite.create(join(dataDir, 'database'));
    await migrate(drizzle(lite), { migrationsFolder });
    await raiseWalls((statement) => lite.exec(statement));
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
    wallFault: undefined,
    db: guardTransactions(drizzle(guardClient(holdToClient(breathe(lite)), limited)), limited),
    // It lives in this process: what waits for it waits for work being done.
    isAnswering: async () => !lite.closed,
    async close() {
      await lite.close();
      await afterClose();
    },
  };
}

/**
 * The one connection is held to the present client for a statement or a transaction at a time: the queue, which shares it,
 * never works as a client.
 */
function holdToClient(lite: PGlite): PGlite {
  const inside = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    lite.transaction(async (tx) => {
      await tx.query(
        `select set_config('role', $1, true), set_config('${clientSetting}', $2, true)`,
        settingsOf(heldClient()),
      );
      return work(tx);
    });
  return new Proxy(lite, {
    get(target, name) {
      if (heldClient() !== undefined && name === 'transaction') return inside;
      if (heldClient() !== undefined && name === 'query') {
        return (...parameters: Parameters<Transaction['query']>) => inside((tx) => tx.query(...parameters));
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/**
 * Makes a client of an embedded database let the event loop turn before each statement, inside of transactions too. It
 * works on that loop: where one statement led to the next, nothing else would be heard until the last. Connections are
 * accepted one a turn, so turns have to be short.
 */
function breathe<Client extends object>(client: Client): Client {
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name === 'transaction') {
        return (work: (tx: object) => unknown) => Reflect.apply(value, target, [(tx: object) => work(breathe(tx))]);
      }
      if (name !== 'query') return value.bind(target);
      return async (...parameters: unknown[]) => {
        await turn();
        return Reflect.apply(value, target, parameters);
      };
    },
  });
}
