// `npm test`: installs what is missing, then runs everything under the pinned Node.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, environment, pinnedNode, root } from './prepare.mjs';

await ensureInstalled();
const { status } = spawnSync(pinnedNode, [join(root, 'scripts/test/run.ts'), ...process.argv.slice(2)], {
  cwd: root,
  env: environment(),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
