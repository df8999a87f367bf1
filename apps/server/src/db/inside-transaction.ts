import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Marks everything `work` does, and everything it starts, as being inside a transaction until `work` has ended. */
export async function insideTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
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
export function refuseInsideTransaction(): void {
  if (current.getStore()?.isOpen) {
    throw new Error('A query went past the open transaction: use the transaction that was handed in.');
  }
}
