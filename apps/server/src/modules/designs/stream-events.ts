import type { ServerResponse } from 'node:http';
import { type JobEvent, limits } from '@naksha/contract';
import { AppError } from '../../http/app-error.ts';
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
  const stopCounting = countStream(scope.userId, () => end());
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
    stopCounting();
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

/**
 * What ends the open streams of each person, the oldest first. Counted in this process alone, for they protect its own
 * connections and memory; each process has as many to give.
 */
const open = new Map<string, Set<() => void>>();
let count = 0;

/** Makes room for one more stream: a person's oldest gives way; when there are too many in all, newcomers are refused. */
function countStream(userId: string, end: () => void): () => void {
  const mine = open.get(userId) ?? new Set();
  const [oldest] = mine;
  if (mine.size >= limits.eventStreamsPerPerson) oldest?.();
  if (count >= limits.eventStreams) throw new AppError('unavailable', { retryAfterSeconds: 30 });
  mine.add(end);
  open.set(userId, mine);
  count++;
  return () => {
    if (mine.delete(end)) count--;
    if (mine.size === 0) open.delete(userId);
  };
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
