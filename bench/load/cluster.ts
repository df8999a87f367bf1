import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { endpoints } from '@naksha/contract';
import { readConfig } from '../../apps/server/src/config.ts';
import type { Database } from '../../apps/server/src/db/database.ts';
import { fields } from '../../apps/server/src/db/fields.ts';
import { across } from '../../apps/server/src/db/own.ts';
import { sessions } from '../../apps/server/src/db/schema/sessions.ts';
import { addClient } from '../../apps/server/src/modules/clients/add-client.ts';
import { checkLedger } from '../../apps/server/src/modules/credits/check-ledger.ts';
import { demoPlans } from '../../apps/server/src/modules/demo/plans.ts';
import { checkFiles } from '../../apps/server/src/modules/files/check-files.ts';
import { addPlan } from '../../apps/server/src/modules/plans/add-plan.ts';
import { hashToken, newToken } from '../../apps/server/src/modules/session/token.ts';
import { addAccount } from '../../apps/server/src/modules/users/add-account.ts';
import { openStorage } from '../../apps/server/src/storage/open-storage.ts';
import { checkJobs } from '../../apps/server/test/check-jobs.ts';
import { newBucket } from '../../apps/server/test/storage.ts';
import { makeHome } from '../../e2e/kill/home.ts';
import { randomOf } from '../../e2e/kill/random-of.ts';
import { startSwift } from '../../e2e/swift/start-swift.ts';

// Two that serve and three that work, each with a data folder of its own, on a PostgreSQL and an S3 server: `npm run load:cluster
// [-- --seconds 300 --people 12 --every 8]`. Every few seconds one of the five is killed and started again. At the end the books are held against
// each other, and what was acknowledged against what is there; it ends with 1 when a job was lost or done twice, a read failed, or a worker that died was noticed late.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    people: { type: 'string', default: '12' },
    every: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
  },
});
const random = randomOf(Number(values.seed));
const secret = newToken();
/** From a death until it is noticed: silence of 23 seconds, and six to the next look. */
const noticedWithinMs = 30_000;
const longestWaitMs = 180_000;
/** Of each job that was done. */
const took = new Map<string, { readonly began: number; readonly ms: number }>();
/** When workers were killed, on the clock of `performance`. */
const deaths: number[] = [];

const swift = await startSwift();
process.env.NAKSHA_TEST_S3 = swift.url;
const home = await makeHome('postgres');
const shared = { ...home.settings, ...(await newBucket()), SIGNING_SECRETS: secret };

/** One process of the installation, started again whenever it was killed. */
class Member {
  readonly role: 'api' | 'worker';
  readonly folder: string;
  address = '';
  #child: ReturnType<typeof spawn> | undefined;

  constructor(role: 'api' | 'worker', folder: string) {
    this.role = role;
    this.folder = folder;
  }

  async start(): Promise<void> {
    const main = join(import.meta.dirname, '../../apps/server/src/main.ts');
    const env = { ...process.env, ...shared, DATA_DIR: this.folder };
    const child = spawn(process.execPath, [main, '--role', this.role], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    if (this.role === 'worker') {
      child.stdout.resume();
      return;
    }
    this.address = await new Promise((resolve) => {
      let said = '';
      child.stdout.on('data', (chunk: Buffer) => {
        said += String(chunk);
        const address = /Naksha is ready: (http:\S+)/.exec(said)?.[1];
        if (address !== undefined) resolve(address);
      });
    });
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}

const members: Member[] = [];
for (const role of ['api', 'api', 'worker', 'worker', 'worker'] as const)
  members.push(new Member(role, await mkdtemp(join(home.dataDir, `${role}-`))));
const servers = members.filter(({ role }) => role === 'api');

interface Person {
  readonly token: string;
}
interface Story {
  kills: number;
  asked: number;
  done: number;
  failed: number;
  reads: number;
  failedReads: number;
  retried: number;
}
const story: Story = { kills: 0, asked: 0, done: 0, failed: 0, reads: 0, failedReads: 0, retried: 0 };
const acknowledged = new Set<string>();
let isOver = false;

try {
  const people = await populate(Number(values.people));
  await Promise.all(members.map((member) => member.start()));
  console.log(`two serve and three work on PostgreSQL and ${swift.url}`);
  const living = Promise.all(people.map((person) => live(person)));
  const killing = killAtRandom();
  await sleep(Number(values.seconds) * 1000);
  isOver = true;
  await killing;
  await living;
  process.exitCode = await judge();
} finally {
  await Promise.all(members.map((member) => member.end('SIGKILL')));
  await home.remove();
  await swift.stop();
}

async function populate(count: number): Promise<Person[]> {
  const connection = await home.open();
  const people: Person[] = [];
  await connection.db.transaction(async (tx) => {
    const plan = await addPlan(tx, demoPlans[0]);
    for (let at = 0; at < count; at++) {
      const by = { ip: null, requestId: null };
      const terms = { credits: 1_000_000 };
      const clientId = await addClient(tx, { name: `Mill ${at}`, plan, terms, hasUserAccess: true, by });
      const account = {
        clientId,
        name: 'Some Body',
        username: `load_${at}`,
        passwordHash: '-',
        mustChangePassword: false,
      };
      const { id: userId } = await addAccount(tx, { ...account, role: 'user' });
      const token = newToken();
      await tx.insert(sessions).values({ tokenHash: hashToken(token), userId });
      people.push({ token });
    }
  });
  await connection.close();
  return people;
}

/** One process at a time is killed, and started again after a moment; the other that serves goes on. */
async function killAtRandom(): Promise<void> {
  while (!isOver) {
    await sleep(Number(values.every) * 1000 * (0.5 + random()));
    const victim = members[Math.floor(random() * members.length)];
    if (isOver || victim === undefined) return;
    await victim.end('SIGKILL');
    story.kills++;
    if (victim.role === 'worker') deaths.push(performance.now());
    await sleep(500 * random());
    await victim.start();
  }
}

/** Asks whoever serves, the other where one is gone, as a proxy would: undefined when neither answered. */
async function ask({ token }: Person, path: string, init: RequestInit = {}): Promise<Response | undefined> {
  const headers = { authorization: `Bearer ${token}`, ...init.headers };
  const first = Math.floor(random() * servers.length);
  for (let tries = 0; tries < 4; tries++) {
    const server = servers[(first + tries) % servers.length];
    const answer = await fetch(`${server?.address}${path}`, { ...init, headers }).catch(() => undefined);
    const isAway = answer === undefined || answer.status === 503;
    // A body that is cut in the middle is a failure too.
    const body = isAway ? undefined : await answer.arrayBuffer().catch(() => undefined);
    if (answer && body !== undefined) return new Response(body, { status: answer.status });
    story.retried++;
    await sleep(100 * tries);
  }
  return undefined;
}

/** Makes design after design, and reads what was made. */
async function live(person: Person): Promise<void> {
  while (!isOver) {
    const began = performance.now();
    const body = JSON.stringify({ operation: 'generate', params: { prompt: 'vines in red', width: 128, height: 128 } });
    const headers = { 'content-type': 'application/json', 'idempotency-key': newToken() };
    let id: string | undefined;
    while (id === undefined) {
      const answer = await ask(person, '/design/jobs', { method: 'POST', headers, body });
      if (answer?.status === 202) id = endpoints.submitJob.answer.parse(await answer.json()).job._id;
      else if (performance.now() - began > longestWaitMs) return void story.failed++;
    }
    acknowledged.add(id);
    story.asked++;
    for (;;) {
      await sleep(300);
      const read = await ask(person, `/design/jobs/${id}`);
      story.reads++;
      if (read?.status !== 200) {
        story.failedReads++;
        continue;
      }
      const { job } = endpoints.getJob.answer.parse(await read.json());
      if (job.state === 'done') {
        const url = job.results[0]?.url;
        const picture = url === undefined ? undefined : await ask(person, url);
        story.reads++;
        if (picture?.status !== 200 || (await picture.arrayBuffer()).byteLength === 0) story.failedReads++;
        story.done++;
        break;
      }
      if (job.state === 'failed' || performance.now() - began > longestWaitMs) {
        story.failed++;
        break;
      }
    }
    took.set(id, { began, ms: performance.now() - began });
  }
}

async function judge(): Promise<number> {
  await Promise.all(members.map((member) => member.end('SIGTERM')));
  const connection = await home.open();
  const late = await lateJobs(connection.db);
  const storage = await openStorage(readConfig({ ...shared, DATA_DIR: home.dataDir }));
  const faults = [...(await checkLedger(connection.db)), ...(await checkJobs(connection.db))];
  faults.push(...(await checkFiles(connection.db, storage, () => undefined, { share: 0, again: [] })).faults);
  await connection.close();
  await rm(join(home.dataDir, 'spool'), { recursive: true, force: true });
  for (const fault of faults.slice(0, 20)) console.log(fault);
  const slowestMs = Math.round(Math.max(0, ...[...took.values()].map(({ ms }) => ms)));
  console.log(JSON.stringify({ ...story, slowestMs, late: late.length, acknowledged: acknowledged.size }));
  const isLost = story.failed > 0 || story.failedReads > 0 || story.done < acknowledged.size || late.length > 0;
  console.log(
    faults.length === 0 && !isLost
      ? `${story.kills} kills: no job lost or doubled, no read failed, the ledger exact, every byte there`
      : `${faults.length} faults in the books, ${story.failed} jobs and ${story.failedReads} reads failed, ${late.length} jobs took longer than deaths explain: ${late.join(', ')}`,
  );
  return faults.length === 0 && !isLost ? 0 : 1;
}

/** What took longer than half a minute for itself, and one more for each attempt that a worker's death can have ended: an attempt also ends where there is no room. */
async function lateJobs(db: Database): Promise<string[]> {
  const { jobs } = fields;
  const attempts = await across(db, 'audit').jobs.pick({ id: jobs.id, attempt: jobs.attempt });
  return attempts.flatMap(({ id, attempt }) => {
    const { began, ms } = took.get(id) ?? { began: 0, ms: 0 };
    const meanwhile = deaths.filter((at) => at > began && at < began + ms).length;
    const died = Math.min(attempt, meanwhile);
    return ms > noticedWithinMs * (died + 1) ? [`${Math.round(ms / 1000)} s with ${died} deaths`] : [];
  });
}
