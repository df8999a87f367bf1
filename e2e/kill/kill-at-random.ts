import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from '@naksha/contract';
import { checkLedger } from '../../apps/server/src/modules/credits/check-ledger.ts';
import { seedDemonstration } from '../../apps/server/src/modules/demo/seed-demonstration.ts';
import { checkJobs } from '../../apps/server/test/check-jobs.ts';
import { type Designer, signIn } from './designer.ts';
import { type HomeName, makeHome } from './home.ts';
import { type Product, startProduct } from './product.ts';

export interface Story {
  readonly kills: number;
  /** Of these, in the middle of a start. */
  readonly killsWhileStarting: number;
  /** How many jobs were waiting or running in each life that came as far as that. */
  readonly openByLife: readonly number[];
  readonly jobs: number;
  readonly states: Readonly<Record<string, number>>;
  /** Everything that is not as it must be; nothing when all is well. */
  readonly faults: readonly string[];
}

const password = 'Kill@1after1';
const credits = 3000;
const jobsPerLife = 3;
const mostOpen = 8;
/** After the last start some job ends at least this often, until none is left. */
const stallMs = 60_000;
/** A life lasts up to so many times as long as the start before it: a busy machine is slow in both. */
const longestLife = 1.5;
const closeMs = 100;

/**
 * Lets a server live and die by SIGKILL at random moments, `kills` times, while a designer keeps asking for designs; then
 * lets it finish, and holds its books, its files and its answers against each other. Between lives every request that
 * was not answered is asked again under the same key.
 */
export async function killAtRandom(homeName: HomeName, kills: number, random: () => number): Promise<Story> {
  const home = await makeHome(homeName);
  let product: Product | undefined;
  try {
    await home.visit((db) => seedDemonstration(db, password));

    const address = () => product?.address ?? 'http://127.0.0.1:9';
    const asked = new Map<string, { body: object; jobId: string | undefined }>();
    const openByLife: number[] = [];
    let killsWhileStarting = 0;
    let startMs = 1000;
    let designer: Designer | undefined;

    while (openByLife.length + killsWhileStarting < kills) {
      if (random() < 0.25) {
        await startProduct(home.settings, random() * startMs).then((early) => early?.kill());
        killsWhileStarting++;
        continue;
      }
      const started = performance.now();
      product = await startProduct(home.settings);
      startMs = performance.now() - started;
      designer ??= await signIn(address, 'designer_demo', password);
      const before = await designer.jobs();
      const asking = askFor(designer, asked, before, random);
      openByLife.push(await countOpen(designer));
      // Anywhere, or close to where a job ends, which is when most is written.
      if (random() < 0.5) await sleep(random() * longestLife * startMs);
      else await designer.untilOneIsDone(stallMs).then(() => sleep(random() * closeMs));
      await product?.kill();
      await asking;
    }

    product = await startProduct(home.settings);
    designer ??= await signIn(address, 'designer_demo', password);
    await Promise.all([...asked].map(([key, { body }]) => askAgain(designer, asked, key, body)));
    const jobs = await designer.untilEnded(stallMs);
    const said = product?.said() ?? '';
    const faults = await checkAnswers(
      designer,
      jobs,
      [...asked.values()].map(({ jobId }) => jobId),
    );
    await product?.kill();
    faults.push(...(await home.visit(async (db) => [...(await checkLedger(db)), ...(await checkJobs(db))])));
    const states: Record<string, number> = {};
    for (const { state } of jobs) states[state] = (states[state] ?? 0) + 1;
    if (faults.length > 0) faults.push(`The server said last: ${said}`);
    return { kills, killsWhileStarting, openByLife, jobs: jobs.length, states, faults };
  } finally {
    await product?.kill();
    await home.remove();
  }
}

type Asked = Map<string, { body: object; jobId: string | undefined }>;

/**
 * Asks again for what was not answered, and for a few new things: designs, and exports of designs there are. All are
 * short work: what dies in ten lives one after the other is given up, and here every job is to be done.
 */
async function askFor(designer: Designer, asked: Asked, before: readonly Job[], random: () => number): Promise<void> {
  const open = before.filter((job) => job.state === 'queued' || job.state === 'running').length;
  const designs = before.flatMap((job) => (job.operation === 'generate' ? job.results : []));
  // Deaths come faster than jobs on a slow machine; what piles up would only have to be waited for.
  for (let at = open; at < open + jobsPerLife && at < mostOpen; at++) {
    const design = random() < 0.3 ? designs[Math.floor(random() * designs.length)] : undefined;
    const body = design
      ? { operation: 'export', inputs: [design._id], params: { fileName: `copy ${at}`, dpi: 150, format: 'jpeg' } }
      : {
          operation: 'generate',
          params: { prompt: 'vines', width: 384, height: 384, count: 1 + Math.floor(random() * 2) },
        };
    asked.set(randomUUID(), { body, jobId: undefined });
  }
  for (const [key, { body, jobId }] of asked) if (jobId === undefined) await askAgain(designer, asked, key, body);
}

/** The same key must always lead to the same job. */
async function askAgain(designer: Designer | undefined, asked: Asked, key: string, body: object): Promise<void> {
  const job = await designer?.ask(key, body);
  if (!job) return;
  const known = asked.get(key)?.jobId;
  if (known !== undefined && known !== job._id) throw new Error(`Key ${key} led to the jobs ${known} and ${job._id}.`);
  asked.set(key, { body, jobId: job._id });
}

async function countOpen(designer: Designer): Promise<number> {
  const jobs = await designer.jobs().catch(() => []);
  return jobs.filter((job) => job.state === 'queued' || job.state === 'running').length;
}

async function checkAnswers(
  designer: Designer,
  jobs: readonly Job[],
  promised: readonly (string | undefined)[],
): Promise<string[]> {
  const faults: string[] = [];
  const ids = new Set(jobs.map((job) => job._id));
  for (const id of promised) if (id === undefined || !ids.has(id)) faults.push(`A promised job is not there: ${id}`);
  if (ids.size !== new Set(promised).size)
    faults.push(`${promised.length} jobs were asked for and there are ${ids.size}.`);
  for (const job of jobs) {
    if (job.state !== 'done') faults.push(`Job ${job._id} is ${job.state}: ${job.error?.code ?? ''}`);
    for (const file of job.results) {
      const bytes = await designer.bytesOf(file.url ?? '');
      if (bytes !== file.bytes) faults.push(`File ${file._id} has ${bytes} bytes and ought to have ${file.bytes}.`);
    }
  }
  const spent = jobs.reduce((sum, job) => sum + (job.state === 'done' ? job.cost : 0), 0);
  const left = await designer.creditsLeft();
  if (left !== credits - spent) faults.push(`${left} credits are left and ought to be ${credits - spent}.`);
  return faults;
}
