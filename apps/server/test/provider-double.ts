import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Recorded {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Said {
  readonly status: number;
  readonly body: unknown;
}

/** How a provider may behave: `away` cuts every connection, `silent` never answers, `broken` answers with what is no JSON, `moved` points elsewhere. */
export type ProviderMood = 'well' | 'away' | 'silent' | 'broken' | 'failing' | 'moved';

export interface ProviderServer {
  readonly url: string;
  /** Every request that came, in order. */
  readonly requests: Recorded[];
  mood: ProviderMood;
  readonly stop: () => Promise<void>;
}

/** A provider of payments on a port of its own, as the double of each answers requests. */
export async function startProviderServer(answer: (request: Recorded) => Said): Promise<ProviderServer> {
  const requests: Recorded[] = [];
  const write = (response: ServerResponse, status: number, body: string) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const recorded = { method, path, headers, body: await text(request) };
    requests.push(recorded);
    if (double.mood === 'away') request.socket.destroy();
    else if (double.mood === 'broken') write(response, 200, '<html>');
    else if (double.mood === 'failing') write(response, 500, '{"error":{"message":"down","description":"down"}}');
    else if (double.mood === 'moved') response.writeHead(307, { location: `${double.url}/elsewhere` }).end('{}');
    else if (double.mood === 'well') {
      const { status, body } = answer(recorded);
      write(response, status, JSON.stringify(body));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  const double: ProviderServer = {
    url: `http://127.0.0.1:${port}`,
    requests,
    mood: 'well',
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return double;
}
