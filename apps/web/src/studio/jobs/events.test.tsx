import { endpoints, type JobEvent } from '@naksha/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../test/fake-server.ts';
import { someone } from '../../../test/open-app.tsx';
import { aJob } from '../../../test/studio-rows.ts';
import { clearSession, openSession } from '../../api/session-store.ts';
import { listen } from './events.ts';

afterEach(() => vi.unstubAllGlobals());

/** What is heard of a stream that arrives in these pieces and then breaks off. */
async function heard(...pieces: Uint8Array<ArrayBuffer>[]): Promise<JobEvent[]> {
  return (await listened(pieces)).found;
}

async function listened(pieces: Uint8Array<ArrayBuffer>[], headers: HeadersInit = {}) {
  const stream = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  vi.stubGlobal('fetch', async () => new Response(stream, { headers }));
  const clocks: (number | undefined)[] = [];
  const found: JobEvent[] = [];
  await new Promise<void>((ended) => {
    const stop = listen(
      (event) => found.push(event),
      (isConnected, at) => {
        if (isConnected) {
          clocks.push(at);
          return;
        }
        stop();
        ended();
      },
    );
  });
  return { found, clocks };
}

const made = aJob('वस्त्र', { params: { prompt: 'नीला कमल' } });
const events: JobEvent[] = [
  { type: 'job', value: made },
  { type: 'job', value: { ...made, progress: 0.75 } },
];
const text = events.map(({ type, value }) => `event: ${type}\ndata: ${JSON.stringify(value)}\n\n`);
const bytes = new TextEncoder().encode(`: still here\n\n${text.join('')}event: job\ndata: {"broken\n\n`);

it('hears the same events however the stream is cut, and passes over comments and what cannot be read', async () => {
  for (let cut = 0; cut < bytes.length; cut++) {
    expect(await heard(bytes.slice(0, cut), bytes.slice(cut))).toEqual(events);
  }
});

it('says with the connection what the server’s clock says, where it is said', async () => {
  const date = 'Mon, 05 Jan 2026 10:00:00 GMT';
  expect((await listened([bytes], { date })).clocks).toEqual([Date.parse(date)]);
  expect((await listened([bytes])).clocks).toEqual([undefined]);
});

it('opens a stream that is ended as soon as it is open ever more slowly', async () => {
  vi.useFakeTimers();
  const open = vi.fn(async () => new Response(': open\n\n'));
  vi.stubGlobal('fetch', open);
  const stop = listen(
    () => undefined,
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  vi.useRealTimers();
  expect(open.mock.calls.length).toBeGreaterThan(5);
  expect(open.mock.calls.length).toBeLessThan(12);
});

it('reports a stream that the server refused to support', async () => {
  const server = new FakeServer().refuse(endpoints.events, 'too_many_requests');
  vi.stubGlobal('fetch', server.fetch);
  openSession({ authToken: 'token-of-the-test', user: someone('user') });
  await new Promise<void>((refused) => {
    const stop = listen(
      () => undefined,
      () => {
        stop();
        refused();
      },
    );
  });
  expect(server.asked(endpoints.sendEmail).map(({ body }) => body.subject)).toEqual([
    'GET /design/events: too_many_requests',
  ]);
  clearSession();
});
