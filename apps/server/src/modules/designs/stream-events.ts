import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { type JobEvent, limits } from '@naksha/contract';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { AppError } from '../../http/app-error.ts';
import type { Wire } from '../../http/handler.ts';
import type { ClientScope } from '../../http/scope.ts';
import type { DomainEvent } from '../../jobs/publish-event.ts';
import { readOwnBalance } from '../credits/get-balance.ts';
import { type FoundSession, findSession } from '../session/find-session.ts';
import { whyShutOut } from '../session/why-shut-out.ts';
import { loadJobs } from './load-jobs.ts';

/** Hours end with a minute, and no one announces it. */
const lookAtClockMs = 1_000;
/** A reader that is so far behind has gone away without a word. */
const longestBacklogBytes = 1_000_000;
/** How long a reader has to take what was written before the end. */
const farewellMs = 5_000;

/** Reports to a caller what happens to jobs and credits: a snapshot first, then every change, until the session ends. */
export async function streamEvents(scope: ClientScope & Wire): Promise<void> {
  const { request, reply, services } = scope;
  const { events } = services;
  const stopCounting = countStream(scope, () => end());
  const source = createEventSource(scope);
  const out = reply.raw;
  let isEnded = false;
  let sending: Promise<void> = Promise.resolve();
  /** Who reads it, with the rules that hold them, as last looked up: a change of either is announced. */
  let reader: FoundSession | undefined;
  let lookedAt = minuteOf(new Date());
  // An event is heard outside of any request; what is read because of it is read as this caller.
  const asCaller = AsyncLocalStorage.snapshot();

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
  }, limits.eventHeartbeatMs);
  const clock = setInterval(() => {
    const now = new Date();
    if (minuteOf(now) === lookedAt) return;
    lookedAt = minuteOf(now);
    if (reader && whyShutOut(reader, scope.ip, now)) end();
  }, lookAtClockMs);

  function send(make: () => Promise<readonly JobEvent[]>): void {
    sending = sending.then(async () => {
      if (isEnded) return;
      try {
        for (const { type, value } of await asCaller(make)) {
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
    reader = await findReader(scope).catch(() => undefined);
    if (!reader) end();
  }

  function end(): void {
    if (isEnded) return;
    isEnded = true;
    stopCounting();
    unsubscribe();
    stopGap();
    clearInterval(heartbeat);
    clearInterval(clock);
    events.closed.removeEventListener('abort', end);
    out.end();
    // A client that does not read never takes the end either.
    const giveUp = setTimeout(() => out.destroy(), farewellMs).unref();
    out.once('close', () => clearTimeout(giveUp));
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
  void check();
}

const minuteOf = (at: Date) => Math.floor(at.getTime() / 60_000);

interface OpenStream {
  readonly clientId: string;
  readonly userId: string;
  readonly end: () => void;
}

/**
 * The open streams, the oldest first. Counted in this process alone, for they protect its own connections and memory; each
 * process has as many to give.
 */
const open = new Set<OpenStream>();

/**
 * Makes room for one more stream: the oldest of the person gives way, or when a client has too many, the oldest of whoever of
 * its people has the most; when there are too many in all, newcomers are refused.
 */
function countStream({ clientId, userId }: Pick<ClientScope, 'clientId' | 'userId'>, end: () => void): () => void {
  const ofClient = [...open].filter((each) => each.clientId === clientId);
  const mine = ofClient.filter((each) => each.userId === userId);
  if (mine.length >= limits.eventStreamsPerPerson) mine[0]?.end();
  else if (ofClient.length >= limits.eventStreamsPerClient) mostOfOne(ofClient)[0]?.end();
  if (open.size >= limits.eventStreams) throw new AppError('unavailable', { retryAfterSeconds: 30 });
  const stream = { clientId, userId, end };
  open.add(stream);
  return () => open.delete(stream);
}

function mostOfOne(streams: readonly OpenStream[]): readonly OpenStream[] {
  const byPerson = Map.groupBy(streams, ({ userId }) => userId);
  return [...byPerson.values()].reduce((most, each) => (each.length > most.length ? each : most), []);
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

/** Who opened a long answer, where they would still be let in. */
async function findReader({ db, ip, request }: ClientScope & Wire): Promise<FoundSession | undefined> {
  const token = /^Bearer ([\w-]{1,200})$/.exec(request.headers.authorization ?? '')?.[1];
  const found = token === undefined ? undefined : await findSession(db, token);
  return found && whyShutOut(found, ip, new Date()) === undefined ? found : undefined;
}

/** Makes a caller's events. What changes several times before it is read is sent once, in its latest state. */
interface EventSource {
  /** All that a screen needs to begin with. */
  readonly snapshot: () => Promise<JobEvent[]>;
  /** Notes what has happened; true when it concerns the caller. */
  readonly note: (event: DomainEvent) => boolean;
  /** What has been noted since the last call, looked up. */
  readonly next: () => Promise<JobEvent[]>;
}

function createEventSource(scope: ClientScope): EventSource {
  const { clientId, userId } = scope;
  const { jobs } = fields;
  const changedJobs = new Set<string>();
  let hasCreditsChanged = false;
  let notifications: JobEvent[] = [];

  const isMine = eq(jobs.userId, userId);
  // A failure can be asked about until it is cleared away, however much was made since.
  const isLeftToAsk = and(
    eq(jobs.state, 'failed'),
    isNull(jobs.clearedAt),
    gt(jobs.finishedAt, sql`now() - ${limits.endedJobHours} * interval '1 hour'`),
  );
  const credits = async (): Promise<JobEvent> => ({ type: 'credits', value: await readOwnBalance(scope) });
  const asEvents = (found: Awaited<ReturnType<typeof loadJobs>>): JobEvent[] =>
    found.toReversed().map((value) => ({ type: 'job', value }));

  return {
    async snapshot() {
      const open = await loadJobs(scope, and(isMine, inArray(jobs.state, ['queued', 'running'])), {
        limit: 200,
      });
      const recent = await loadJobs(scope, isMine, { limit: limits.snapshotJobs });
      const failed = await loadJobs(scope, and(isMine, isLeftToAsk), { limit: limits.snapshotJobs });
      const found = new Map([...failed, ...recent, ...open].map((job) => [job._id, job]));
      // As `loadJobs` sorts them: several are often asked for in one moment.
      const newestFirst = [...found.values()].toSorted(
        (a, b) => b.createdAt.localeCompare(a.createdAt) || b._id.localeCompare(a._id),
      );
      return [...asEvents(newestFirst), await credits()];
    },
    note(event) {
      if (event.kind === 'job' && event.userId === userId) changedJobs.add(event.jobId);
      else if (event.kind === 'credits' && event.clientId === clientId) hasCreditsChanged = true;
      else if (event.kind === 'notification' && event.userId === userId) {
        notifications.push({ type: 'notification', value: { code: event.code, params: event.params } });
      } else return false;
      return true;
    },
    async next() {
      const ids = [...changedJobs];
      changedJobs.clear();
      const sent = notifications;
      notifications = [];
      const isCreditsWanted = hasCreditsChanged;
      hasCreditsChanged = false;
      const wanted = and(isMine, inArray(jobs.id, ids));
      const changed = ids.length === 0 ? [] : await loadJobs(scope, wanted, { limit: ids.length });
      return [...asEvents(changed), ...(isCreditsWanted ? [await credits()] : []), ...sent];
    },
  };
}
