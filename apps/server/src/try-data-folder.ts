import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from './config.ts';
import { codeOf } from './db/is-errno.ts';

/** What a start writes there at once, in MB: a new database, with the designs of the demonstration, or little. */
const atStart = { empty: 150, used: 20 };

/** Writes into the data folder before anything needs it, so that one that cannot be used is reported in a sentence. */
export async function tryDataFolder(folder: string, needed = atStart): Promise<void> {
  const path = join(folder, `.try-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(path, 'x');
    await rm(path);
  } catch (problem) {
    throw new ConfigError(
      `The data folder ${folder} cannot be written to (${codeOf(problem)}). Give this program's user the right to, make room, or choose another folder with DATA_DIR.`,
    );
  }
  const isEmpty = (await readdir(folder)).length === 0;
  const free = await freeMegabytes(folder);
  const wanted = needed[isEmpty ? 'empty' : 'used'];
  if (free < wanted)
    throw new ConfigError(
      `The disk of the data folder ${folder} has ${free} MB free, and ${wanted} MB are needed to start. Make room there, or choose another folder with DATA_DIR.`,
    );
}

async function freeMegabytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.floor((bavail * bsize) / 1e6);
}
