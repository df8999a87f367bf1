import { killAtRandom } from '../e2e/kill/kill-at-random.ts';
import { randomOf } from '../e2e/kill/random-of.ts';

// Kills a server many times on either database: `npm run test:kill [-- kills [seed]]`.
const kills = Number(process.argv[2] ?? 20);
const seed = Number(process.argv[3] ?? Math.floor(Math.random() * 2 ** 32));

let failed = 0;
for (const home of ['pglite', 'postgres'] as const) {
  const start = performance.now();
  const story = await killAtRandom(home, kills, randomOf(seed));
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${home}, seed ${seed}: ${seconds} s ${JSON.stringify(story)}`);
  failed += story.faults.length;
}
console.log(failed === 0 ? 'every job ended exactly once, the books are exact' : `${failed} faults`);
process.exitCode = failed === 0 ? 0 : 1;
