import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than any work takes: what was begun so long ago belongs to a process that died. */
const longestWorkMs = 2 * 3_600_000;

/** Removes what dead processes left in the folder of work; that of living ones, which may be of another role, stays. Where no other can be, all goes. */
export async function sweepWork(workDir: string, isAlone = false): Promise<void> {
  await mkdir(workDir, { recursive: true });
  const oldest = isAlone ? Number.POSITIVE_INFINITY : Date.now() - longestWorkMs;
  for (const name of await readdir(workDir)) {
    const path = join(workDir, name);
    // Gone meanwhile: its process lives.
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < oldest) await rm(path, { recursive: true, force: true });
  }
}
