import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints, limits } from '@naksha/contract';
import { sessions } from '../../apps/server/src/db/schema/sessions.ts';
import { addClient } from '../../apps/server/src/modules/clients/add-client.ts';
import { demoPlans } from '../../apps/server/src/modules/demo/plans.ts';
import { addPlan } from '../../apps/server/src/modules/plans/add-plan.ts';
import { hashToken, newToken } from '../../apps/server/src/modules/session/token.ts';
import { addAccount } from '../../apps/server/src/modules/users/add-account.ts';
import { makeHome } from '../../e2e/kill/home.ts';

// Eight uploads of 350 MB at a time, as a whole and in parts, beside a bare Node server that is sent the same requests and pipes what comes into
// files: `npm run load:uploads`. It ends with 1 when memory grows by more than 64 MB, or the product is slower than 0.9 of the pipe in the median of
// the pairs. Disks are uneven from one minute to the next: the two of a pair follow each other, by turns the one and the other first, and each begins
// once what was written before it lies on the disk. What parts cost the pipe itself, each with a request and a write-through of its own, is said too.
const atOnce = 8;
const bytes = limits.uploadMaxBytes;
const part = limits.uploadPartBytes;
/** No upload is saved here: of more the product would refuse the rest, for they lie there unsaved. */
const pairs = 3;
const most = { growthBytes: 64 * 1024 * 1024, leastRatio: 0.9 };
const block = Buffer.alloc(1024 * 1024, 7);

/** A server in the fewest lines, in a process of its own. */
const pipe = `const {createServer}=require('node:http'),{createWriteStream,rmSync}=require('node:fs');let n=0;
createServer((q,r)=>{const p=process.argv[1]+'/'+n++;const w=createWriteStream(p,{flush:true});q.pipe(w);w.on('finish',()=>{r.end();rmSync(p)})})
.listen(0,'127.0.0.1',function(){console.log('http://127.0.0.1:'+this.address().port)})`;

const home = await makeHome('postgres');
const bare = spawn(process.execPath, ['-e', pipe, home.dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
const main = join(import.meta.dirname, '../../apps/server/src/main.ts');
const product = spawn(process.execPath, [main, '--role', 'api'], {
  env: { ...process.env, ...home.settings },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const bareAddress = await addressOf(bare.stdout);
  const address = await addressOf(product.stdout);
  const token = await signIn();
  await wholes(address, token, 1);
  const ways = {
    whole: [() => together(() => send(`${bareAddress}/`, bytes)), () => wholes(address, token, atOnce)],
    parts: [() => together(() => sendParts(`${bareAddress}/`)), () => inParts(address, token, atOnce)],
  } as const;
  const taken: Record<keyof typeof ways, [number, number][]> = { whole: [], parts: [] };
  let growth = 0;
  const before = memoryOf(product.pid);
  let isOver = false;
  const watching = (async () => {
    for (; !isOver; await sleep(50)) growth = Math.max(growth, memoryOf(product.pid) - before);
  })();
  for (let round = 0; round < pairs; round++) {
    for (const way of ['whole', 'parts'] as const) {
      const [pipeOf, productOf] = ways[way];
      if (round % 2 === 0) taken[way].push([await timed(pipeOf), await timed(productOf)]);
      else {
        const ms = await timed(productOf);
        taken[way].push([await timed(pipeOf), ms]);
      }
    }
  }
  isOver = true;
  await watching;
  const speed = (ms: number) => Math.round((atOnce * bytes) / 1e6 / (ms / 1000));
  const ratios = Object.entries(taken).map(([way, all]) => {
    const each = all.map(([bareMs, ms]) => bareMs / ms);
    const median = medianOf(each);
    const said = all.map(([bareMs, ms]) => `${(bareMs / ms).toFixed(2)} (${speed(bareMs)}, ${speed(ms)} MB/s)`);
    console.log(`${way}: ${median.toFixed(2)} of the pipe in the median of ${said.join(', ')}`);
    return median;
  });
  const pipeParts = medianOf(taken.parts.map(([bareMs]) => bareMs));
  console.log(`the pipe itself in parts: ${(medianOf(taken.whole.map(([bareMs]) => bareMs)) / pipeParts).toFixed(2)}`);
  console.log(`memory grew by ${Math.round(growth / 1024 / 1024)} MiB at most`);
  process.exitCode = growth > most.growthBytes || Math.min(...ratios) < most.leastRatio ? 1 : 0;
} finally {
  bare.kill('SIGKILL');
  product.kill('SIGKILL');
  await home.remove();
}

/** What it says later is read as well: a server whose words no one reads would stop. */
function addressOf(out: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    out.on('data', (chunk: Buffer) => {
      said += String(chunk);
      const address = /http:\/\/[\d.]+:\d+/.exec(said)?.[0];
      if (address !== undefined) resolve(address);
    });
    out.once('end', () => reject(new Error(`A server ended instead of starting: ${said}`)));
  });
}

async function signIn(): Promise<string> {
  const connection = await home.open();
  const token = newToken();
  await connection.db.transaction(async (tx) => {
    const plan = await addPlan(tx, demoPlans[0]);
    const by = { ip: null, requestId: null };
    const clientId = await addClient(tx, { name: 'Mill', plan, terms: { credits: 1 }, hasUserAccess: true, by });
    const account = { clientId, name: 'Some Body', username: 'load', passwordHash: '-', mustChangePassword: false };
    const { id: userId } = await addAccount(tx, { ...account, role: 'user' });
    await tx.insert(sessions).values({ tokenHash: hashToken(token), userId });
  });
  await connection.close();
  return token;
}

async function allow(address: string, token: string): Promise<string> {
  const answer = await fetch(`${address}${endpoints.createSecureUrl.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ fileName: 'large.png', type: 'image/png' }),
  });
  return address + endpoints.createSecureUrl.answer.parse(await answer.json()).signedUrl;
}

async function together(work: () => Promise<void>, count = atOnce): Promise<void> {
  await Promise.all(Array.from({ length: count }, work));
}

async function wholes(address: string, token: string, count: number): Promise<void> {
  const length = count === 1 ? block.length : bytes;
  await together(async () => send(await allow(address, token), length), count);
}

async function inParts(address: string, token: string, count: number): Promise<void> {
  await together(async () => {
    await sendParts(await allow(address, token));
  }, count);
}

async function sendParts(url: string): Promise<void> {
  for (let start = 0; start < bytes; start += part) {
    const end = Math.min(start + part, bytes);
    await send(url, end - start, `bytes ${start}-${end - 1}/${bytes}`);
  }
}

async function send(url: string, length: number, range?: string): Promise<void> {
  const headers = { 'content-length': length, ...(range !== undefined && { 'content-range': range }) };
  const sending = request(url, { method: 'PUT', headers });
  const answered = once(sending, 'response');
  for (let sent = 0; sent < length; sent += block.length) {
    if (!sending.write(block.subarray(0, Math.min(block.length, length - sent)))) await once(sending, 'drain');
  }
  sending.end();
  const [answer] = await answered;
  answer.resume();
  await once(answer, 'end');
  if (answer.statusCode !== 200) throw new Error(`An upload was answered with ${answer.statusCode}.`);
}

async function timed(work: () => Promise<void>): Promise<number> {
  execFileSync('sync');
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Of an even number the mean of the two in the middle. */
function medianOf(all: readonly number[]): number {
  const sorted = all.toSorted((one, other) => one - other);
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
}

function memoryOf(pid: number | undefined): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}
