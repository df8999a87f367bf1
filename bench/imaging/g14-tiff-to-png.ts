import { largestDifference } from './difference.ts';
import { findProgram } from './find-program.ts';
import { atMost, type Goal, ratio } from './goal.ts';
import { picture, scratch } from './inputs.ts';
import { runOurs } from './run-ours.ts';
import { runPeer } from './run-peer.ts';
import { runSharp } from './run-sharp.ts';

const ours = scratch('g14-ours.png');
const sharpFile = scratch('g14-sharp.png');
const vipsFile = scratch('g14-vips.png');

export const g14: Goal = {
  name: 'G14',
  job: 'TIFF of 8192² to PNG',
  competitors: async () => {
    const from = await picture(8192, 'tif');
    const vips = await findProgram('vips');
    const job = `sharp(${JSON.stringify(from)}, { sequentialRead: true }).png()`;
    return [
      { name: 'Naksha', output: ours, run: () => runOurs('export', from, { fileName: 'a', format: 'png' }, ours) },
      { name: 'sharp', output: sharpFile, run: () => runSharp(`${job}.toFile(${JSON.stringify(sharpFile)})`) },
      {
        name: 'vips',
        output: vipsFile,
        run: vips === undefined ? null : () => runPeer(vips, ['pngsave', from, vipsFile]),
      },
    ];
  },
  judge: async (measured) => {
    const difference = await largestDifference(ours, sharpFile);
    const rss = measured[0]?.rssMb ?? 0;
    return [
      ...atMost('CPU ÷ sharp', 0.65, ratio(measured, 'sharp')),
      ...atMost(
        'file ÷ sharp',
        0.85,
        ratio(measured, 'sharp', ({ bytes }) => bytes),
      ),
      { asked: 'RSS ≤ 150 MB', figure: rss.toFixed(0), holds: rss <= 150 },
      { asked: 'pixels equal', figure: `largest difference ${difference}`, holds: difference === 0 },
    ];
  },
};
