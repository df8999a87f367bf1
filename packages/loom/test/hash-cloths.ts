/** Draws the first design of each family named on the command line and prints the hash of its pixels, a line each. */
import { createHash } from 'node:crypto';
import { families } from '@naksha/contract';
import { recipeOf, weave } from './cloths.ts';

for (const family of families) {
  if (!process.argv.includes(family)) continue;
  const { tile } = weave(recipeOf(family, '1'), 256);
  process.stdout.write(`${createHash('sha256').update(tile.data).digest('hex')}\n`);
}
