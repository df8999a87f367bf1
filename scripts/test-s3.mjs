// `npm run test:s3`: what keeps files, on PostgreSQL and a real S3 server.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, environment, pinnedNode, root } from './prepare.mjs';

await ensureInstalled();
const { status } = spawnSync(pinnedNode, [join(root, 'scripts/test/run-s3.ts'), ...process.argv.slice(2)], {
  cwd: root,
  env: environment(),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
