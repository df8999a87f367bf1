import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection } from '../db/database.ts';
import { holdConnection } from './hold-connection.ts';
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

/** Hears what `publishEvent` announces, through LISTEN on either home. */
export async function openEventBus(connection: Connection, onError: (error: unknown) => void): Promise<EventBus> {
  const listeners = new Set<Listener>();
  const gapListeners = new Set<() => void>();
  // Events arrive in the middle of whatever query brought them, perhaps inside a transaction; listeners are outside.
  const outside = AsyncLocalStorage.snapshot();
  const closing = new AbortController();

  function deliver(payload: string): void {
    const event = readEvent(payload);
    // A newer version of this program may announce things that are not known here yet.
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
      : await holdConnection({
          url: connection.url,
          name: 'naksha-events',
          onError,
          async prepare(client, isFirst) {
            client.on('notification', ({ payload }) => deliver(payload ?? ''));
            await client.query(`listen ${eventChannel}`);
            if (!isFirst) for (const listener of gapListeners) outside(() => call(listener));
          },
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
