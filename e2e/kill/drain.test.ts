import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { seedDemonstration } from '../../apps/server/src/modules/demo/seed-demonstration.ts';
import { type Home, makeHome } from './home.ts';
import { type Product, startProduct } from './product.ts';

const password = 'Drain@1after1';

let home: Home | undefined;
let product: Product | undefined;
afterEach(async () => {
  await product?.kill();
  await home?.remove();
});

/** A product with the demonstration's people, and a token of its designer. */
async function open(hasGroup: boolean): Promise<{ address: string; token: string; product: Product }> {
  home = await makeHome('pglite');
  const seeded = await home.open();
  await seedDemonstration(seeded.db, password);
  await seeded.close();
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
  const grant = await json(address, token, '/files/create-secure-url', { fileName: 'a.png', type: 'image/png' });
  const upload = request(address + grant.body.signedUrl, { method: 'PUT', headers: { 'content-length': 2000 } });
  const uploaded = once(upload, 'response');
  upload.write(Buffer.alloc(1000));
  const clients = Array.from({ length: 60 }, client);
  await sleep(500);
  product.signal('SIGTERM');
  await Promise.all(clients);
  await sleep(500);
  upload.end(Buffer.alloc(1000));
  const [answer] = (await uploaded) as [IncomingMessage];
  answer.resume();
  expect([...statuses.keys()]).toEqual(['200']);
  expect(answer.statusCode).toBe(200);
  expect(await product.ended).toBe(0);
});

test('a signal to the whole group of processes, and once more from the one that passes it on, lets a picture be judged', async () => {
  const { address, token, product } = await open(true);
  const side = 9000;
  const bytes = await sharp({ create: { width: side, height: side, channels: 3, background: '#a3b' } })
    .png()
    .toBuffer();
  const grant = await json(address, token, '/files/create-secure-url', { fileName: 'a.png', type: 'image/png' });
  const { status } = await fetch(address + grant.body.signedUrl, { method: 'PUT', body: new Uint8Array(bytes) });
  expect(status).toBe(200);
  const saved = json(address, token, '/files/save-file-info', { fileName: 'a.png', s3FileName: grant.body.s3fileName });
  await sleep(300);
  product.signal('SIGTERM', 'group');
  product.signal('SIGTERM');
  expect(await saved).toMatchObject({ status: 200, body: { data: { width: side } } });
  expect(await product.ended).toBe(0);
});
