import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { atMost, type Goal, ratio } from './goal.ts';
import { picture, scratch } from './inputs.ts';
import { runOurs } from './run-ours.ts';
import type { Taken } from './run-peer.ts';
import { runSharp } from './run-sharp.ts';

const size = { width: 16_384, height: 17_000 };
const largest = scratch('g19-largest.png');
const ours = scratch('g03-ours.webp');
const peer = scratch('g03-sharp.png');
const script = new URL('./make-preview.ts', import.meta.url).pathname;

async function preview(): Promise<Taken> {
  const args = [script, largest, await picture(1024), ours];
  return JSON.parse((await promisify(execFile)(process.execPath, args)).stdout);
}

export const g03: Goal = {
  name: 'G3',
  job: 'preview of 16384 × 17000 at 2048',
  competitors: async () => {
    if (!existsSync(largest)) await runOurs('resize', await picture(4096), size, largest);
    const job = `sharp(${JSON.stringify(largest)}, { limitInputPixels: false, sequentialRead: true }).resize(2048).png()`;
    return [
      { name: 'Naksha', output: ours, run: preview },
      { name: 'sharp', output: peer, run: () => runSharp(`${job}.toFile(${JSON.stringify(peer)})`) },
    ];
  },
  judge: async (measured) => {
    const rss = measured[0]?.rssMb ?? 0;
    return [
      ...atMost('CPU ÷ sharp', 1, ratio(measured, 'sharp')),
      { asked: 'RSS ≤ 200 MB', figure: rss.toFixed(0), holds: rss <= 200 },
    ];
  },
};
