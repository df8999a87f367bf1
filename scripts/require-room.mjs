import * as fs from 'node:fs';

/** Ends with a sentence where the disk of a folder has less room than what is about to be written there; where that cannot be known, nothing is said. */
export function requireRoom(folder, megabytes) {
  let free = Number.POSITIVE_INFINITY;
  try {
    const { bavail, bsize } = fs.statfsSync(folder);
    free = Math.floor((bavail * bsize) / 1e6);
  } catch {
    return;
  }
  if (free >= megabytes) return;
  console.error(
    `The disk of ${folder} has ${free} MB free, and ${megabytes} MB are needed. Make room there, then run this again.`,
  );
  process.exit(1);
}
