import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@naksha/contract';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  .filter(({ text }) => /refetchInterval|everyMs=\{/.test(text));

it('asks again and again only for what is no sign of anybody at the screen, so that one that was left ends its session', () => {
  const asked = sources.flatMap(({ text }) => [...text.matchAll(/call\(endpoints\.(\w+)/g)].map(([, name]) => name));
  const polled = Object.entries(endpoints).filter(([name, { method }]) => method === 'GET' && asked.includes(name));
  expect(polled.length).toBeGreaterThan(5);
  const counted = polled.filter(([, row]) => row.access !== 'public' && !('passive' in row && row.passive));
  expect(counted.map(([name]) => name)).toEqual([]);
});
