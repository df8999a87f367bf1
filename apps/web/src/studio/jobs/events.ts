import { endpoints, type JobEvent, jobEvent } from '@naksha/contract';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { ApiError } from '../../api/api-error.ts';
import { openStream } from '../../api/call.ts';
import { knownPart } from '../../api/known-part.ts';

const firstWaitMs = 500;
const longestWaitMs = 15_000;

/** Hears of a connection that is made, with what the server's clock says, and of one that is lost. */
type OnConnection = (isConnected: boolean, at?: number) => void;

/**
 * Listens to the server's events until it is stopped: one stream, read by fetch because EventSource cannot send the token.
 * A stream begins with a snapshot, so a lost connection loses nothing; it is tried again, ever more slowly.
 */
export function listen(onEvent: (event: JobEvent) => void, onConnection: OnConnection): () => void {
  const stopping = new AbortController();
  void follow(stopping.signal, onEvent, onConnection);
  return () => stopping.abort();
}

async function follow(
  signal: AbortSignal,
  onEvent: (event: JobEvent) => void,
  onConnection: OnConnection,
): Promise<void> {
  let wait = firstWaitMs;
  while (!signal.aborted) {
    try {
      const response = await openStream(endpoints.events, signal);
      onConnection(true, clockOf(response));
      const opened = performance.now();
      if (response.body) await read(response.body, onEvent);
      // One that is ended soon, because the person has too many, is not opened again ever as soon.
      if (performance.now() - opened > longestWaitMs) wait = firstWaitMs;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return;
      // Refused, not reached or cut off: the same answer, try again.
    }
    if (signal.aborted) return;
    onConnection(false);
    await pause(wait * (0.75 + Math.random() / 2), signal);
    wait = Math.min(longestWaitMs, wait * 2);
  }
}

/** Undefined where a proxy has taken the date away. */
function clockOf({ headers }: Response): number | undefined {
  const at = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(at) ? undefined : at;
}

async function read(body: ReadableStream<Uint8Array<ArrayBuffer>>, onEvent: (event: JobEvent) => void): Promise<void> {
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const { event, data } = part.value;
    const parsed = knownPart(jobEvent, { type: event, value: parse(data) });
    if (parsed.success) onEvent(parsed.data);
  }
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
