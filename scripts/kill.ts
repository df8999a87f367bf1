import { killAtRandom } from '../e2e/kill/kill-at-random.ts';
import { randomOf } from '../e2e/kill/random-of.ts';
import { settleAtRandom } from '../e2e/kill/settle-at-random.ts';

// Kills a server many times on either database, while it works: `npm run test:kill [-- kills [seed]]`, or while it settles five hundred
// payments: `npm run test:kill -- payments [kills [seed]]`.
const given = process.argv.slice(2);
const isAboutPayments = given[0] === 'payments';
const [howOften = '20', from] = isAboutPayments ? given.slice(1) : given;
const kills = Number(howOften);
const seed = Number(from ?? Math.floor(Math.random() * 2 ** 32));
const payments = 500;

let failed = 0;
for (const home of ['pglite', 'postgres'] as const) {
  const start = performance.now();
  const story = isAboutPayments
    ? await settleAtRandom(home, { payments, kills }, randomOf(seed))
    : await killAtRandom(home, kills, randomOf(seed));
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${home}, seed ${seed}: ${seconds} s ${JSON.stringify(story)}`);
  failed += story.faults.length;
}
console.log(failed === 0 ? 'everything was done exactly once, the books are exact' : `${failed} faults`);
process.exitCode = failed === 0 ? 0 : 1;
