// Plain JavaScript without dependencies: this runs on a fresh clone, under whatever Node is there.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(fileURLToPath(import.meta.url), '../..');

/** The Node of package.json, not the one that happens to be installed. */
export const pinnedNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Installs the versions of the lock file unless node_modules holds them already. */
export function ensureInstalled() {
  if (existsSync(pinnedNode) && isInstalled()) return;
  console.log('Installing dependencies (npm install, a minute or two) …');
  // Not `npm ci`: it refuses a lock file that lacks a binary for some other platform, and where a registry does not
  // have them all, none can be written that it accepts. --no-save leaves the lock file alone all the same.
  // With NODE_ENV=production npm would leave out vite, which builds the pages. Under an old Node npm warns of each
  // package that wants a newer one, which is the one it is about to install.
  run(...npm('install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'));
}

/** Builds the web pages unless the last build was made from the same sources. */
export function ensureWebBuilt() {
  run(pinnedNode, [join(root, 'scripts/pages/build-pages.ts')]);
}

/** Environment for programs under the pinned Node: compiled code is kept, so that a second start is quick. */
export function environment() {
  return { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/naksha/compile'), ...process.env };
}

/**
 * Runs a program of ours under the pinned Node in the place of this one: with its arguments, its signals and its exit code.
 * package.json says `exec` for it, so that no shell stands between npm and this: a shell that is asked to end does not pass
 * that on, and the program would be left running.
 */
export function handOver(path) {
  const program = spawn(pinnedNode, [join(root, path), ...process.argv.slice(2)], {
    cwd: root,
    env: environment(),
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // A terminal sends Ctrl-C to the program as well; passing it on would be a second, impatient one.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY) || program.kill(signal));
  }
  program.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
  });
}

// npm writes its own record of what it installed as its last step, so an interrupted install has none.
function isInstalled() {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const found = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(wanted).every(([path, { name, version, optional }]) => {
    if (path === '') return true;
    // Our own folders are linked; the lock file names them without their links, which npm makes without being asked.
    if (!path.startsWith('node_modules/')) return found[`node_modules/${name}`]?.link === true;
    return path in found ? found[path].version === version : optional === true;
  });
}

// Under `npm start` this is the very npm that was called; a bare `node scripts/start.mjs` finds npm on the path.
function npm(...args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? [process.execPath, [cli, ...args]] : ['npm', args];
}

function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}
