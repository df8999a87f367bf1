import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

/** Refused because another process of this product is using the data folder. */
export class FolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by ${holder}. Stop that process, or choose another folder with DATA_DIR.`,
    );
    this.name = 'FolderInUse';
  }
}

// Also keeps them from the garbage collector, which would let go of the locks.
const held = new Map<string, DatabaseSync>();

/**
 * Takes the data folder for this process alone: two processes on one embedded database lose each other's rows. The lock is the
 * operating system's, on a file that SQLite keeps: it goes with the process that holds it, however that ends, and no two
 * can be granted it. (Node itself offers no such lock; a file that names its holder can be taken by two at once.)
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'lock.sqlite');
  const holderPath = join(folder, 'lock.pid');
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    database.exec('BEGIN IMMEDIATE');
  } catch (problem) {
    database.close();
    if (!isBusy(problem)) throw problem;
    throw new FolderInUse(folder, await nameHolder(holderPath));
  }
  held.set(path, database);
  await writeFile(holderPath, String(process.pid));
  return async () => {
    await rm(holderPath, { force: true });
    held.delete(path);
    database.close();
  };
}

/** The holder writes its pid just after it has the lock: worth a moment's wait. */
async function nameHolder(path: string): Promise<string> {
  for (let attempt = 0; attempt < 10; attempt++) {
    const pid = await readFile(path, 'utf8').catch(() => '');
    if (pid !== '') return `process ${pid}`;
    await wait(50);
  }
  return 'another process';
}

function isBusy(problem: unknown): boolean {
  const busy = 5; // SQLITE_BUSY
  return problem instanceof Error && 'errcode' in problem && problem.errcode === busy;
}
