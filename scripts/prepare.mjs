// Plain JavaScript without dependencies: this runs on a fresh clone, under whatever Node is there.
import './require-node.mjs';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireRoom } from './require-room.mjs';

export const root = resolve(fileURLToPath(import.meta.url), '../..');

/** The Node of package.json, not the one that happens to be installed. */
export const pinnedNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Installs the versions of the lock file unless node_modules holds them already, and makes of them what is made and not committed. */
export async function ensureInstalled() {
  if (existsSync(underWay) || !existsSync(pinnedNode) || !isInstalled()) await install();
  await run(
    [pinnedNode, [join(root, 'scripts/subjects/make-subjects.ts')]],
    'The tables of what can be drawn could not be made; the reason stands above.',
  );
}

async function install() {
  requireRoom(root, 2000);
  console.log('Installing what Naksha is made of (npm install): one to five minutes, by your connection …');
  beginAgain();
  const start = Date.now();
  // Not `npm ci`: it refuses a lock file that lacks a binary for some other platform, and where a registry does not
  // have them all, none can be written that it accepts. --no-save leaves the lock file alone all the same.
  // With NODE_ENV=production npm would leave out vite, which builds the pages. Under an old Node npm warns of each
  // package that wants a newer one, which is the one it is about to install.
  await run(
    npm('install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'),
    'Installing did not work; what npm says above is why. It needs a registry of packages (`npm ping` tries it) and room on the disk. Run this again once that is mended.',
  );
  rmSync(underWay);
  console.log(`Installed in ${Math.round((Date.now() - start) / 1000)} seconds.`);
}

/** Lies there while npm installs: it takes what it finds for whole, and a file that was cut off would stay so. */
const underWay = join(root, 'node_modules/.naksha-installing');

function beginAgain() {
  if (existsSync(underWay)) {
    console.log('The last installing was broken off; what it left goes first.');
    rmSync(join(root, 'node_modules'), { recursive: true, force: true });
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(underWay, '');
}

/** Builds the web pages unless the last build was made from the same sources. */
export async function ensureWebBuilt() {
  requireRoom(root, 200);
  await run(
    [pinnedNode, [join(root, 'scripts/pages/build-pages.ts')]],
    'The pages could not be built; what is said above is why.',
  );
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

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
  for (const signal of signals) {
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

/** Runs a command to its end; asked to end, it takes all with it that it has started. */
async function run([command, args], otherwise) {
  // A group of its own: what npm and the build start ends with them.
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', detached: true });
  const end = (signal) => {
    console.error('\nStopped before Naksha was ready. Run this again to go on.');
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  for (const signal of signals) process.on(signal, end);
  const { status, problem } = await new Promise((resolve) => {
    child.on('error', (problem) => resolve({ problem }));
    child.on('exit', (status) => resolve({ status }));
  });
  for (const signal of signals) process.off(signal, end);
  if (status === 0) return;
  if (problem) console.error(`${command} cannot be run (${problem.code}). Is Node installed with its npm?`);
  console.error(otherwise);
  process.exit(1);
}
