import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints, type Job, limits } from '@naksha/contract';

/** A designer at a browser that is patient with a server that comes and goes. */
export interface Designer {
  /** Asks for a design under an idempotency key; undefined when the server was gone before it answered. */
  readonly ask: (key: string, body: object) => Promise<Job | undefined>;
  /** Every job there is, newest first. */
  readonly jobs: () => Promise<Job[]>;
  /** The same, once none is open; fails when none has ended for `stallMs`. */
  readonly untilEnded: (stallMs: number) => Promise<Job[]>;
  /** Resolves at the very moment the server announces a job that is done; at the latest after `longestMs`. */
  readonly untilOneIsDone: (longestMs: number) => Promise<void>;
  readonly creditsLeft: () => Promise<number>;
  readonly bytesOf: (url: string) => Promise<number>;
}

const lookAgainMs = 150;
const busyMs = 500;
const patienceMs = 30_000;

/** Signs in; the session outlives the server's deaths. `address` is asked for every time, since each life has its own. */
export async function signIn(address: () => string, login: string, password: string): Promise<Designer> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ login, password });
  const answer = await fetch(`${address()}/auth/login`, { method: 'POST', headers, body });
  const { authToken } = endpoints.login.answer.parse(await answer.json());
  const authorization = { authorization: `Bearer ${authToken}` };

  /** Asks until the server has time; undefined when it is gone. */
  async function send(path: string, init: RequestInit): Promise<{ status: number; text: string } | undefined> {
    for (const start = performance.now(); ; await sleep(busyMs)) {
      const found = await fetch(address() + path, init).catch(() => undefined);
      const text = await found?.text().catch(() => undefined);
      if (found === undefined || text === undefined) return undefined;
      const isBusy = found.status === 503 && performance.now() - start < patienceMs;
      if (!isBusy) return { status: found.status, text };
    }
  }

  async function get(path: string): Promise<unknown> {
    const found = await send(path, { headers: authorization });
    if (found?.status !== 200) throw new Error(`${path} was answered with ${found?.status}: ${found?.text}`);
    return JSON.parse(found.text);
  }

  async function jobs(): Promise<Job[]> {
    const all: Job[] = [];
    for (let pageNo = 1; ; pageNo++) {
      const path = `/design/jobs?pageNo=${pageNo}&limit=${limits.listPageSizeMax}`;
      const page = endpoints.listJobs.answer.parse(await get(path));
      all.push(...page.data);
      if (page.data.length < page.limit) return all;
    }
  }

  return {
    jobs,
    async ask(key, body) {
      const sent = { ...headers, ...authorization, 'idempotency-key': key };
      const found = await send('/design/jobs', { method: 'POST', headers: sent, body: JSON.stringify(body) });
      if (found === undefined) return undefined;
      if (found.status !== 202) throw new Error(`A job was answered with ${found.status}: ${found.text}`);
      return endpoints.submitJob.answer.parse(JSON.parse(found.text)).job;
    },
    async untilEnded(stallMs) {
      let fewest = Number.POSITIVE_INFINITY;
      for (let since = performance.now(); ; await sleep(lookAgainMs)) {
        const all = await jobs();
        const open = all.filter((job) => job.state === 'queued' || job.state === 'running');
        if (open.length === 0) return all;
        if (open.length < fewest) {
          fewest = open.length;
          since = performance.now();
        }
        if (performance.now() - since > stallMs) {
          throw new Error(`For ${stallMs} ms none of these jobs has ended: ${open.map((job) => job._id).join(', ')}`);
        }
      }
    },
    async untilOneIsDone(longestMs) {
      const init = { headers: authorization, signal: AbortSignal.timeout(longestMs) };
      const stream = await fetch(`${address()}/design/events`, init).catch(() => undefined);
      let heard = '';
      try {
        for await (const chunk of stream?.body ?? []) {
          heard += Buffer.from(chunk).toString();
          // The snapshot ends with the credits; what is done after them has just been done.
          if (/event: credits[\s\S]*"state":"done"/.test(heard)) return;
        }
      } catch {
        // Nothing was done in time, or the server is gone.
      }
    },
    async creditsLeft() {
      return endpoints.getBalance.answer.parse(await get('/credits/balance')).creditsLeft;
    },
    async bytesOf(url) {
      const found = await fetch(address() + url);
      if (!found.ok) throw new Error(`${url} was answered with ${found.status}`);
      return (await found.arrayBuffer()).byteLength;
    },
  };
}
