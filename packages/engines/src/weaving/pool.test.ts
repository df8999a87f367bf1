import { generateParams } from '@naksha/contract';
import { withChildOutput } from '@naksha/imaging';
import { composeRecipe } from '@naksha/loom';
import { afterEach, expect, it } from 'vitest';
import { closePool, planInPool } from './pool.ts';

afterEach(async () => {
  delete process.env.NODE_DEBUG;
  await closePool();
});

it('hands what a thread writes to its standard error to whoever listens to the work that it was written for', async () => {
  // Makes a thread say which modules it loads.
  process.env.NODE_DEBUG = 'module';
  const heard: string[] = [];
  const recipe = composeRecipe(generateParams.parse({ prompt: 'indigo stripes', width: 64, height: 64 }), 's');
  const { signal } = new AbortController();
  await withChildOutput(
    (line) => heard.push(line),
    () => planInPool({ recipe }, signal),
  );
  await expect.poll(() => heard.filter((line) => line.startsWith('MODULE')).length).toBeGreaterThan(1);
  expect(heard.every((line) => !line.includes('\n'))).toBe(true);
});
