import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// Checks every tsconfig of the house: each floor has its own, so that what runs in a browser is checked without Node.
const root = process.cwd();
const projects = globSync(['tsconfig.json', '{packages,apps}/*/tsconfig*.json']).sort();
const compiler = join(root, 'node_modules/typescript/bin/tsc');
const kept = '.cache/types';

const waiting = [...programs()];
const isAnything = waiting.length > 0;
// Two at a time, each with one checker: several of one program would each work out again what the others have.
const isSound = await Promise.all([lane(), lane()]);
process.exitCode = isAnything && isSound.every(Boolean) ? 0 : 1;

interface Program {
  readonly options: object;
  readonly include: string[];
  readonly exclude: string[];
}

/** What is checked alike is checked as one program, the largest first: the floors below are then read and checked once for all of them. */
function programs(): string[] {
  const alike = new Map<string, Program>();
  const others: string[] = [];
  for (const project of projects) {
    const {
      extends: base,
      compilerOptions: options,
      include,
      exclude = [],
    } = JSON.parse(readFileSync(project, 'utf8'));
    const folder = join(root, dirname(project));
    if (join(folder, base) !== join(root, 'tsconfig.base.json')) {
      others.push(project);
      continue;
    }
    const key = JSON.stringify(options);
    const program: Program = alike.get(key) ?? { options, include: [], exclude: [] };
    for (const path of include) program.include.push(join(folder, path));
    for (const path of exclude) program.exclude.push(join(folder, path));
    alike.set(key, program);
  }
  mkdirSync(kept, { recursive: true });
  const together = [...alike.values()].map(({ options, include, exclude }, at) => {
    const path = join(kept, `${at}.json`);
    const config = { extends: join(root, 'tsconfig.base.json'), compilerOptions: options, include, exclude };
    writeFileSync(path, JSON.stringify(config));
    return path;
  });
  return [...together, ...others];
}

async function lane(): Promise<boolean> {
  let isSound = true;
  for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
    // Kept between runs, so that only what changed and what rests on it is checked again.
    const state = join(kept, `${project.replaceAll('/', '-')}.tsbuildinfo`);
    const options = ['--pretty', 'false', '--checkers', '1', '--incremental', '--tsBuildInfoFile', state];
    const tsc = spawn(process.execPath, [compiler, '-p', project, ...options], { stdio: 'inherit' });
    const [status] = await once(tsc, 'exit');
    if (status !== 0) isSound = false;
  }
  return isSound;
}
