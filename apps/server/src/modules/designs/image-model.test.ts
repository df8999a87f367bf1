import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { creditBalance, job, operationRow } from '@naksha/contract';
import { closePool } from '@naksha/engines';
import { closePictures } from '@naksha/imaging';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { eventually } from '../../../test/eventually.ts';
import { type Designer, newcomer, uploadsOf } from '../../../test/uploads.ts';
import { openEngines } from '../../jobs/engine-table.ts';
import type { Worker } from '../../jobs/start-worker.ts';
import { checkLedger } from '../credits/check-ledger.ts';
import { grantCredits } from '../credits/grant.ts';
import { startDesignWorker } from './start-design-worker.ts';

// Children decode and draw, and other work may share the machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let app: TestApp;
let worker: Worker;
let asha: Designer;
/** What the model's server was asked, and what it does instead of drawing. */
let asked: string[] = [];
let fault: ((response: ServerResponse) => void) | undefined;

/** Draws one picture whatever it is asked for, in the size it is asked for. */
const model = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  asked.push(Buffer.concat(parts).toString('latin1'));
  if (fault !== undefined) return fault(response);
  const [, width = '0', height = '0'] = /name="size"\r\n\r\n(\d+)x(\d+)/.exec(asked.at(-1) ?? '') ?? [];
  const boat = {
    create: { width: Number(width), height: Number(height), channels: 3, background: '#2060a0' },
  } as const;
  const png = await sharp(boat).png().toBuffer();
  response.end(JSON.stringify({ created: 1, data: [{ b64_json: png.toString('base64') }] }));
});

beforeAll(async () => {
  await once(model.listen(0, '127.0.0.1'), 'listening');
  const { port } = model.address() as AddressInfo;
  app = await openTestApp({
    IMAGE_BASE_URL: `http://127.0.0.1:${port}/v1`,
    IMAGE_MODEL: 'brush',
    IMAGE_API_KEY: 'canary',
    IMAGE_DIALECT: 'vllm-omni',
  });
  const onError = (error: unknown) => app.errors.push(error);
  const engines = openEngines(app.services.config);
  worker = await startDesignWorker({ ...app.services, connection: app.connection, engines, onError });
});
afterAll(async () => {
  await worker.stop(0);
  await app.close();
  model.closeAllConnections();
  model.close();
  closePictures();
  await closePool();
});
beforeEach(async () => {
  fault = undefined;
  asked = [];
  app.errors.length = 0;
  asha = await newcomer(app);
  const grant = { amount: 20, expiresAt: null, reason: 'for a test' };
  await app.connection.db.transaction((tx) => grantCredits({ db: tx, clientId: asha.clientId }, grant));
});

/** Uploads a picture and asks for an edit of it, all over HTTP; answers what has become of it. */
async function edit(prompt: string) {
  const picture = { create: { width: 96, height: 80, channels: 3, background: '#f1e4c8' } } as const;
  const disc = Buffer.from('<svg width="30" height="30"><circle cx="15" cy="15" r="15" fill="#a83232"/></svg>');
  const bytes = await sharp(picture)
    .composite([{ input: disc, left: 20, top: 20 }])
    .png()
    .toBuffer();
  const { _id } = await uploadsOf(app, asha).keep(bytes);
  const { token } = asha;
  const body = { operation: 'edit', inputs: [_id], params: { prompt } };
  const answer = await app.ask('POST /design/jobs', { token, body });
  const withJob = z.object({ job });
  const { _id: id } = withJob.parse(answer.body).job;
  const ended = await eventually(async () => {
    const found = withJob.parse((await app.ask(`GET /design/jobs/${id}`, { token })).body).job;
    expect(['done', 'failed']).toContain(found.state);
    return found;
  });
  const left = creditBalance.parse((await app.ask('GET /credits/balance', { token })).body);
  expect(await checkLedger(app.connection.db)).toEqual([]);
  return { ended, left };
}

test('it is said to everybody that pictures are sent to a model', async () => {
  const pictures = { sendsWords: false, sendsPictures: true, sendsMail: false };
  expect(await app.ask('GET /installation')).toMatchObject({ status: 200, body: pictures });
});

test('an uploaded picture is edited by words that only a model understands, stored as its work and paid for once', async () => {
  const { ended, left } = await edit('put a sailing boat on it');
  expect(ended).toMatchObject({
    state: 'done',
    engine: 'openai',
    report: { done: [], model: { name: 'brush', words: 'put a sailing boat on it' } },
    results: [{ engine: 'openai', operation: 'edit', width: 96, height: 80, contentType: 'image/png' }],
  });
  expect(ended.cost).toBe(4);
  expect(left).toMatchObject({ creditsLeft: 16, reserved: 0 });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('put a sailing boat on it');
  const { body } = await app.ask('GET /design/operations', { token: asha.token });
  const { data } = z.object({ data: z.array(operationRow) }).parse(body);
  expect(data.filter((row) => row.model !== null)).toMatchObject([
    { name: 'edit', model: { engine: 'openai', name: 'brush' } },
    { name: 'variation' },
  ]);
  expect(JSON.stringify(data)).not.toContain('canary');
});

test('what can be done exactly is done here, says so, and costs no more than that', async () => {
  const { ended, left } = await edit('make the ground black');
  expect(ended).toMatchObject({ state: 'done', engine: 'builtin', results: [{ engine: 'builtin' }] });
  expect(ended.cost).toBe(2);
  expect(left).toMatchObject({ creditsLeft: 18, reserved: 0 });
  expect(asked).toHaveLength(0);
});

const says = (status: number, detail: string) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ detail }));

test.each<[string, (response: ServerResponse) => void, string, number]>([
  ['has no memory left', says(500, 'CUDA out of memory on secret-host'), 'engine_memory', 2],
  ['breaks off', (response) => void response.destroy(), 'engine_disconnected', 3],
  ['refuses', says(400, 'Your request was rejected by the moderation system of secret-host'), 'engine_refused', 1],
  ['fails', (response) => void response.writeHead(500).end('<h1>secret-host is broken</h1>'), 'job_failed', 3],
  ['is not set up', says(400, 'Model mismatch: secret-host runs another'), 'job_failed', 1],
  ['sends no picture', (response) => void response.end('{"data":[{"b64_json":"c2VjcmV0"}]}'), 'engine_bad_picture', 3],
])('a model whose server %s costs nothing, and is reported in a sentence of ours', async (_, does, code, asks) => {
  fault = does;
  const { ended, left } = await edit('put a sailing boat on it');
  expect(ended).toMatchObject({ state: 'failed', results: [], error: { code } });
  expect(left).toMatchObject({ creditsLeft: 20, reserved: 0 });
  expect(asked).toHaveLength(asks);
  expect(JSON.stringify(ended)).not.toMatch(/secret-host|canary/);
  // Faults of the model are logged by their kind; a refusal is not a fault.
  expect(app.errors.length > 0).toBe(code !== 'engine_refused');
  expect(app.errors.join()).not.toMatch(/secret-host|canary|boat/);
});
