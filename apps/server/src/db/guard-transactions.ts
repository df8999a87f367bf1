import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database.ts';
import { refuseWhenOver } from './held-session.ts';
import type { createQueryLimiter } from './query-limiter.ts';

type Limiter = ReturnType<typeof createQueryLimiter>;

/** A driver's client whose own `query` is refused while one of its transactions is open. */
export function guardClient<Client extends object>(client: Client, limited: Limiter): Client {
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name !== 'query') return value.bind(target);
      return (...parameters: unknown[]) => {
        refuseInsideTransaction();
        return limited(async () => Reflect.apply(value, target, parameters));
      };
    },
  });
}

/** Of errors of PostgreSQL: all was undone because others did the same at that moment, in the way of each other; done again it goes through. */
const undoneByOthers = new Set(['40P01', '40001']);

/** Makes a database mark its transactions, so that a guarded client knows of them. One that others have undone is done once more. */
export function guardTransactions(db: Database, limited: Limiter): Database {
  const transaction: Database['transaction'] = db.transaction.bind(db);
  db.transaction = (work, settings) => {
    refuseInsideTransaction();
    const whole: typeof work = async (tx) => {
      const result = await work(tx);
      await refuseWhenOver(tx);
      return result;
    };
    const once = () => transaction((tx) => insideTransaction(() => whole(tx)), settings);
    return limited(() =>
      once().catch((problem: unknown) => (isUndoneByOthers(problem) ? once() : Promise.reject(problem))),
    );
  };
  return db;
}

function isUndoneByOthers(problem: unknown): boolean {
  for (let error = problem; error instanceof Error; error = error.cause) {
    if ('code' in error && typeof error.code === 'string' && undoneByOthers.has(error.code)) return true;
  }
  return false;
}

const current = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Marks everything `work` does, and everything it starts, as being inside a transaction until `work` has ended. */
async function insideTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  const mark = { isOpen: true };
  try {
    return await current.run(mark, work);
  } finally {
    mark.isOpen = false;
  }
}

/**
 * Refuses a query that goes past the open transaction. On PGlite, which has one connection, it would wait for itself
 * for ever; on PostgreSQL it would silently be outside. Both homes refuse, so that either test run finds it.
 */
function refuseInsideTransaction(): void {
  if (current.getStore()?.isOpen) {
    throw new Error('A query went past the open transaction: use the transaction that was handed in.');
  }
}
