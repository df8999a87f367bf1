import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries, findOwner } from './postgres-binaries.ts';

/** A PostgreSQL of the test run's own, in a temporary folder. */
export interface Cluster {
  url: string;
  /** Ends it at once, with every connection, and without a word to those on the other end. */
  crash: () => void;
  /** Starts it again after `crash`. */
  restart: () => Promise<void>;
  /** Stops every process of it where it is: connections stay open and nothing answers. */
  freeze: () => void;
  thaw: () => void;
  stop: () => Promise<void>;
}

// Nothing here outlives the run, so nothing has to reach the disk; a commit must outlive a crash all the same, which tests provoke.
const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=300'];

// The server and its data go when standard input closes: also when the test run is killed. A line starts it again.
const keepWhileStdinIsOpen =
  '"$@" </dev/null & server=$!; while read -r _; do wait $server; "$@" </dev/null & server=$!; done; kill -INT $server; wait $server; rm -rf "$0"';

/** Makes a cluster, starts it and waits until it answers. */
export async function startCluster(): Promise<Cluster> {
  const scratch = mkdtempSync(join(tmpdir(), 'naksha-postgres-'));
  const owner = findOwner();
  chmodSync(scratch, 0o755);
  if (owner) chownSync(scratch, owner.uid, owner.gid);
  const bin = findBinaries(owner, scratch);
  const folder = join(scratch, 'cluster');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', folder, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'],
    { ...owner, cwd: scratch, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}${made.error ?? ''}`);
  const port = await freePort();
  const options = [
    ...settings,
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'timezone=UTC',
  ];
  const server = spawn(
    'sh',
    ['-c', keepWhileStdinIsOpen, scratch, join(bin, 'postgres'), '-D', folder, ...options.flatMap((o) => ['-c', o])],
    { ...owner, cwd: scratch, stdio: ['pipe', 'ignore', 'pipe'] },
  );
  await untilReady(server.stderr);
  const processes = () => {
    const [first = ''] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    return { first: Number(first), started: () => startedBy(first) };
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    crash() {
      execFileSync(join(bin, 'pg_ctl'), ['stop', '-D', folder, '-m', 'immediate'], { ...owner, cwd: scratch });
    },
    async restart() {
      server.stdin.write('again\n');
      await untilReady(server.stderr);
    },
    freeze() {
      // The server before what it has started: it could start more meanwhile, which would go on.
      const { first, started } = processes();
      process.kill(first, 'SIGSTOP');
      for (const pid of started()) process.kill(pid, 'SIGSTOP');
    },
    thaw() {
      // The server last: as soon as it runs it buries those that have ended, and their numbers name no one.
      const { first, started } = processes();
      for (const pid of started()) process.kill(pid, 'SIGCONT');
      process.kill(first, 'SIGCONT');
    },
    async stop() {
      const gone = once(server, 'exit');
      server.stdin.end();
      await gone;
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}

function startedBy(pid: string): number[] {
  return execFileSync('pgrep', ['-P', pid], { encoding: 'utf8' }).trim().split('\n').map(Number);
}

async function untilReady(log: NodeJS.ReadableStream): Promise<void> {
  let said = '';
  await new Promise<void>((ready, fail) => {
    log.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000);
      if (said.includes('ready to accept connections')) ready();
    });
    log.on('end', () => fail(new Error(`PostgreSQL did not start: ${said}`)));
  });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
