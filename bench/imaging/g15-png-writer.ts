import sharp from 'sharp';
import { largestDifference } from './difference.ts';
import { atMost, type Goal, ratio } from './goal.ts';
import { picture, scratch } from './inputs.ts';
import { runPeer } from './run-peer.ts';

const ours = scratch('g15-ours.png');
const peer = scratch('g15-sharp.png');
const worker = new URL('./write-png.ts', import.meta.url).pathname;

export const g15: Goal = {
  name: 'G15',
  job: 'write 4096² pixels as PNG, from memory',
  competitors: async () => {
    const from = await picture(4096);
    return ['ours', 'sharp'].map((who) => {
      const output = who === 'ours' ? ours : peer;
      return {
        name: who === 'ours' ? 'Naksha' : 'sharp',
        output,
        run: async () => {
          const [both, reading] = [
            await runPeer(process.execPath, [worker, who, from, output]),
            await runPeer(process.execPath, [worker, 'none', from]),
          ];
          return { ...both, cpuS: both.cpuS - reading.cpuS, wallS: both.wallS - reading.wallS };
        },
      };
    });
  },
  judge: async (measured) => {
    const difference = await largestDifference(ours, peer);
    const seconds = measured[0];
    const pixels = (4096 * 4096 * 3) / 1e6;
    const threads = seconds === undefined ? 0 : seconds.cpuS / seconds.wallS;
    const { channels } = await sharp(ours).metadata();
    return [
      ...atMost('CPU ÷ sharp', 1 / 1.8, ratio(measured, 'sharp')),
      ...atMost(
        'file ÷ sharp',
        1,
        ratio(measured, 'sharp', ({ bytes }) => bytes),
      ),
      {
        asked: 'MB/s a core, for the record',
        figure: `${(pixels / (seconds?.cpuS ?? 1)).toFixed(0)}, ${threads.toFixed(2)} cores at work`,
        holds: channels === 3,
      },
      { asked: 'pixels equal', figure: `largest difference ${difference}`, holds: difference === 0 },
    ];
  },
};
