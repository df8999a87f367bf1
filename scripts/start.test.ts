import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Runs Node until it ends; answers with which status, and what it said. */
async function run(parameters: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, parameters, { cwd: root, env: { ...process.env, ...settings }, stdio: 'pipe' });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const [status] = await once(child, 'exit');
  return { status, said };
}
const start = join(root, 'scripts/start.mjs');

it('says at once that its port is taken, and how another one is chosen', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { status, said } = await run([start], { PORT: String(port), HOST: '127.0.0.1' });
  expect(said).toMatch(
    new RegExp(`^Port ${port} of 127.0.0.1 is taken by another program.* PORT=${Number(port) + 1} npm start\\n$`),
  );
  expect(status).toBe(1);
});

it('says which Node it needs, before an older one trips', async () => {
  const old = "Object.defineProperty(process,'versions',{value:{node:'18.20.4'}})";
  const { status, said } = await run(['--import', `data:text/javascript,${encodeURIComponent(old)}`, start]);
  expect(said).toMatch(/^Naksha needs Node 20 or newer, and this is .*nodejs\.org.*\n$/);
  expect(status).toBe(1);
});

it('says how much room it needs where there is less', async () => {
  const code = "import('./scripts/require-room.mjs').then((room) => room.requireRoom('.', 1e12))";
  const { status, said } = await run(['--eval', code]);
  expect(said).toMatch(/^The disk of \. has \d+ MB free, and 1000000000000 MB are needed\. Make room there/);
  expect(status).toBe(1);
});
