import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { fileRow, job } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { jobs } from '../../apps/server/src/db/schema/jobs.ts';
import { seedDemonstration } from '../../apps/server/src/modules/demo/seed-demonstration.ts';
import { flatTiff } from '../../apps/server/test/flat-tiff.ts';
import { type Home, makeHome } from './home.ts';
import { type Product, startProduct } from './product.ts';

const password = 'Drain@1after1';
/** A busy machine included. */
const patience = { timeout: 180_000, interval: 20 };

let home: Home | undefined;
let product: Product | undefined;
afterEach(async () => {
  await product?.kill();
  await home?.remove();
});

/** A product with the demonstration's people, and a token of its designer. */
async function open(hasGroup: boolean): Promise<{ address: string; token: string; product: Product }> {
  home = await makeHome('pglite');
  await home.visit((db) => seedDemonstration(db, password));
  product = await startProduct(home.settings, undefined, hasGroup);
  if (product === undefined) throw new Error('A product was expected.');
  const { address } = product;
  const body = JSON.stringify({ login: 'designer_demo', password });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${address}/auth/login`, { method: 'POST', headers, body });
  const { authToken } = (await answer.json()) as { authToken: string };
  return { address, token: authToken, product };
}

async function json(address: string, token: string, path: string, body: object) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

test('requests and uploads under way at a stop are answered, and connections end in order', async () => {
  const { address, token, product } = await open(false);
  const headers = { authorization: `Bearer ${token}` };
  const statuses = new Map<string, number>();
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let isLast = false; !isLast; ) {
      const outcome = await new Promise<string>((resolve) => {
        const sent = request(`${address}/users/me`, { agent, headers }, (answer: IncomingMessage) => {
          isLast = answer.headers.connection === 'close';
          answer.resume().once('end', () => resolve(String(answer.statusCode)));
        });
        sent.once('error', (error) => {
          isLast = true;
          resolve(error.message);
        });
        sent.end();
      });
      statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1);
    }
    agent.destroy();
  };
  const clients = Array.from({ length: 60 }, client);
  await vi.waitFor(() => expect(statuses.get('200')).toBeGreaterThan(clients.length), patience);
  const grant = await json(address, token, '/files/create-secure-url', { fileName: 'a.png', type: 'image/png' });
  const upload = request(address + grant.body.signedUrl, { method: 'PUT', headers: { 'content-length': 2000 } });
  const uploaded = once(upload, 'response');
  upload.write(Buffer.alloc(1000));
  const parts = join(home?.dataDir ?? '', 'files', '.parts');
  await vi.waitFor(async () => expect(await readdir(parts)).not.toEqual([]), patience);
  product.signal('SIGTERM');
  await Promise.all(clients);
  // No one is let in any more, and the upload is still waited for. Asked seldom: whoever asks is answered for a while.
  const isShut = () => expect(fetch(`${address}/health`)).rejects.toThrow('fetch failed');
  await vi.waitFor(isShut, { ...patience, interval: 1_500 });
  upload.end(Buffer.alloc(1000));
  const [answer] = (await uploaded) as [IncomingMessage];
  answer.resume();
  expect([...statuses.keys()]).toEqual(['200']);
  expect(answer.statusCode).toBe(200);
  expect(await product.ended).toBe(0);
});

test('a signal to the whole group of processes, and once more from the one that passes it on, lets an upload come in and a picture be judged, and fails no job', async () => {
  const { address, token, product } = await open(true);
  const work = join(home?.dataDir ?? '', 'work');
  const small = await json(address, token, '/files/create-secure-url', { fileName: 'c.tif', type: 'image/tiff' });
  await fetch(address + small.body.signedUrl, { method: 'PUT', body: new Uint8Array(flatTiff(1000, 1000)) });
  const kept = await json(address, token, '/files/save-file-info', {
    fileName: 'c.tif',
    s3FileName: small.body.s3fileName,
  });
  const { _id: input } = fileRow.parse(kept.body.data);
  // A child of the job's is at work on it.
  const wish = { operation: 'upscale', inputs: [input], params: { scale: 4 } };
  const { _id: id } = job.parse((await json(address, token, '/design/jobs', wish)).body.job);
  await vi.waitFor(async () => expect((await readdir(work)).join()).toContain(id), patience);
  const side = 3000;
  const bytes = flatTiff(side, side);
  const grant = await json(address, token, '/files/create-secure-url', { fileName: 'a.tif', type: 'image/tiff' });
  const { status } = await fetch(address + grant.body.signedUrl, { method: 'PUT', body: new Uint8Array(bytes) });
  expect(status).toBe(200);
  const another = await json(address, token, '/files/create-secure-url', { fileName: 'b.png', type: 'image/png' });
  const upload = request(address + another.body.signedUrl, { method: 'PUT', headers: { 'content-length': 2000 } });
  const uploaded = once(upload, 'response');
  upload.write(Buffer.alloc(1000));
  const files = join(home?.dataDir ?? '', 'files');
  await vi.waitFor(async () => expect(await readdir(join(files, '.parts'))).not.toEqual([]), patience);
  const saved = json(address, token, '/files/save-file-info', { fileName: 'a.tif', s3FileName: grant.body.s3fileName });
  const isJudged = async () => (await readdir(work)).some((name) => name.startsWith('normalised'));
  await vi.waitFor(async () => expect(await isJudged()).toBe(true), patience);
  product.signal('SIGTERM', 'group');
  // Before the first was heard the second would be the same one to the system.
  await vi.waitFor(() => expect(product.said()).toContain('Stopping'), { ...patience, interval: 2 });
  product.signal('SIGTERM');
  expect(await saved, product.said()).toMatchObject({ status: 200, body: { data: { width: side } } });
  upload.end(Buffer.alloc(1000));
  const [answer] = (await uploaded) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode, product.said()).toBe(200);
  expect(await product.ended, product.said()).toBe(0);
  const [row] = (await home?.visit((db) => db.select().from(jobs).where(eq(jobs.id, id)))) ?? [];
  // Done, or back in line for the next start.
  expect(['done', 'queued'], product.said()).toContain(row?.state);
  expect(row?.failures).toBe(0);
});
