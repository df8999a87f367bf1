import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Where a package of npm lies that is measured beside ours and is none of ours: among those of the folder that BENCH_PEERS names,
 * made by `npm i --prefix <folder> <package>`. Undefined when it is not there.
 */
export function findPackage(name: string): string | undefined {
  const folder = process.env.BENCH_PEERS;
  if (folder === undefined || !existsSync(join(folder, 'node_modules', name))) return undefined;
  return createRequire(join(folder, 'index.js')).resolve(name);
}
