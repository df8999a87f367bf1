import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const baselines = join(import.meta.dirname, 'baselines');
const results = join(import.meta.dirname, '../node_modules/.cache/naksha/screens');

/** Colour distance of one pixel that is still the same, 0…1, and the share of pixels that may differ. */
const tolerance = { pixel: 0.12, share: 0.004 } as const;

/**
 * The share of pixels in which a picture differs from its baseline. A missing baseline is written when
 * UPDATE_BASELINES=1 and is a failure otherwise. What was seen is kept beside the cache, for looking at.
 */
export function differenceFrom(name: string, png: Buffer): number {
  const path = join(baselines, `${name}.png`);
  if (process.env.UPDATE_BASELINES === '1') write(path, png);
  write(join(results, `${name}.png`), png);
  if (!existsSync(path))
    throw new Error(`There is no baseline ${name}.png; look at the screen, then run with UPDATE_BASELINES=1`);
  return shareOfDifference(readFileSync(path), png);
}

/** As above, for two pictures. Pictures of different size differ in everything. */
export function shareOfDifference(expected: Buffer, actual: Buffer): number {
  const a = PNG.sync.read(expected);
  const b = PNG.sync.read(actual);
  if (a.width !== b.width || a.height !== b.height) return 1;
  return (
    pixelmatch(a.data, b.data, undefined, a.width, a.height, { threshold: tolerance.pixel }) / (a.width * a.height)
  );
}

export const isSame = (share: number): boolean => share <= tolerance.share;

function write(path: string, png: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, png);
}
