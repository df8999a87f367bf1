import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRestarter } from './create-restarter.ts';

let folder: string;
let log: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'naksha-restarter-'));
  log = join(folder, 'log');
  // Ends slowly, as a server does that lets its requests finish.
  writeFileSync(
    join(folder, 'server.mjs'),
    `import { appendFileSync } from 'node:fs';
    process.on('SIGTERM', () => setTimeout(() => { appendFileSync(${JSON.stringify(log)}, 'ends\\n'); process.exit(); }, 300));
    appendFileSync(${JSON.stringify(log)}, 'begins\\n');
    setInterval(() => {}, 1000);`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const story = () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []);

test('a server that is started again has ended before the next one begins', async () => {
  const server = createRestarter([join(folder, 'server.mjs')], () => {});
  server.restart();
  await expect.poll(story, { timeout: 20_000 }).toEqual(['begins']);
  server.restart();
  server.restart();
  await expect.poll(story, { timeout: 20_000 }).toEqual(['begins', 'ends', 'begins']);
  await server.stop();
  expect(story()).toEqual(['begins', 'ends', 'begins', 'ends']);
});

test('a server that breaks says so and starts again with the next change', async () => {
  const said: string[] = [];
  const server = createRestarter([join(folder, 'broken.mjs')], (sentence) => said.push(sentence));
  writeFileSync(join(folder, 'broken.mjs'), 'process.exit(3);');
  server.restart();
  await expect
    .poll(() => said, { timeout: 20_000 })
    .toEqual(['The server ended (3). It starts again when a source changes.']);
  writeFileSync(join(folder, 'broken.mjs'), readFileSync(join(folder, 'server.mjs'), 'utf8'));
  server.restart();
  await expect.poll(story, { timeout: 20_000 }).toEqual(['begins']);
  await server.stop();
});
