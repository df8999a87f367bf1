import { stat } from 'node:fs/promises';
import { printTable } from '../print-table.ts';
import type { Competitor, Goal, Measured } from './goal.ts';
import { goals } from './goals.ts';
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
