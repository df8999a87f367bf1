import { expect, test } from 'vitest';
import { raiseWalls } from './raise-walls.ts';

test('an account that may not make roles leaves the product behind its first wall alone, and any other fault is reported', async () => {
  const refused = Object.assign(new Error('permission denied to create role'), { code: '42501' });
  expect(await raiseWalls(() => Promise.reject(refused))).toBe(false);
  const broken = new Error('connection terminated');
  await expect(raiseWalls(() => Promise.reject(broken))).rejects.toBe(broken);
});
