import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { countLostChildren } from '@naksha/imaging';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestClient } from '../../test/client.ts';
import { useTestApp } from '../../test/use-test-app.ts';
import { jobs } from '../db/schema/jobs.ts';
import { reserveCredits } from '../modules/credits/reserve.ts';
import { noteUpkeep } from '../modules/installation/note-upkeep.ts';
import { createMetrics, type Metrics, watchRequests } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';
import { tallied, tally } from './tallies.ts';
import { openTracing } from './tracing.ts';

const app = useTestApp();

/** A server with one route that needs an id and one that breaks. */
function smallServer() {
  const server = Fastify();
  server.get('/things/:id', async () => 'here');
  server.get('/broken', async (_, reply) => reply.status(503).send('away'));
  return server;
}

describe('the figures for Prometheus', () => {
  let metrics: Metrics;
  let served: Awaited<ReturnType<typeof serveMetrics>>;
  beforeAll(async () => {
    metrics = createMetrics({ connection: app.connection, services: app.services });
    served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  });
  afterAll(() => served.close());
  const read = async () => (await fetch(`http://127.0.0.1:${served.port}/metrics`)).text();

  test('are on a port of their own alone', async () => {
    expect((await app.ask('GET /metrics')).headers.get('content-type')).not.toContain('version=0.0.4');
    expect((await fetch(`http://127.0.0.1:${served.port}/`)).status).toBe(404);
    expect(await read()).toContain('naksha_process_resident_memory_bytes');
  });

  test('count jobs by their state, and say that the product is ready and its database answers', async () => {
    const { clientId, userId } = await addTestClient(app.connection.db, { credits: 10 });
    const job = {
      clientId,
      userId,
      operation: 'generate',
      params: {},
      inputs: [],
      engine: 'own',
      cost: 0,
      priority: 1,
    };
    const finishedAt = new Date();
    await app.connection.db.insert(jobs).values([job, job, { ...job, state: 'running', attempt: 3 }]);
    await app.connection.db.transaction((tx) =>
      reserveCredits({ db: tx, clientId }, { jobId: randomUUID(), amount: 4 }),
    );
    await noteUpkeep(app.connection.db, 'books', 2);
    await app.connection.db.insert(jobs).values({ ...job, state: 'failed', finishedAt });
    const text = await read();
    for (const line of [
      'naksha_jobs{state="queued",kind="generate"} 2',
      'naksha_jobs{state="running",kind="generate"} 1',
      'naksha_jobs_attempts{kind="generate"} 3',
      'naksha_jobs_ended_hour{state="failed",kind="generate"} 1',
      'naksha_credits_held{of="credits"} 4',
      'naksha_credits_held{of="holds"} 1',
      'naksha_upkeep_faults{name="books"} 2',
      'naksha_ready{role="all"} 1',
      'naksha_database_up 1',
    ])
      expect(text).toContain(line);
    expect(text).toMatch(/naksha_disk_free_bytes \d{7,}/);
    expect(text).toMatch(/naksha_jobs_oldest_waiting_seconds\{kind="generate"\} \d/);
    expect(text).toMatch(/naksha_upkeep_age_seconds\{name="books"\} \d/);
  });

  test.each(['grafana.json', 'prometheus-rules.yaml'])(
    'are there under the names that deploy/%s asks for',
    async (file) => {
      const asking = await readFile(new URL(`../../../../deploy/${file}`, import.meta.url), 'utf8');
      const asked = new Set(
        [...asking.matchAll(/naksha_\w+/g)].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, '')),
      );
      const there = new Set([...(await read()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
      expect(asked.size).toBeGreaterThan(5);
      expect([...asked].filter((name) => !there.has(name))).toEqual([]);
    },
  );

  test('say that the storage of files is away, which a process outlives', async () => {
    const storage = { ...app.services.storage, stat: () => Promise.reject(new Error('away')) };
    const { text: read } = createMetrics({ connection: app.connection, services: { ...app.services, storage } });
    expect(await metrics.text()).toContain('naksha_storage_up 1');
    expect(await read()).toContain('naksha_storage_up 0');
  });

  test('are those of the process while the database is silent', async () => {
    const silent = { ...app.connection, isAnswering: async () => false };
    const { text: read } = createMetrics({ connection: silent, services: app.services });
    const text = await read();
    expect(text).toContain('naksha_database_up 0');
    expect(text).not.toContain('naksha_jobs{');
  });

  test('name requests by their pattern and never by an id', async () => {
    const server = smallServer();
    watchRequests(server, metrics);
    for (const url of ['/things/secret-one', '/things/secret-two', '/broken', '/nowhere/secret'])
      await server.inject(url);
    await server.close();
    const text = await read();
    expect(text).toContain('naksha_request_seconds_count{method="GET",route="/things/:id",status="200"} 2');
    expect(text).toContain('naksha_request_seconds_count{method="GET",route="/broken",status="503"} 1');
    expect(text).not.toContain('secret');
  });
});

test('bytes are counted that came, also of what was cut off, and not those that were announced', async () => {
  const metrics = createMetrics({ connection: app.connection, services: app.services });
  const server = Fastify();
  server.addContentTypeParser('*', (_request, payload, done) => {
    payload
      .on('error', done)
      .on('end', () => done(null))
      .resume();
  });
  watchRequests(server, metrics);
  for (const path of ['/sent', '/cut']) server.put(path, async () => 'there');
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const received = async (path: string) =>
    Number(new RegExp(`naksha_received_bytes_total\\{route="${path}"\\} (\\d+)`).exec(await metrics.text())?.[1] ?? 0);
  const cut = request(`${url}/cut`, { method: 'PUT', headers: { 'content-length': 50_000_000 } });
  cut.on('error', () => undefined);
  await new Promise((resolve) => cut.write(Buffer.alloc(100_000), resolve));
  cut.destroy();
  const body = new Uint8Array(300_000);
  await (await fetch(`${url}/sent`, { method: 'PUT', body })).text();
  await server.close();
  await expect.poll(() => received('/cut')).toBeGreaterThan(0);
  expect(await received('/cut')).toBeLessThan(110_000);
  expect(await received('/sent')).toBeGreaterThan(300_000);
  expect(await received('/sent')).toBeLessThan(310_000);
});

test('what is counted where it happens stands among the figures', async () => {
  const { text } = createMetrics({ connection: app.connection, services: app.services });
  const read = async (name: string) => Number(new RegExp(`^naksha_${name}_total (\\d+)$`, 'm').exec(await text())?.[1]);
  const before = await read('previews_evicted');
  tally('previews_evicted', 7);
  expect((await read('previews_evicted')) - before).toBe(7);
  expect(await read('previews_evicted')).toBe(tallied('previews_evicted'));
  expect(await read('picture_children_lost')).toBe(countLostChildren());
  expect(await read('webhooks_repeated')).toBe(tallied('webhooks_repeated'));
});

describe('the port of figures', () => {
  test('says that it failed where they cannot be read, and goes on', async () => {
    let tries = 0;
    const text = async () => {
      if (tries++ === 0) throw new Error('no figures');
      return 'naksha_ready 1\n';
    };
    const served = await serveMetrics({ text, contentType: 'text/plain' }, { host: '127.0.0.1', port: 0 });
    const ask = () => fetch(`http://127.0.0.1:${served.port}/metrics`);
    expect((await ask()).status).toBe(500);
    const second = await ask();
    expect([second.status, await second.text()]).toEqual([200, 'naksha_ready 1\n']);
    const posted = await fetch(`http://127.0.0.1:${served.port}/metrics`, { method: 'POST' });
    expect(posted.status).toBe(404);
    await served.close();
  });

  test('that is taken ends the start', async () => {
    const metrics = { text: async () => '', contentType: 'text/plain' };
    const first = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
    const second = serveMetrics(metrics, { host: '127.0.0.1', port: first.port });
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await first.close();
  });
});

test('traces of requests and jobs go where the variables say, beneath the trace of whoever asked, without ids of addresses', async () => {
  const bodies: Buffer[] = [];
  const collector = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (request.url === '/v1/traces') bodies.push(Buffer.concat(chunks));
    response.end();
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  try {
    const tracing = openTracing('all');
    const server = smallServer();
    tracing.traceRequests(server);
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
    await server.inject({ url: '/things/secret-one', headers: { traceparent } });
    await server.close();
    const job = { id: 'a-job', operation: 'upscale', requestId: 'a-request' };
    expect(await tracing.traceJob(job, async () => 'done')).toBe('done');
    const fails = tracing.traceJob(job, async () => Promise.reject(new Error('broke')));
    await expect(fails).rejects.toThrow('broke');
    await tracing.stop();
    const sent = Buffer.concat(bodies);
    expect(sent.includes(Buffer.from(traceId, 'hex'))).toBe(true);
    for (const words of ['GET /things/:id', 'job upscale', 'a-job', 'a-request'])
      expect(sent.includes(words)).toBe(true);
    expect(sent.includes('secret-one')).toBe(false);
  } finally {
    delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
    collector.close();
  }
});
