import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '@naksha/contract';
import sharp from 'sharp';
import type { Home } from '../../e2e/kill/home.ts';
import { type Product, startProduct } from '../../e2e/kill/product.ts';
import type { Person } from './people.ts';

/** 12 megabytes of noise: more than the buffers of a connection hold. */
const side = 2000;

export interface Stage {
  readonly home: Home;
  readonly product: () => Product;
  /** Puts another server in the place of the one that serves. */
  readonly replace: (next: Product) => void;
  /** Of a client in which no one is measured. */
  readonly stranger: Person;
  readonly over: () => boolean;
}

/** What may be wrong while people work. */
export const faults = {
  none: async () => undefined,

  /** The database is gone for ten seconds. */
  async database({ home, product }: Stage) {
    home.cluster?.crash();
    await sleep(10_000);
    await home.cluster?.restart();
    const back = performance.now();
    const isReady = async () => (await fetch(`${product().address}/ready`)).status === 200;
    while (!(await isReady())) await sleep(50);
    console.log(`ready ${(performance.now() - back).toFixed(0)} ms after the database was back`);
  },

  /** One client asks for a thousand designs, a hundred at a time. */
  async flood({ product, stranger, over }: Stage) {
    const headers = { authorization: `Bearer ${stranger.token}`, 'content-type': 'application/json' };
    const params = { prompt: 'vines', width: 128, height: 128 };
    const body = JSON.stringify({ operation: 'generate', params });
    const statuses: number[] = [];
    for (let round = 0; round < 10 && !over(); round++) {
      const asked = Array.from({ length: 100 }, () =>
        fetch(`${product().address}/design/jobs`, { method: 'POST', headers, body })
          .then((answer) => answer.arrayBuffer().then(() => answer.status))
          .catch(() => 0),
      );
      statuses.push(...(await Promise.all(asked)));
    }
    console.log(`the client that floods: ${statusesOf(statuses)}`);
  },

  /** Three hundred log-ins and fifty uploads arrive at one byte a second, and no one reads fifty downloads. */
  async slow({ product, stranger, over }: Stage) {
    const { port, hostname } = new URL(product().address);
    const open = (head: string): Socket => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.write(head);
      return socket;
    };
    const json = `host: ${hostname}:${port}\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{`;
    const logIns = Array.from({ length: 300 }, () => open(`POST /auth/login HTTP/1.1\r\n${json}`).resume());
    const { upload, download } = await linksOf(product().address, stranger);
    const bytes = `host: ${hostname}:${port}\r\ncontent-length: 5000\r\n\r\n`;
    const uploads: Socket[] = [];
    for (let at = 0; at < 50; at++) uploads.push(open(`PUT ${await upload()} HTTP/1.1\r\n${bytes}`).resume());
    const unread = Array.from({ length: 50 }, () =>
      open(`GET ${download} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n\r\n`).pause(),
    );
    while (!over()) {
      await sleep(1000);
      for (const socket of [...logIns, ...uploads]) if (socket.writable) socket.write(' ');
    }
    // Of a download that no one reads the end is not seen here, but among the sockets that are left.
    const ended = (sockets: readonly Socket[]) =>
      `${sockets.filter((socket) => socket.destroyed || socket.readableEnded).length} of ${sockets.length}`;
    console.log(`ended by the server: ${ended(logIns)} log-ins, ${ended(uploads)} uploads`);
    for (const socket of [...logIns, ...uploads, ...unread]) socket.destroy();
  },

  /** Another server takes the place of the one that serves, twice. */
  async rolling({ home, product, replace, over }: Stage) {
    for (let round = 0; round < 2 && !over(); round++) {
      const before = product();
      const next = await startProduct(home.settings);
      if (next === undefined) return;
      replace(next);
      before.signal('SIGTERM');
      console.log(`a server that was replaced ended with ${await before.ended}`);
    }
  },
} satisfies Record<string, (stage: Stage) => Promise<void>>;

/** How often each status came; 0 stands for no answer. */
export function statusesOf(statuses: readonly number[]): string {
  const counted = [...Map.groupBy(statuses, (status) => status)].sort(([one], [other]) => one - other);
  return counted.map(([status, all]) => `${all.length} × ${status || 'none'}`).join(', ');
}

export type FaultName = keyof typeof faults;

export function isFault(name: string): name is FaultName {
  return Object.hasOwn(faults, name);
}

/** Ways to send a file, and to fetch one that no buffer on the way holds: noise does not get smaller. */
async function linksOf(
  address: string,
  { token }: Person,
): Promise<{ upload: () => Promise<string>; download: string }> {
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(
      address + path,
      body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
    );
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const grantOf = async () =>
    endpoints.createSecureUrl.answer.parse(
      await ask(endpoints.createSecureUrl.path, { fileName: 'noise.png', type: 'image/png' }),
    );
  const { signedUrl, s3fileName } = await grantOf();
  const noise = randomBytes(side * side * 3);
  const picture = await sharp(noise, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
  await fetch(address + signedUrl, { method: 'PUT', body: new Uint8Array(picture) });
  const saved = await ask(endpoints.saveFileInfo.path, { fileName: 'noise.png', s3FileName: s3fileName });
  const { url } = endpoints.saveFileInfo.answer.parse(saved).data;
  if (url === undefined) throw new Error('What was saved has no address.');
  return { upload: async () => (await grantOf()).signedUrl, download: url };
}
