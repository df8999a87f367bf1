import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Connection } from '../db/database.ts';
import { fields } from '../db/fields.ts';
import { across } from '../db/own.ts';
import { auditChecks } from '../db/schema/audit-checks.ts';
import { mails } from '../db/schema/mails.ts';
import { countOpenJobs } from '../modules/installation/count-open-jobs.ts';
import type { Services } from '../services.ts';

/** In seconds: what people notice, what a proxy ends, and an upload of minutes. */
const buckets = [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 120];

export interface Metrics {
  /** All figures as Prometheus reads them. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
  /** Requests by pattern, never by address: ids would make a series of each. In seconds. */
  readonly requests: Histogram<'method' | 'route' | 'status'>;
}

interface Watched {
  readonly connection: Connection;
  readonly services: Pick<Services, 'config' | 'lifecycle'>;
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
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name: `naksha_${name}`, help, labelNames, registers });
  const up = gauge('database_up', 'Whether the database answers');
  const free = gauge('disk_free_bytes', 'Room on the disk of the data folder');
  const pool = gauge('database_connections', 'Connections of this process', ['state']);
  const jobs = gauge('jobs', 'Jobs that are not done', ['state']);
  const oldest = gauge('jobs_oldest_waiting_seconds', 'For how long the first job in line has waited');
  const ended = gauge('jobs_ended_hour', 'Jobs that ended within the last hour', ['state']);
  const letters = gauge('mails', 'Letters of the last week', ['state']);
  const faults = gauge('audit_faults', 'Changed lines that the last check of the action log found');

  async function readDatabase(): Promise<void> {
    const { db } = connection;
    const open = await countOpenJobs(db);
    jobs.set({ state: 'queued' }, open.waiting);
    jobs.set({ state: 'running' }, open.running);
    oldest.set(open.oldestWaitingSeconds ?? 0);
    const { state, finishedAt } = fields.jobs;
    const count = sql`count(*)`.mapWith(Number);
    ended.reset();
    const lately = sql`${finishedAt} > now() - interval '1 hour'`;
    for (const row of await across(db, 'superAdmin').jobs.pick({ state, count }, lately).groupBy(state))
      ended.set({ state: row.state }, row.count);
    letters.reset();
    const thisWeek = sql`${mails.createdAt} > now() - interval '7 days'`;
    const byState = db.select({ state: mails.state, count }).from(mails).where(thisWeek).groupBy(mails.state);
    for (const row of await byState) letters.set({ state: row.state }, row.count);
    const [latest] = await db.select({ faults: auditChecks.faults }).from(auditChecks);
    faults.set(latest?.faults ?? 0);
  }

  const ready = gauge('ready', 'Whether this process takes work');

  async function read(): Promise<void> {
    ready.set(services.lifecycle.isReady ? 1 : 0);
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
    contentType: registry.contentType,
    async text() {
      await read();
      return registry.metrics();
    },
  };
}

/** Measures every request that this server answers. */
export function watchRequests(app: FastifyInstance, { requests }: Pick<Metrics, 'requests'>): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    requests.observe({ method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
}
