import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line to the product that can be cut. */
export interface Line {
  readonly address: string;
  /** Cuts every connection when so many more bytes have been sent over the line, and each that is made later, until it is mended. */
  readonly cutAfter: (bytes: number) => void;
  readonly mend: () => void;
  readonly close: () => Promise<void>;
}

/** Stands before the product and hands on whatever is sent, as it comes. */
export async function openLine(to: string): Promise<Line> {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  let left = Number.POSITIVE_INFINITY;
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((near) => {
    if (left <= 0) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.once('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
    near.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left <= 0) cut();
      else if (!far.write(chunk)) near.pause();
    });
    far.on('drain', () => near.resume());
    far.pipe(near);
  });
  server.listen(0, hostname);
  await once(server, 'listening');
  const own = server.address();
  if (own === null || typeof own === 'string') throw new Error('A line has a port.');
  return {
    address: `http://${hostname}:${own.port}`,
    cutAfter(bytes) {
      left = bytes;
    },
    mend() {
      left = Number.POSITIVE_INFINITY;
    },
    async close() {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
  };
}
