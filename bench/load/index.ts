import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { inArray } from 'drizzle-orm';
import { apiKeys } from '../../apps/server/src/db/schema/api-keys.ts';
import { jobs } from '../../apps/server/src/db/schema/jobs.ts';
import { sessions } from '../../apps/server/src/db/schema/sessions.ts';
import { addClient } from '../../apps/server/src/modules/clients/add-client.ts';
import { checkLedger } from '../../apps/server/src/modules/credits/check-ledger.ts';
import { demoPlans } from '../../apps/server/src/modules/demo/plans.ts';
import { addPlan } from '../../apps/server/src/modules/plans/add-plan.ts';
import { hashToken, newToken } from '../../apps/server/src/modules/session/token.ts';
import { addAccount } from '../../apps/server/src/modules/users/add-account.ts';
import { checkJobs } from '../../apps/server/test/check-jobs.ts';
import { type Home, makeHome } from '../../e2e/kill/home.ts';
import { startProduct } from '../../e2e/kill/product.ts';
import { randomOf } from '../../e2e/kill/random-of.ts';
import { printTable } from '../print-table.ts';
import { compareRuns, type Figure, tooSlow } from './compare-runs.ts';
import { compareWithBooks } from './compare-with-books.ts';
import { faults, isFault, statusesOf } from './faults.ts';
import { countAnswers, judgeAnswers } from './judge-answers.ts';
import { type Acknowledged, live, type Person, type Sample } from './people.ts';
import { watchResources } from './resources.ts';

// People at work on a real server and a PostgreSQL of its own: `npm run load [-- --fault database|flood|slow|rolling
// --people 200 --seconds 30]`. Figures are ratios to a quiet run of two hundred just before; books, answers and what is left behind
// are judged at the end. It ends with 1 when one of them is wrong, or when a p99 of two hundred is more than twice the quiet one. Of a larger crowd
// the ratios are only shown, for more than the machine can do has to wait or come again; and of servers that are replaced, for one that starts on the
// same machine takes its processors.
const { values } = parseArgs({
  options: {
    fault: { type: 'string', default: 'none' },
    people: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
  },
});
const { fault } = values;
if (!isFault(fault)) throw new Error(`--fault is one of ${Object.keys(faults).join(', ')}.`);
const peopleOfClient = 10;
const quietPeople = 200;
const isCrowded = Number(values.people) > quietPeople;

const home = await makeHome('postgres');
let product: Awaited<ReturnType<typeof startProduct>>;
try {
  const people = await populate(home, Number(values.people) + 1);
  const [stranger, ...crowd] = people.toReversed();
  if (stranger === undefined) throw new Error('--people is at least one.');
  const temporary = join(home.dataDir, 'temporary');
  await mkdir(temporary);
  home.settings.TMPDIR = temporary;
  product = await startProduct(home.settings);
  const serving = () => {
    if (product === undefined) throw new Error('No server is there.');
    return product;
  };

  const acknowledged: Acknowledged[] = [];
  const run = async (name: typeof fault, people = crowd, ms = Number(values.seconds) * 1000): Promise<Sample[]> => {
    const samples: Sample[] = [];
    let isOver = false;
    const stage = {
      home,
      product: serving,
      stranger,
      over: () => isOver,
      replace: (next: NonNullable<typeof product>) => {
        product = next;
      },
    };
    const living = live(
      { people, address: () => serving().address, random: randomOf(1) },
      () => isOver,
      (sample) => samples.push(sample),
      (done) => acknowledged.push(done),
    );
    const wrong = sleep(2000).then(() => faults[name](stage));
    await sleep(ms);
    isOver = true;
    await Promise.all([living, wrong]);
    return samples;
  };

  // A server that has just started compiles as it goes: what it answers first says nothing about a fault.
  const few = crowd.slice(0, quietPeople);
  await run('none', few, 10_000);
  // Looked at in both runs, for looking takes time as well.
  let isWatched = true;
  const reportResources = await watchResources(home.dataDir, () => !isWatched);
  const quiet = await run('none', few);
  const troubled = await run(fault);
  const figures = compareRuns(quiet, troubled);
  report(figures, { quiet, troubled });
  const slow = isCrowded || fault === 'rolling' ? [] : tooSlow(figures);
  await untilNothingIsOpen(home);
  isWatched = false;
  const left = await reportResources();
  serving().signal('SIGTERM');
  const code = await serving().ended;
  const connection = await home.open();
  const lost = await compareWithBooks(connection.db, home.dataDir, acknowledged);
  const wrong = [...(await checkLedger(connection.db)), ...(await checkJobs(connection.db)), ...lost];
  await connection.close();
  const unfit = [...slow, ...left, ...judgeAnswers('none', false, quiet), ...judgeAnswers(fault, isCrowded, troubled)];
  for (const each of [...unfit, ...wrong]) console.log(each);
  console.log(
    `${wrong.length === 0 ? `ledger and jobs are exact, and so are all ${acknowledged.length} charges, uploads and jobs that were acknowledged` : `${wrong.length} faults`}; the server ended with ${code}`,
  );
  process.exitCode = wrong.length === 0 && unfit.length === 0 && code === 0 ? 0 : 1;
} finally {
  await product?.kill();
  await home.remove();
}

/** Clients with ten people each, signed in, with credits and a key; the last one is alone in its client. */
async function populate(on: Home, count: number): Promise<Person[]> {
  const connection = await on.open();
  const people: Person[] = [];
  await connection.db.transaction(async (tx) => {
    const plan = await addPlan(tx, demoPlans[0]);
    const terms = { credits: 1_000_000 };
    const by = { ip: null, requestId: null };
    let client = { id: '', key: '' };
    for (let at = 0; at < count; at++) {
      if (at % peopleOfClient === 0 || at === count - 1) {
        const id = await addClient(tx, { name: `Mill ${at}`, plan, terms, hasUserAccess: true, by });
        client = { id, key: newToken() };
        await tx.insert(apiKeys).values({ clientId: id, name: 'load', keyHash: hashToken(client.key) });
      }
      const account = {
        clientId: client.id,
        name: 'Some Body',
        username: `load_${at}`,
        passwordHash: '-',
        mustChangePassword: false,
        role: 'user',
      } as const;
      const { id: userId } = await addAccount(tx, account);
      const token = newToken();
      await tx.insert(sessions).values({ tokenHash: hashToken(token), userId });
      people.push({ clientId: client.id, userId, token, key: client.key });
    }
  });
  await connection.close();
  return people;
}

async function untilNothingIsOpen(on: Home): Promise<void> {
  const connection = await on.open();
  const open = async () => connection.db.$count(jobs, inArray(jobs.state, ['queued', 'running']));
  for (let tries = 0; (await open()) > 0; tries++) {
    if (tries === 60) {
      console.log(`After a minute ${await open()} jobs had not ended.`);
      break;
    }
    await sleep(1000);
  }
  await connection.close();
}

function report(figures: readonly Figure[], runs: Readonly<Record<'quiet' | 'troubled', readonly Sample[]>>): void {
  const two = ({ p50, p99 }: Figure['quiet']) => `${p50.toFixed(0)} / ${p99.toFixed(0)} ms`;
  const rows = figures.map(({ what, quiet, then, ratio }) => [what, two(quiet), two(then), ratio.toFixed(2)]);
  printTable(['what', 'quiet, p50 / p99', 'then', 'ratio'], rows);
  const outcomes = Object.entries(runs).map(([run, samples]) => {
    const { all, done, shed, failed } = countAnswers(samples);
    return [run, ...[all, done, shed, failed].map(String), `${((100 * shed) / Math.max(1, all)).toFixed(1)} %`];
  });
  printTable(['run', 'answers', 'done', 'shed', 'errors', 'share that was shed'], outcomes);
  console.log(`${fault} of ${values.people} people: ${statusesOf(runs.troubled.map(({ status }) => status))}`);
}
