import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from './config.ts';
import { codeOf } from './db/is-errno.ts';

/** Writes into the data folder before anything needs it, so that one that cannot be used is reported in a sentence. */
export async function tryDataFolder(folder: string): Promise<void> {
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
}
