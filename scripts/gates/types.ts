import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { join } from 'node:path';

// Checks every tsconfig of the house: each floor has its own, so that what runs in a browser is checked without Node.
const projects = globSync(['tsconfig.json', '{packages,apps}/*/tsconfig*.json']).sort();
const compiler = join(process.cwd(), 'node_modules/typescript/bin/tsc');

const results = await Promise.all([check(0), check(1)]);
process.exitCode = results.flat().some((status) => status !== 0) || projects.length === 0 ? 1 : 0;

// Two at a time: the compiler is parallel itself, so more would only wait for one another.
async function check(half: number): Promise<number[]> {
  const statuses: number[] = [];
  for (const project of projects.filter((_, at) => at % 2 === half)) {
    // Kept between runs, so that only what changed and what rests on it is checked again.
    const kept = join('.cache/types', `${project.replaceAll('/', '-')}.tsbuildinfo`);
    const options = ['--pretty', 'false', '--incremental', '--tsBuildInfoFile', kept];
    const tsc = spawn(process.execPath, [compiler, '-p', project, ...options], { stdio: 'inherit' });
    const [status] = await once(tsc, 'exit');
    statuses.push(status);
  }
  return statuses;
}
