import { readdir, readFile, readlink, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the server holds at one moment: memory and sockets of its processes, and what lies in its folders. */
interface Holding {
  readonly megabytes: number;
  readonly sockets: number;
  readonly dataMegabytes: number;
  readonly temporaries: number;
}

/** Looks once a second until `over` says so; Linux only, as it reads /proc. Prints what was held before, at most, and after. */
export async function watchResources(dataDir: string, over: () => boolean): Promise<() => Promise<void>> {
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
    const after = await holdingOf(dataDir);
    const line = (name: keyof Holding, words: string) =>
      console.log(`${words}: ${[before, most, after].map((each) => each[name].toFixed(0)).join(' / ')}`);
    console.log('before / most / after');
    line('megabytes', 'memory of the server and what it starts, MB');
    line('sockets', 'its sockets');
    line('dataMegabytes', 'its data folder, MB');
    line('temporaries', 'entries of the folder for temporary files');
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
    temporaries: (await readdir(tmpdir())).length,
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

async function bytesBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
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
