import { statfs } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { countLostChildren } from '@naksha/imaging';
import { eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Connection } from '../db/database.ts';
import { fields } from '../db/fields.ts';
import { across } from '../db/own.ts';
import { auditChecks } from '../db/schema/audit-checks.ts';
import { mails } from '../db/schema/mails.ts';
import { upkeep } from '../db/schema/upkeep.ts';
import type { Services } from '../services.ts';
import { tallied } from './tallies.ts';

/** In seconds: what people notice, what a proxy ends, and an upload of minutes. */
const buckets = [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 120];

/** Prometheus itself waits for ten seconds. */
const storageWaitMs = 3_000;

export interface Metrics {
  /** All figures as Prometheus reads them. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
  /** Requests by pattern, never by address: ids would make a series of each. In seconds. */
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  /** Bytes that came in, by pattern: those of uploads, most of them. */
  readonly received: Counter<'route'>;
}

interface Watched {
  readonly connection: Connection;
  readonly services: Pick<Services, 'config' | 'lifecycle' | 'storage'>;
}

/**
 * What is counted for Prometheus. Figures of the installation are read from the database when they are asked for; while it is silent
 * those of the process are answered all the same.
 */
export function createMetrics({ connection, services }: Watched): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'naksha_' });
  const requests = new Histogram({
    name: 'naksha_request_seconds',
    help: 'Requests that were answered',
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
    registers,
  });
  const received = new Counter({
    name: 'naksha_received_bytes_total',
    help: 'Bytes of requests that came in, their heads and what was cut off included',
    labelNames: ['route'] as const,
    registers,
  });
  const total = (name: string, help: string, read: () => number) =>
    new Counter({
      name: `naksha_${name}_total`,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  total('webhooks_repeated', 'Events of payment providers that had been heard before', () =>
    tallied('webhooks_repeated'),
  );
  total('previews_evicted', 'Previews that were thrown out for want of room', () => tallied('previews_evicted'));
  total('picture_children_lost', 'Children that died, or were ended, over a picture', countLostChildren);
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name: `naksha_${name}`, help, labelNames, registers });
  const up = gauge('database_up', 'Whether the database answers');
  const stored = gauge('storage_up', 'Whether the storage of files answers');
  const free = gauge('disk_free_bytes', 'Room on the disk of the data folder');
  const pool = gauge('database_connections', 'Connections of this process', ['state']);
  const jobs = gauge('jobs', 'Jobs that are not done', ['state', 'kind']);
  const oldest = gauge('jobs_oldest_waiting_seconds', 'For how long the first job in line has waited', ['kind']);
  const tries = gauge('jobs_attempts', 'Most attempts that one of the jobs that are not done has taken', ['kind']);
  const ended = gauge('jobs_ended_hour', 'Jobs that ended within the last hour', ['state', 'kind']);
  const letters = gauge('mails', 'Letters of the last week', ['state']);
  const faults = gauge('audit_faults', 'Changed lines that the last check of the action log found');
  const holds = gauge('credits_held', 'Credits that work under way holds, and how many holds those are', ['of']);
  const upkeepFaults = gauge('upkeep_faults', 'Places where the last check of books or files found something wrong', [
    'name',
  ]);
  const upkeepAge = gauge('upkeep_age_seconds', 'Since books or files were checked, or a backup was made', ['name']);

  async function readDatabase(): Promise<void> {
    const { db } = connection;
    const all = across(db, 'superAdmin');
    const { state, operation: kind, finishedAt, createdAt, attempt } = fields.jobs;
    const count = sql`count(*)`.mapWith(Number);
    // What came to an end since has no row that would set it to nought.
    for (const figure of [jobs, oldest, tries, ended, letters]) figure.reset();
    const waited = sql`coalesce(extract(epoch from now() - min(${createdAt}) filter (where ${state} = 'queued')), 0)`;
    const figures = { state, kind, count, waited: waited.mapWith(Number), most: sql`max(${attempt})`.mapWith(Number) };
    const open = inArray(state, ['queued', 'running']);
    for (const row of await all.jobs.pick(figures, open).groupBy(state, kind)) {
      const { kind } = row;
      jobs.set({ state: row.state, kind }, row.count);
      if (row.state === 'queued') oldest.set({ kind }, row.waited);
      else tries.set({ kind }, row.most);
    }
    const lately = sql`${finishedAt} > now() - interval '1 hour'`;
    for (const row of await all.jobs.pick({ state, kind, count }, lately).groupBy(state, kind))
      ended.set({ state: row.state, kind: row.kind }, row.count);
    const { amount, state: hold } = fields.ledgerHolds;
    const held = { count, credits: sql`coalesce(sum(${amount}), 0)`.mapWith(Number) };
    const [sum] = await all.ledgerHolds.pick(held, eq(hold, 'open'));
    holds.set({ of: 'credits' }, sum?.credits ?? 0);
    holds.set({ of: 'holds' }, sum?.count ?? 0);
    const thisWeek = sql`${mails.createdAt} > now() - interval '7 days'`;
    const byState = db.select({ state: mails.state, count }).from(mails).where(thisWeek).groupBy(mails.state);
    for (const row of await byState) letters.set({ state: row.state }, row.count);
    const [latest] = await db.select({ faults: auditChecks.faults }).from(auditChecks);
    faults.set(latest?.faults ?? 0);
    const { name, faults: found, doneAt } = upkeep;
    const age = sql`extract(epoch from now() - ${doneAt})`.mapWith(Number);
    for (const done of await db.select({ name, found, age }).from(upkeep)) {
      upkeepFaults.set({ name: done.name }, done.found);
      upkeepAge.set({ name: done.name }, done.age);
    }
  }

  const ready = gauge('ready', 'Whether this process takes work', ['role']);

  async function read(): Promise<void> {
    ready.set({ role: services.config.role }, services.lifecycle.isReady ? 1 : 0);
    const looking = services.storage.stat('installation').then(
      () => 1,
      () => 0,
    );
    // A bucket that says nothing is away as well.
    stored.set(await Promise.race([looking, sleep(storageWaitMs, 0, { ref: false })]));
    const { bavail, bsize } = await statfs(services.config.dataDir);
    free.set(bavail * bsize);
    if (connection.home === 'postgres') {
      pool.set({ state: 'open' }, connection.pool.totalCount);
      pool.set({ state: 'idle' }, connection.pool.idleCount);
      pool.set({ state: 'wanted' }, connection.pool.waitingCount);
    }
    const isUp = await connection.isAnswering();
    up.set(isUp ? 1 : 0);
    if (isUp) await readDatabase().catch(() => up.set(0));
  }
  return {
    requests,
    received,
    contentType: registry.contentType,
    async text() {
      await read();
      return registry.metrics();
    },
  };
}

/** Measures every request that this server answers. */
export function watchRequests(
  app: FastifyInstance,
  { requests, received }: Omit<Metrics, 'text' | 'contentType'>,
): void {
  const seen = new WeakMap<Socket, number>();
  const count = (socket: Socket, route: string) => {
    // One that stands in for a request over no connection has none.
    const bytes = socket.bytesRead ?? 0;
    const more = bytes - (seen.get(socket) ?? 0);
    seen.set(socket, bytes);
    if (more > 0) received.inc({ route }, more);
  };
  // Every request closes in the end, also one that was cut off, which is never answered.
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    const { socket } = raw;
    raw.once('close', () => count(socket, routeOptions.url ?? 'none'));
  });
  app.addHook('onResponse', async ({ routeOptions, method }, reply) => {
    const route = routeOptions.url ?? 'none';
    requests.observe({ method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
}
