import type { ServerResponse } from 'node:http';
import type { JobEvent } from '@naksha/contract';
import type { Wire } from '../../http/handler.ts';
import type { ClientScope } from '../../http/scope.ts';
import { createEventSource } from './event-source.ts';
import { isSessionAlive } from './is-session-alive.ts';

/** Also how long a stream may outlive its session when nobody tells of the session's end. */
const heartbeatMs = 15_000;
/** A reader that is so far behind has gone away without a word. */
const longestBacklogBytes = 1_000_000;

/** Tells a caller what happens to jobs and credits: a snapshot first, then every change, until the session ends. */
export async function streamEvents(scope: ClientScope & Wire): Promise<void> {
  const { request, reply, services } = scope;
  const { events } = services;
  const source = createEventSource(scope);
  const out = reply.raw;
  let isEnded = false;
  let sending: Promise<void> = Promise.resolve();

  // Heard from before the snapshot is read, so that nothing falls in between.
  const unsubscribe = events.subscribe((event) => {
    if (event.kind === 'session') {
      if (event.userId === scope.userId || event.clientId === scope.clientId) void check();
    } else if (source.note(event)) send(() => source.next());
  });
  const stopGap = events.onGap(() => send(() => source.snapshot()));
  const heartbeat = setInterval(() => {
    if (write(out, ': here\n\n')) void check();
    else end();
  }, heartbeatMs);

  function send(make: () => Promise<readonly JobEvent[]>): void {
    sending = sending.then(async () => {
      if (isEnded) return;
      try {
        for (const { type, value } of await make()) {
          if (!write(out, `event: ${type}\ndata: ${JSON.stringify(value)}\n\n`)) return end();
        }
      } catch (error) {
        // The reader connects again and gets a snapshot.
        request.log.error(error);
        end();
      }
    });
  }

  async function check(): Promise<void> {
    if (!(await isSessionAlive(scope).catch(() => false))) end();
  }

  function end(): void {
    if (isEnded) return;
    isEnded = true;
    unsubscribe();
    stopGap();
    clearInterval(heartbeat);
    events.closed.removeEventListener('abort', end);
    out.end();
  }

  reply.hijack();
  out.writeHead(200, {
    ...headersOf(reply.getHeaders()),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // A connection kept for another request would keep the process from stopping.
    connection: 'close',
    // Proxies that gather answers before they pass them on would make a stream useless.
    'x-accel-buffering': 'no',
  });
  out.on('close', end);
  events.closed.addEventListener('abort', end, { once: true });
  if (events.closed.aborted) end();
  write(out, 'retry: 1000\n\n');
  send(() => source.snapshot());
}

/** False when the reader cannot follow. */
function write(out: ServerResponse, text: string): boolean {
  if (out.destroyed) return false;
  out.write(text);
  return out.writableLength < longestBacklogBytes;
}

function headersOf(headers: Readonly<Record<string, number | string | string[] | undefined>>) {
  const found: Record<string, number | string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) found[name] = value;
  return found;
}
