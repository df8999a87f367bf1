import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { largestDifference } from './difference.ts';
import { atMost, type Goal, ratio } from './goal.ts';
import { picture, scratch } from './inputs.ts';
import type { Taken } from './run-peer.ts';

const worker = new URL('./write-png.ts', import.meta.url).pathname;
const ours = scratch('g15-ours.png');
const peer = scratch('g15-sharp.png');
const writers = [
  { name: 'Naksha', how: 'two', output: ours },
  { name: 'Naksha, one thread', how: 'one', output: scratch('g15-one.png') },
  { name: 'sharp', how: 'sharp', output: peer },
] as const;
const megabytes = (4096 * 4096 * 3) / 1e6;

export const g15: Goal = {
  name: 'G15',
  job: 'write 4096² pixels as PNG, from memory',
  competitors: async () => {
    const from = await picture(4096);
    return writers.map(({ name, how, output }) => ({
      name,
      output,
      run: async (): Promise<Taken> => {
        const { stdout } = await promisify(execFile)(process.execPath, [worker, how, from, output]);
        return JSON.parse(stdout);
      },
    }));
  },
  judge: async (measured) => {
    const difference = await largestDifference(ours, peer);
    const [two, one] = measured;
    const faster = (one?.wallS ?? 0) / (two?.wallS ?? 1);
    const aCore = (taken: typeof one) => (megabytes / (taken?.cpuS ?? 1)).toFixed(0);
    return [
      ...atMost('CPU ÷ sharp', 1 / 1.8, ratio(measured, 'sharp')),
      ...atMost(
        'file ÷ sharp',
        1,
        ratio(measured, 'sharp', ({ bytes }) => bytes),
      ),
      {
        asked: 'two threads ≥ 1.8 × one',
        figure: `${faster.toFixed(2)}; ${aCore(two)} MB/s a core with two, ${aCore(one)} with one`,
        holds: faster >= 1.8,
      },
      { asked: 'pixels equal', figure: `largest difference ${difference}`, holds: difference === 0 },
    ];
  },
};
