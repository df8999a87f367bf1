import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { postgresWaits } from '../db/postgres-waits.ts';

interface Held {
  readonly url: string;
  /** How the database lists it. */
  readonly name: string;
  /** Makes a new connection what it is held for. */
  readonly prepare: (client: Client, isFirst: boolean) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

const againMs = 1000;
/** A connection over which nothing comes looks the same whether the database is silent or has nothing to say. */
const askMs = 5000;

/** Holds one connection open for as long as the process wants it; one that is lost or silent is replaced. The answer ends it. */
export async function holdConnection({ url, name, prepare, onError }: Held): Promise<() => Promise<void>> {
  let isClosed = false;
  let client = await open(true);

  async function open(isFirst: boolean): Promise<Client> {
    const { connectionTimeoutMillis, keepAlive } = postgresWaits;
    const next = new Client({ connectionString: url, connectionTimeoutMillis, keepAlive, application_name: name });
    next.on('error', onError);
    try {
      await next.connect();
      await prepare(next, isFirst);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    const asking = setInterval(() => {
      // Ending a client whose query is unanswered closes its socket at once.
      const giveUp = setTimeout(() => void next.end(), askMs);
      next.query('select 1').then(
        () => clearTimeout(giveUp),
        () => clearTimeout(giveUp),
      );
    }, askMs * 2).unref();
    next.once('end', () => {
      clearInterval(asking);
      void reopen();
    });
    return next;
  }

  async function reopen(): Promise<void> {
    while (!isClosed) {
      await sleep(againMs, undefined, { ref: false });
      try {
        if (!isClosed) client = await open(false);
        return;
      } catch (error) {
        onError(error);
      }
    }
  }

  return async () => {
    isClosed = true;
    await client.end();
  };
}
