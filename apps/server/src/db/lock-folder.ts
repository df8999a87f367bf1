import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isErrno } from './is-errno.ts';

/** Refused because another process of this product is using the data folder. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that process, or choose another folder with DATA_DIR.`,
    );
    this.name = 'FolderInUse';
  }
}

const holderShape = z.object({ pid: z.int(), boot: z.string(), started: z.string(), nonce: z.string() });
type Holder = z.infer<typeof holderShape>;

const inThisProcess = new Set<string>();

/**
 * Takes the data folder for this process alone: two processes on one embedded database lose each other's rows. The lock
 * names its holder by pid, start time and boot, so one that a killed process left behind is recognised and replaced.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'lock');
  if (inThisProcess.has(path)) throw new FolderInUse(folder, process.pid);
  inThisProcess.add(path);
  try {
    const holder: Holder = { ...(await identityOf(process.pid)), nonce: randomUUID() };
    await take(folder, path, JSON.stringify(holder));
  } catch (problem) {
    inThisProcess.delete(path);
    throw problem;
  }
  return async () => {
    await rm(path, { force: true });
    inThisProcess.delete(path);
  };
}

async function take(folder: string, path: string, mine: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, mine, { flag: 'wx' });
  try {
    // A link appears whole or not at all; a file opened exclusively could be read before its words are in it.
    for (let attempt = 0; attempt < 10; attempt++) {
      if (await linked(draft, path)) return;
      const found = await readFile(path, 'utf8').catch(() => '');
      if (found === '') continue;
      const holder = parse(found);
      if (holder && (await isAlive(holder))) throw new FolderInUse(folder, holder.pid);
      await removeStale(path, found);
    }
  } finally {
    await rm(draft, { force: true });
  }
  throw new Error(`The lock ${path} could not be taken.`);
}

async function linked(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (problem) {
    if (isErrno(problem, 'EEXIST')) return false;
    throw problem;
  }
}

/** Moves the stale lock away; if another process has replaced it meanwhile, what was moved is put back. */
async function removeStale(path: string, stale: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch (problem) {
    if (isErrno(problem, 'ENOENT')) return;
    throw problem;
  }
  if ((await readFile(aside, 'utf8')) !== stale) await linked(aside, path);
  await rm(aside, { force: true });
}

function parse(text: string): Holder | undefined {
  try {
    return holderShape.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  const now = await identityOf(holder.pid);
  if (holder.boot !== now.boot || holder.started !== now.started) return false;
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (problem) {
    return isErrno(problem, 'EPERM');
  }
}

/** Where the system does not tell boot and start time the pid alone decides. */
async function identityOf(pid: number): Promise<Omit<Holder, 'nonce'>> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The second field is the program's name in brackets and may hold anything; start time is the 20th after it.
  const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  return { pid, boot: boot.trim(), started };
}
