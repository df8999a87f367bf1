import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { signingSecrets } from './signing-secrets.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naksha-secret-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const secrets = (settings: NodeJS.ProcessEnv = {}) => signingSecrets(readConfig({ DATA_DIR: folder, ...settings }));

test('without a setting a secret is made once, whole, for all who start at the same time, and read by its owner alone', async () => {
  const made = await Promise.all(Array.from({ length: 20 }, () => secrets()));
  expect(new Set(made.flat()).size).toBe(1);
  expect(made[0]?.[0]).toMatch(/^[\w-]{43}$/);
  expect(await readdir(folder)).toEqual(['signing-secret']);
  expect((await stat(join(folder, 'signing-secret'))).mode & 0o077).toBe(0);
  expect(await secrets()).toEqual(made[0]);
});

test('with a setting nothing is made, and the first secret signs', async () => {
  const [one, other] = ['0123456789abcdef0123456789abcdef', 'fedcba9876543210fedcba9876543210'];
  expect(await secrets({ SIGNING_SECRETS: `${one}, ${other}` })).toEqual([one, other]);
  expect(await readdir(folder)).toEqual([]);
});

test('a secret that was kept and is empty stops the start: links would be signed with nothing', async () => {
  await writeFile(join(folder, 'signing-secret'), '');
  await expect(secrets()).rejects.toThrow('There is no secret');
});
