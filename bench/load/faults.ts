import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Home } from '../../e2e/kill/home.ts';
import { type Product, startProduct } from '../../e2e/kill/product.ts';
import type { Person } from './people.ts';

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
  async database({ home }: Stage) {
    home.cluster?.crash();
    await sleep(10_000);
    await home.cluster?.restart();
  },

  /** One client asks for a thousand designs, a hundred at a time. */
  async flood({ product, stranger, over }: Stage) {
    const headers = { authorization: `Bearer ${stranger.token}`, 'content-type': 'application/json' };
    const params = { prompt: 'vines', width: 128, height: 128 };
    const body = JSON.stringify({ operation: 'generate', params });
    for (let round = 0; round < 10 && !over(); round++) {
      const asked = Array.from({ length: 100 }, () =>
        fetch(`${product().address}/design/jobs`, { method: 'POST', headers, body })
          .then((answer) => answer.arrayBuffer())
          .catch(() => undefined),
      );
      await Promise.all(asked);
    }
  },

  /** Three hundred log-ins arrive at one byte a second. */
  async slow({ product, over }: Stage) {
    const { port, hostname } = new URL(product().address);
    const head =
      'POST /auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{';
    const sockets = Array.from({ length: 300 }, (): Socket => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.resume().write(head);
      return socket;
    });
    while (!over()) {
      await sleep(1000);
      for (const socket of sockets) if (socket.writable) socket.write(' ');
    }
    for (const socket of sockets) socket.destroy();
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

export type FaultName = keyof typeof faults;

export function isFault(name: string): name is FaultName {
  return Object.hasOwn(faults, name);
}
