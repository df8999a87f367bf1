import { largestDifference } from './difference.ts';
import { findProgram } from './find-program.ts';
import { atMost, type Goal, ratio } from './goal.ts';
import { picture, scratch } from './inputs.ts';
import { runOurs } from './run-ours.ts';
import { runPeer } from './run-peer.ts';
import { runSharp } from './run-sharp.ts';

const side = 16_384;
const copies = 16;
const ours = scratch('g01-ours.png');
const vipsFile = scratch('g01-vips.png');
const sharpFile = scratch('g01-sharp.png');
const magickFile = scratch('g01-magick.png');

export const g01: Goal = {
  name: 'G1',
  job: 'repeat 1024² to 16384² PNG',
  competitors: async () => {
    const tile = await picture(1024);
    const [vips, convert] = await Promise.all([findProgram('vips'), findProgram('convert')]);
    const rest = side - side / copies;
    const extend = `sharp(${JSON.stringify(tile)}).extend({ right: ${rest}, bottom: ${rest}, extendWith: 'repeat' })`;
    const tiled = [`tile:${tile}`, '-depth', '8', magickFile];
    return [
      { name: 'Naksha', output: ours, run: () => runOurs('repeat', tile, { columns: copies, rows: copies }, ours) },
      {
        name: 'vips',
        output: vipsFile,
        run: vips === undefined ? null : () => runPeer(vips, ['replicate', tile, vipsFile, `${copies}`, `${copies}`]),
      },
      { name: 'sharp', output: sharpFile, run: () => runSharp(`${extend}.png().toFile(${JSON.stringify(sharpFile)})`) },
      {
        name: 'ImageMagick',
        output: magickFile,
        run: convert === undefined ? null : () => runPeer(convert, ['-size', `${side}x${side}`, ...tiled]),
      },
    ];
  },
  judge: async (measured) => {
    const difference = await largestDifference(ours, sharpFile);
    const rss = measured[0]?.rssMb ?? 0;
    return [
      ...atMost('CPU ÷ vips', 0.15, ratio(measured, 'vips')),
      ...atMost('CPU ÷ sharp', 0.5, ratio(measured, 'sharp')),
      ...atMost('CPU ÷ ImageMagick', 0.03, ratio(measured, 'ImageMagick')),
      ...atMost(
        'file ÷ vips',
        1.05,
        ratio(measured, 'vips', ({ bytes }) => bytes),
      ),
      { asked: 'RSS ≤ 150 MB', figure: rss.toFixed(0), holds: rss <= 150 },
      { asked: 'pixels equal', figure: `largest difference ${difference}`, holds: difference === 0 },
    ];
  },
};
