import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packagedBinaries } from './postgres-binaries.ts';

const start = `
  const { startCluster } = await import(${JSON.stringify(join(import.meta.dirname, 'postgres-cluster.ts'))});
  console.log((await startCluster()).url);
  setInterval(() => {}, 1000);
`;

const answers = async (port: number): Promise<boolean> => {
  const socket = createConnection({ host: '127.0.0.1', port });
  const isThere = await new Promise<boolean>((answer) => {
    socket.on('connect', () => answer(true)).on('error', () => answer(false));
  });
  socket.destroy();
  return isThere;
};

test('the cluster goes with the process that made it, even when that is killed', { timeout: 90_000 }, async () => {
  const maker = spawn(process.execPath, ['--input-type=module', '-e', start], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [url] = (await once(maker.stdout, 'data')) as [Buffer];
  const port = Number(new URL(url.toString().trim()).port);
  expect(await answers(port)).toBe(true);

  maker.kill('SIGKILL');
  await expect.poll(() => answers(port), { timeout: 30_000 }).toBe(false);
});

test('the PostgreSQL that comes as a package is there for machines without one', () => {
  const { stdout } = spawnSync(join(packagedBinaries(), 'postgres'), ['--version'], { encoding: 'utf8' });
  expect(stdout).toMatch(/^postgres \(PostgreSQL\) 18\./);
});
