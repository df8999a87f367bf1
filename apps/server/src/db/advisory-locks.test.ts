import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { advisoryLocks } from './advisory-locks.ts';

const sources = fileURLToPath(new URL('..', import.meta.url));

test('no two locks have the same number', () => {
  const numbers = Object.values(advisoryLocks);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('whoever takes a lock of the database takes it from the table, or by the name of what it is about', async () => {
  const takers: string[] = [];
  for (const path of await readdir(sources, { recursive: true })) {
    if (!path.endsWith('.ts') || path.endsWith('.test.ts')) continue;
    const source = await readFile(join(sources, path), 'utf8');
    if (/pg_(try_)?advisory/.test(source) && !source.includes('advisoryLocks.')) takers.push(path);
  }
  expect(takers).toEqual([join('db', 'one-at-a-time.ts')]);
});
