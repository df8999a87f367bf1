/**
 * `npm run bench -- imaging [G1 …]`: the operations on pictures against the peers that are installed; BENCH_ROUNDS, BENCH_SLOW.
 * `npm run bench -- preview`: from the last key of a prompt to its picture, in a real browser.
 * `npm run bench -- typing [landing] [studio] [seconds]`: how long a page is blocked while someone types on it, in a real browser.
 * `npm run bench -- forgot [count]`: whether the time of an answer gives away who has an account.
 * `npm run bench -- collection [count] [pglite | postgres]`: questions to a collection of so many files, on both databases or one.
 * `npm run bench -- scroll [count]`: a collection of so many files scrolled in a real browser, and how soon its first page is there.
 * `npm run bench -- money [count]`: so many deductions at once on half as many credits, on both databases.
 * `npm run bench -- models [case …]`: designs taken out of photographs made of them: how far lattice and tile are from the truth; BENCH_OUT.
 * `npm run bench -- synthesis [case …]`: holes filled beside OpenCV and G'MIC, what repeats and what does not apart, then G11; BENCH_OUT.
 * `npm run bench -- large [family …]`: tiles of 8192² and 16384² and a saree, and the memory they take.
 * `npm run bench [family …]`: what a design costs on this machine, every figure beside a peer measured in the same run. Whole jobs
 * as the server runs them, in a process of their own, warm: one small design has gone before.
 */
import { execFile } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { families } from '@naksha/contract';
import { runLarge } from './cloth/run-large.ts';
import { runCollection } from './collection/run-collection.ts';
import { runScroll } from './collection/run-scroll.ts';
import { runForgot } from './forgot/run-forgot.ts';
import { runGoals } from './imaging/run-goals.ts';
import { runModels } from './models/run-models.ts';
import { runMoney } from './money/run-money.ts';
import { runPreview } from './preview/run-preview.ts';
import { runTyping } from './preview/run-typing.ts';
import { printTable } from './print-table.ts';
import { runSynthesis } from './synthesis/run-synthesis.ts';

const measureFile = fileURLToPath(new URL('./cloth/measure.ts', import.meta.url));
const run = promisify(execFile);

interface Measured {
  readonly layout: string;
  readonly planMs: number;
  readonly wallMs: number;
  readonly cpuMs: number;
  readonly peakMb: number;
  readonly pngMb: number;
  readonly seam: number;
  readonly sharpCpuMs: number;
  readonly sharpMb: number;
  readonly rasterCpuMs: number;
}

async function measure(family: string, px: number): Promise<Measured> {
  const { stdout } = await run(process.execPath, [measureFile, family, String(px)]);
  return JSON.parse(stdout);
}

const wanted = process.argv.slice(2);
console.log(
  `${cpus()[0]?.model}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
);
if (wanted[0] === 'preview') process.exit((await runPreview()) ? 0 : 1);
if (wanted[0] === 'typing') process.exit((await runTyping(wanted.slice(1))) ? 0 : 1);
if (wanted[0] === 'forgot') process.exit((await runForgot(Number(wanted[1] ?? 1000))) ? 0 : 1);
if (wanted[0] === 'collection') process.exit((await runCollection(Number(wanted[1] ?? 100_000), wanted[2])) ? 0 : 1);
if (wanted[0] === 'scroll') process.exit((await runScroll(Number(wanted[1] ?? 100_000))) ? 0 : 1);
if (wanted[0] === 'money') process.exit((await runMoney(Number(wanted[1] ?? 10_000))) ? 0 : 1);
if (wanted[0] === 'large') process.exit((await runLarge(wanted.slice(1))) ? 0 : 1);
if (wanted[0] === 'models') process.exit((await runModels(wanted.slice(1))) ? 0 : 1);
if (wanted[0] === 'synthesis') process.exit((await runSynthesis(wanted.slice(1))) ? 0 : 1);
if (wanted[0] === 'imaging') process.exit((await runGoals(wanted.slice(1))) ? 0 : 1);
const rows: string[][] = [];
const seconds = { small: [] as number[], large: [] as number[] };
for (const family of wanted.length > 0 ? wanted : families) {
  // All of them take minutes: each line appears when it is known, so a run that is stopped early still shows something.
  process.stderr.write(`${family}\n`);
  const small = await measure(family, 1024);
  const large = await measure(family, 4096);
  seconds.small.push(small.cpuMs / 1000);
  seconds.large.push(large.wallMs / 1000);
  rows.push([
    family,
    small.layout,
    small.planMs.toFixed(0),
    (small.cpuMs / 1000).toFixed(2),
    (small.cpuMs / small.rasterCpuMs).toFixed(1),
    (small.cpuMs / small.sharpCpuMs).toFixed(1),
    (large.wallMs / 1000).toFixed(1),
    (large.cpuMs / 1000).toFixed(1),
    (large.cpuMs / large.sharpCpuMs).toFixed(1),
    large.peakMb.toFixed(0),
    small.pngMb.toFixed(1),
    large.pngMb.toFixed(1),
    (large.pngMb / large.sharpMb).toFixed(2),
    Math.max(small.seam, large.seam).toFixed(2),
  ]);
}
printTable(
  [
    'family',
    'layout',
    'plan ms',
    '1024² CPU s',
    '÷ resvg alone',
    '÷ sharp PNG',
    '4096² wall s',
    '4096² CPU s',
    '÷ sharp PNG',
    'peak MB',
    '1024² MB',
    '4096² MB',
    '÷ sharp MB',
    'seam',
  ],
  rows,
);
const small = seconds.small.toSorted((a, b) => a - b);
console.log(
  `1024²: median ${small[Math.floor(small.length / 2)]?.toFixed(2)} s CPU (goal 0.5), slowest ${small.at(-1)?.toFixed(2)} (goal 1.5); ` +
    `4096²: slowest ${Math.max(...seconds.large).toFixed(1)} s wall (goal 5)`,
);
console.log('÷ resvg alone: our whole job ÷ rasterising the same scene without plan, surface and file.');
console.log(
  '÷ sharp PNG: our whole job ÷ sharp writing the finished pixels as PNG at its level 6; ÷ sharp MB: their file sizes.',
);
