import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { generateParams } from '@naksha/contract';
import { asJob, type JobKind, jobNiceness, withChildOutput } from '@naksha/imaging';
import { composeRecipe } from '@naksha/loom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closePool, planInPool } from './pool.ts';

const recipe = composeRecipe(generateParams.parse({ prompt: 'indigo stripes', width: 64, height: 64 }), 's');
const { signal } = new AbortController();

// Each with threads of its own: those of other files go on meanwhile.
beforeEach(closePool);
afterEach(async () => {
  delete process.env.NODE_DEBUG;
  await closePool();
});

it('hands what a thread writes to its standard error to whoever listens to the work that it was written for', async () => {
  // Makes a thread say which modules it loads.
  process.env.NODE_DEBUG = 'module';
  const heard: string[] = [];
  await withChildOutput(
    (line) => heard.push(line),
    () => planInPool({ recipe }, signal),
  );
  await expect.poll(() => heard.filter((line) => line.startsWith('MODULE')).length).toBeGreaterThan(1);
  expect(heard.every((line) => !line.includes('\n'))).toBe(true);
});

it('gives threads the collector, by which they let go of what the rasteriser held', async () => {
  await planInPool({ recipe }, signal);
  const thread = new Worker("require('node:worker_threads').parentPort.postMessage(typeof gc)", { eval: true });
  expect(await new Promise((resolve) => thread.once('message', resolve))).toBe('function');
  await thread.terminate();
});

/** How many threads of this process give way to its first one by so much; only Linux knows. */
const threadsBehind = (niceness: number) => {
  if (process.platform !== 'linux') return undefined;
  const fields = readdirSync('/proc/self/task').map((id) => readFileSync(`/proc/self/task/${id}/stat`, 'utf8'));
  const all = fields.map((line) => Number(line.slice(line.lastIndexOf(')')).split(' ')[17]));
  return all.filter((each) => each === Math.min(19, getPriority(process.pid) + niceness)).length;
};

it.each<JobKind>(['quick', 'long'])('gives way to requests in the thread of a %s job', async (kind) => {
  const own = getPriority(process.pid);
  // Threads that the process began in such a job of another file stay, and give way as that did.
  const before = threadsBehind(jobNiceness[kind]) ?? 0;
  await asJob(kind, () => planInPool({ recipe }, signal));
  // Threads of its own count as well.
  expect(threadsBehind(jobNiceness[kind]) ?? 1).toBeGreaterThan(before);
  expect(getPriority(process.pid)).toBe(own);
});
