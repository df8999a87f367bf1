import { readdir, readFile, readlink, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the server holds at one moment: memory and sockets of its processes, and what lies in its folders. */
interface Holding {
  readonly megabytes: number;
  readonly sockets: number;
  readonly dataMegabytes: number;
  readonly temporaries: number;
}

/** Where files lie that are there for a moment, below the data folder: `temporary` is where the server is sent. */
const temporaryFolders = ['work', 'files/.parts', 'temporary'];
/** Connections with the database are closed when no one has needed them for a while. */
const mostDatabaseSockets = 25;
/** A connection that is kept for the next request is closed when none has come for this long. */
const settledWithinMs = 90_000;

/** Looks once a second until `over` says so; Linux only, as it reads /proc. Prints what was held before, at most, and after, and answers what was left behind. */
export async function watchResources(dataDir: string, over: () => boolean): Promise<() => Promise<string[]>> {
  const before = await holdingOf(dataDir);
  let most = before;
  const watching = (async () => {
    while (!over()) {
      const now = await holdingOf(dataDir);
      most = {
        megabytes: Math.max(most.megabytes, now.megabytes),
        sockets: Math.max(most.sockets, now.sockets),
        dataMegabytes: Math.max(most.dataMegabytes, now.dataMegabytes),
        temporaries: Math.max(most.temporaries, now.temporaries),
      };
      await sleep(1000);
    }
  })();
  return async () => {
    await watching;
    let after = await holdingOf(dataDir);
    const isLeft = () => after.temporaries > 0 || after.sockets > before.sockets + mostDatabaseSockets;
    for (const start = Date.now(); isLeft() && Date.now() - start < settledWithinMs; after = await holdingOf(dataDir))
      await sleep(1000);
    const line = (name: keyof Holding, words: string) =>
      console.log(`${words}: ${[before, most, after].map((each) => each[name].toFixed(0)).join(' / ')}`);
    console.log('before / most / after');
    line('megabytes', 'memory of the server and what it starts, MB');
    line('sockets', 'its sockets');
    line('dataMegabytes', 'its data folder, MB');
    line('temporaries', 'its temporary files');
    return [
      ...(after.temporaries > 0 ? [`${after.temporaries} temporary files are left`] : []),
      ...(after.sockets > before.sockets + mostDatabaseSockets
        ? [`${after.sockets} sockets are open, and were ${before.sockets}`]
        : []),
    ];
  };
}

async function holdingOf(dataDir: string): Promise<Holding> {
  const pids = await serverPids();
  const held = await Promise.all(
    pids.map(async (pid) => ({ rss: await residentBytes(pid), sockets: await socketsOf(pid) })),
  );
  return {
    megabytes: held.reduce((sum, { rss }) => sum + rss, 0) / 2 ** 20,
    sockets: held.reduce((sum, { sockets }) => sum + sockets, 0),
    dataMegabytes: (await bytesBelow(dataDir)) / 2 ** 20,
    temporaries: (await Promise.all(temporaryFolders.map((folder) => filesBelow(join(dataDir, folder))))).flat().length,
  };
}

/** Everything this process has started, directly or not, that runs on Node: the database is left out. */
async function serverPids(): Promise<number[]> {
  const parents = new Map<number, number>();
  const nodes = new Set<number>();
  for (const name of await readdir('/proc')) {
    const pid = Number(name);
    const line = Number.isInteger(pid) ? await readOr(`/proc/${pid}/stat`) : '';
    const [, parent] = /\) \S (\d+) /.exec(line) ?? [];
    if (parent === undefined) continue;
    parents.set(pid, Number(parent));
    if ((await readOr(`/proc/${pid}/cmdline`)).includes('node')) nodes.add(pid);
  }
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent !== undefined && (parent === process.pid || isBelow(parent));
  };
  return [...nodes].filter(isBelow);
}

async function residentBytes(pid: number): Promise<number> {
  return Number(/VmRSS:\s+(\d+) kB/.exec(await readOr(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;
}

async function socketsOf(pid: number): Promise<number> {
  const handles = await readdir(`/proc/${pid}/fd`).catch(() => []);
  const targets = await Promise.all(handles.map((fd) => readlink(`/proc/${pid}/fd/${fd}`).catch(() => '')));
  return targets.filter((target) => target.startsWith('socket:')).length;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function bytesBelow(folder: string): Promise<number> {
  const files = await filesBelow(folder);
  const sizes = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** A process may end, and a file may go, while they are looked at. */
const readOr = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');
