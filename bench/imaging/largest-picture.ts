import { existsSync } from 'node:fs';
import { picture, scratch } from './inputs.ts';
import { runOurs } from './run-ours.ts';

export const largestSize = { width: 16_384, height: 17_000 } as const;
const path = scratch('g19-largest.png');

/** The largest picture, which repeats nowhere; made by our own resizing. */
export async function largestPicture(): Promise<string> {
  if (!existsSync(path)) await runOurs('resize', await picture(4096), largestSize, path);
  return path;
}
