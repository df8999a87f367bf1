// `npm start`: installs and builds what is missing, then hands over to the server under the pinned Node.
// package.json says `exec` so that no shell stands between npm and this: a shell that is told to end does not pass it
// on, and the server would be left running.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, ensureWebBuilt, environment, pinnedNode, root } from './prepare.mjs';

ensureInstalled();
ensureWebBuilt();

const server = spawn(pinnedNode, [join(root, 'apps/server/src/main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  env: environment(),
  stdio: 'inherit',
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  // A terminal sends Ctrl-C to the server as well; passing it on would be a second, impatient one.
  process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY) || server.kill(signal));
}
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
});
