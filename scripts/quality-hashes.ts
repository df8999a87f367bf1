/** Prints the hash of the designs of each cloth named, a line each: `npm run quality` compares them with its own. */
import { families } from '@naksha/contract';
import { hashFamily } from './quality/hash-family.ts';

for (const family of families) {
  if (process.argv.includes(family)) process.stdout.write(`${family} ${hashFamily(family)}\n`);
}
