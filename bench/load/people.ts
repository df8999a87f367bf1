import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { z } from 'zod';

export interface Person {
  readonly clientId: string;
  readonly userId: string;
  readonly token: string;
  /** Of another system that charges the same client. */
  readonly key: string;
}

/** What was asked of the product, how long it took, and what came of it: a status, or 0 for no answer. */
export interface Sample {
  readonly what: string;
  readonly ms: number;
  readonly status: number;
  /** When to come again, where it said so. */
  readonly comesAgainSeconds: number | undefined;
}

/** What an answer said to be done: it must stand in the books, and once. */
export interface Acknowledged {
  readonly kind: 'charge' | 'upload' | 'job';
  readonly clientId: string;
  readonly id: string;
}

interface Crowd {
  readonly people: readonly Person[];
  /** Asked for every time: it changes when a server is replaced. */
  readonly address: () => string;
  readonly random: () => number;
}

/** What people do, and how often of a hundred times: they look far more than they make. */
const habits: readonly (readonly [share: number, what: keyof typeof deeds])[] = [
  [30, 'look at the collection'],
  [20, 'look at the jobs'],
  [20, 'look at the balance'],
  [15, 'be charged'],
  [10, 'upload'],
  [5, 'make a design'],
];
const betweenMs = 1000;
const picture = await sharp({ create: { width: 48, height: 40, channels: 3, background: '#a33b22' } })
  .png()
  .toBuffer();

/** Lets every person do one thing after the other, with a pause after each, and the longer one they were asked for, until `over` says so. */
export async function live(
  crowd: Crowd,
  over: () => boolean,
  note: (sample: Sample) => void,
  keep: (what: Acknowledged) => void,
): Promise<void> {
  await Promise.all(
    crowd.people.map(async (person) => {
      await sleep(crowd.random() * betweenMs);
      while (!over()) {
        const what = choose(crowd.random());
        let comesAgainMs = 0;
        const ask = askFor(crowd.address, person, (part) => {
          note({ ...part, what });
          comesAgainMs = Math.max(comesAgainMs, (part.comesAgainSeconds ?? 0) * 1000);
        });
        const done = await deeds[what](ask, person, crowd.random());
        if (done !== undefined) keep({ ...done, clientId: person.clientId });
        await sleep(comesAgainMs + (0.5 + crowd.random()) * betweenMs);
      }
    }),
  );
}

function choose(random: number): keyof typeof deeds {
  let left = random * 100;
  for (const [share, what] of habits) {
    left -= share;
    if (left < 0) return what;
  }
  return 'look at the balance';
}

type Ask = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<unknown>;

function askFor(address: () => string, person: Person, note: (part: Omit<Sample, 'what'>) => void): Ask {
  return async (method, path, body, headers = {}) => {
    const start = performance.now();
    const isBytes = body instanceof Uint8Array;
    try {
      const answer = await fetch(address() + path, {
        method,
        headers: {
          authorization: `Bearer ${person.token}`,
          ...(body !== undefined && !isBytes && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
        signal: AbortSignal.timeout(60_000),
      });
      const text = await answer.text();
      const comesAgain = answer.headers.get('retry-after');
      const comesAgainSeconds = comesAgain === null ? undefined : Number(comesAgain);
      note({ ms: performance.now() - start, status: answer.status, comesAgainSeconds });
      return answer.ok ? JSON.parse(text) : undefined;
    } catch {
      note({ ms: performance.now() - start, status: 0, comesAgainSeconds: undefined });
      return undefined;
    }
  };
}

type Deed = (ask: Ask, person: Person, random: number) => Promise<Pick<Acknowledged, 'kind' | 'id'> | undefined>;
const looksAt =
  (path: string): Deed =>
  async (ask) => {
    await ask('GET', path);
    return undefined;
  };
/** Of charges, those that are sent twice at once, as by a caller who gave up too early. */
const shareSentTwice = 0.2;
const grantAnswer = z.object({ signedUrl: z.string(), s3fileName: z.string() });
const fileAnswer = z.object({ data: z.object({ _id: z.string() }) });
const jobAnswer = z.object({ job: z.object({ _id: z.string() }) });

const deeds = {
  'look at the collection': looksAt('/files/file-info'),
  'look at the jobs': looksAt('/design/jobs'),
  'look at the balance': looksAt('/credits/balance'),
  'be charged': async (ask, { clientId, userId, key }, random) => {
    const id = randomUUID();
    const charge = { clientId, userId, feature: 'generate', images: 1, requestId: id };
    const send = () => ask('PATCH', '/billing/deduct-images', charge, { 'x-api-key': key });
    const answers = await Promise.all(random < shareSentTwice ? [send(), send()] : [send()]);
    return answers.some((answer) => answer !== undefined) ? { kind: 'charge', id } : undefined;
  },
  upload: async (ask) => {
    const grant = await ask('POST', '/files/create-secure-url', { fileName: 'vines.png', type: 'image/png' });
    if (grant === undefined) return undefined;
    const { signedUrl, s3fileName } = grantAnswer.parse(grant);
    await ask('PUT', signedUrl, picture);
    const saved = await ask('POST', '/files/save-file-info', { fileName: 'vines.png', s3FileName: s3fileName });
    return saved === undefined ? undefined : { kind: 'upload', id: fileAnswer.parse(saved).data._id };
  },
  'make a design': async (ask) => {
    const params = { prompt: 'vines', width: 128, height: 128 };
    const asked = await ask(
      'POST',
      '/design/jobs',
      { operation: 'generate', params },
      { 'idempotency-key': randomUUID() },
    );
    return asked === undefined ? undefined : { kind: 'job', id: jobAnswer.parse(asked).job._id };
  },
} as const satisfies Record<string, Deed>;
