import { stat } from 'node:fs/promises';
import { printTable } from '../print-table.ts';
import { exportFiles } from './export-files.ts';
import { g01 } from './g01-repeat.ts';
import { g02 } from './g02-half-drop.ts';
import { g03 } from './g03-preview.ts';
import { g04 } from './g04-resize.ts';
import { g05 } from './g05-adjust.ts';
import { g06 } from './g06-filter.ts';
import { g07 } from './g07-flatten.ts';
import { g08 } from './g08-vectorise.ts';
import { g09, g10 } from './g09-inpaint.ts';
import { g11 } from './g11-look.ts';
import { g12 } from './g12-upscale.ts';
import { g13Largest } from './g13-largest.ts';
import { g13 } from './g13-psd.ts';
import { g14 } from './g14-tiff-to-png.ts';
import { g15 } from './g15-png-writer.ts';
import { g19 } from './g19-largest.ts';
import type { Competitor, Goal, Measured } from './goal.ts';
import type { Taken } from './run-peer.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

/** Measures goals, all when none is named: each competitor in turn, several rounds, medians. Returns whether all hold. */
export async function runGoals(names: readonly string[]): Promise<boolean> {
  let isGood = true;
  for (const goal of goals.filter(({ name, isOnDemand = false }) =>
    names.length === 0 ? !isOnDemand : names.includes(name),
  )) {
    isGood = (await runGoal(goal)) && isGood;
  }
  return isGood;
}

async function runGoal(goal: Goal): Promise<boolean> {
  const competitors = await goal.competitors();
  const here = competitors.flatMap(({ run, ...rest }) => (run === null ? [] : [{ ...rest, run }]));
  const missing = competitors.filter(({ run }) => run === null).map(({ name }) => name);
  console.log(`\n${goal.name} ${goal.job}${missing.length > 0 ? `; not installed: ${missing.join(', ')}` : ''}`);
  const taken = new Map<string, Taken[]>();
  for (let round = 0; round < rounds; round++) {
    for (const { name, run } of here) taken.set(name, [...(taken.get(name) ?? []), await run()]);
  }
  const measured = await Promise.all(here.map((competitor) => summary(competitor, taken.get(competitor.name) ?? [])));
  const ours = measured[0]?.cpuS ?? 0;
  printTable(
    ['who', '', 'CPU s', 'wall s', 'RSS MB', 'file MB', 'ours ÷ CPU'],
    measured.map(({ name, cpuS, wallS, rssMb, bytes }, i) => [
      name,
      '',
      cpuS.toFixed(2),
      wallS.toFixed(2),
      rssMb.toFixed(0),
      bytes > 0 ? (bytes / 1e6).toFixed(1) : '-',
      i === 0 ? '' : (ours / cpuS).toFixed(2),
    ]),
  );
  const verdicts = await goal.judge(measured);
  for (const { asked, figure, holds } of verdicts) console.log(`  ${holds ? 'holds' : 'MISSED'}  ${asked}: ${figure}`);
  return verdicts.every(({ holds }) => holds);
}

async function summary({ name, output }: Competitor, runs: readonly Taken[]): Promise<Measured> {
  const median = (of: (one: Taken) => number) => runs.map(of).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
  const { size } = output === undefined ? { size: 0 } : await stat(output);
  return {
    name,
    cpuS: median(({ cpuS }) => cpuS),
    wallS: median(({ wallS }) => wallS),
    rssMb: median(({ rssMb }) => rssMb),
    bytes: size,
    rounds: runs.length,
  };
}

/** What `npm run bench -- imaging` measures, in the order of their names. */
const goals: readonly Goal[] = [
  g01,
  g02,
  g03,
  g04,
  g05,
  g06,
  g07,
  g08,
  g09,
  g10,
  g11,
  g12,
  g13,
  g13Largest,
  g14,
  g15,
  g19,
  exportFiles,
];
