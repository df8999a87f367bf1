import type { JobEvent } from '@naksha/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { aJob } from '../../../test/studio-rows.ts';
import { listen } from './events.ts';

afterEach(() => vi.unstubAllGlobals());

/** What is heard of a stream that arrives in these pieces and then breaks off. */
async function heard(...pieces: Uint8Array<ArrayBuffer>[]): Promise<JobEvent[]> {
  const stream = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  vi.stubGlobal('fetch', async () => new Response(stream));
  const found: JobEvent[] = [];
  await new Promise<void>((ended) => {
    const stop = listen(
      (event) => found.push(event),
      (isConnected) => {
        if (isConnected) return;
        stop();
        ended();
      },
    );
  });
  return found;
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
