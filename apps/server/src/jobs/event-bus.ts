import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Connection } from '../db/database.ts';
import { type DomainEvent, domainEvent, eventChannel } from './publish-event.ts';

type Listener = (event: DomainEvent) => void;

export interface EventBus {
  /** Hears every event of every process from now on; the answer ends it. */
  readonly subscribe: (listener: Listener) => () => void;
  /** Called after events may have been missed. */
  readonly onGap: (listener: () => void) => () => void;
  /** Aborted when the bus closes, which is when the process stops. */
  readonly closed: AbortSignal;
  readonly close: () => Promise<void>;
}

/** Hears what `publishEvent` tells, through LISTEN on either home. */
export async function openEventBus(connection: Connection, onError: (error: unknown) => void): Promise<EventBus> {
  const listeners = new Set<Listener>();
  const gapListeners = new Set<() => void>();
  // Events arrive in the middle of whatever query brought them, perhaps inside a transaction; listeners are outside.
  const outside = AsyncLocalStorage.snapshot();
  const closing = new AbortController();

  function deliver(payload: string): void {
    const event = readEvent(payload);
    // A newer version of this program may tell of things that are not known here yet.
    if (!event) return;
    for (const listener of listeners) outside(() => call(() => listener(event)));
  }

  function call(listener: () => void): void {
    try {
      listener();
    } catch (error) {
      onError(error);
    }
  }

  const stopListening =
    connection.home === 'pglite'
      ? await connection.lite.listen(eventChannel, deliver)
      : await listenOn(connection.url, deliver, onError, () => {
          for (const listener of gapListeners) call(listener);
        });

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onGap(listener) {
      gapListeners.add(listener);
      return () => gapListeners.delete(listener);
    },
    closed: closing.signal,
    async close() {
      closing.abort();
      await stopListening();
    },
  };
}

function readEvent(payload: string): DomainEvent | undefined {
  try {
    return domainEvent.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}

const reconnectMs = 1000;

/** Holds a connection that listens, and makes another one whenever it is lost. */
async function listenOn(
  url: string,
  deliver: (payload: string) => void,
  onError: (error: unknown) => void,
  onGap: () => void,
): Promise<() => Promise<void>> {
  let isClosed = false;
  let client = await connect();

  async function connect(): Promise<Client> {
    const next = new Client({ connectionString: url, keepAlive: true, application_name: 'naksha-events' });
    next.on('notification', ({ payload }) => deliver(payload ?? ''));
    next.on('error', onError);
    await next.connect();
    await next.query(`listen ${eventChannel}`);
    next.once('end', () => void reconnect());
    return next;
  }

  async function reconnect(): Promise<void> {
    while (!isClosed) {
      await sleep(reconnectMs);
      try {
        client = await connect();
        onGap();
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
