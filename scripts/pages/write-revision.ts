import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashFiles } from './hash-pages.ts';

interface Revision {
  /** With `-dirty` where something was changed since. */
  readonly commit: string | null;
  readonly sources: string;
}

/**
 * Writes down, while the product is built, of which commit it is: who runs it need not have its history. A copy without that keeps
 * what was written while its sources are the same; else it is not known, and `null` says so.
 */
export function writeRevision(root: string): void {
  const path = join(root, 'apps/server/dist/revision.json');
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const sources = hashFiles(root, ['apps', 'packages', 'package-lock.json']);
  const commit = commitOf(root) ?? (before === '' ? null : keptCommit(before, sources));
  const now = JSON.stringify({ commit, sources } satisfies Revision);
  // Where nothing has changed nothing is written: the place may be read-only by now.
  if (now === before) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, now);
}

function keptCommit(before: string, sources: string): string | null {
  const known: Revision = JSON.parse(before);
  return known.sources === sources ? known.commit : null;
}

/** A folder inside of somebody else's history has none of its own. */
function commitOf(root: string): string | undefined {
  if (!existsSync(join(root, '.git'))) return undefined;
  const asked = ['describe', '--always', '--dirty', '--exclude=*', '--abbrev=7'];
  const { status, stdout } = spawnSync('git', asked, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
