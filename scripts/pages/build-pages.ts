import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hashPages } from './hash-pages.ts';
import { writeRevision } from './write-revision.ts';

// Builds the web pages unless the last build was made from the same sources.
const root = resolve(import.meta.dirname, '../..');
const stamp = join(root, 'apps/web/dist/.built-from');
const sources = hashPages(root);

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== sources) {
  console.log('Building the web pages (vite build): about half a minute …');
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    { cwd: join(root, 'apps/web'), stdio: 'inherit' },
  );
  if (status === 0) writeFileSync(stamp, sources);
  process.exitCode = status ?? 1;
}
writeRevision(root);
