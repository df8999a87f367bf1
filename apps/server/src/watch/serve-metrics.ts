import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics.ts';

/** Answers `GET /metrics` on a port of its own, which no proxy hands on: what it says is not for the public. Answers the port as well. */
export async function serveMetrics(
  { text, contentType }: Pick<Metrics, 'text' | 'contentType'>,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<{ port: number; close: () => Promise<void> }> {
  const server: Server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url === '/metrics';
    const answer = isAsked ? text() : Promise.resolve('Not found\n');
    answer.then(
      (body) => response.writeHead(isAsked ? 200 : 404, { 'content-type': contentType }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A port was expected to be listened on.');
  return {
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
