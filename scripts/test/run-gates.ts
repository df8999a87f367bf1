import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { Outcome } from './run-vitest.ts';

/** The npm scripts that must succeed; each counts as one test. */
export const gates = [
  'types',
  'build',
  'lint',
  'knip',
  'deps',
  'shape',
  'no-skips',
  'test-ratio',
  'licences',
  'words',
  'wall',
  'rows',
  'classes',
];

/** Runs the gates, two at a time, and shows what the failing ones say. */
export async function runGates(): Promise<Outcome> {
  const waiting = [...gates];
  const failures: string[] = [];
  const lane = async (): Promise<void> => {
    for (let gate = waiting.shift(); gate; gate = waiting.shift()) {
      if (!(await run(gate))) failures.push(`npm run ${gate}`);
    }
  };
  await Promise.all([lane(), lane()]);
  return { passed: gates.length - failures.length, failures };
}

async function run(gate: string): Promise<boolean> {
  const start = performance.now();
  const npm = spawn('npm', ['run', '--silent', gate], { stdio: ['ignore', 'pipe', 'pipe'] });
  const exit = new Promise<number | null>((done) => npm.on('exit', done));
  const [said, complained, status] = await Promise.all([text(npm.stdout), text(npm.stderr), exit]);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${gate} (${seconds} s)`);
  if (status !== 0) console.log(`${said}${complained}`.trimEnd());
  return status === 0;
}
