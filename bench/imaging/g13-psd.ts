import { basename } from 'node:path';
import sharp from 'sharp';
import { findPackage } from './find-package.ts';
import { findProgram } from './find-program.ts';
import { atMost, type Goal, ratio, type Verdict } from './goal.ts';
import { scratch } from './inputs.ts';
import { layerFiles } from './layer-files.ts';
import { type ReadLayer, readByAgPsd, readByMagick } from './read-layers.ts';
import { runOurs } from './run-ours.ts';
import { runPeer } from './run-peer.ts';

const side = 4096;
const ours = scratch('g13-ours.psd');
const agFile = scratch('g13-ag-psd.psd');
const magickFile = scratch('g13-magick.psd');
const worker = new URL('./write-layers.ts', import.meta.url).pathname;

export const g13: Goal = {
  name: 'G13',
  job: 'PSD of five layers of 4096²',
  competitors: async () => {
    const layers = await layerFiles(side);
    const [agPsd, convert] = [findPackage('ag-psd'), await findProgram('convert')];
    const wanted = { fileName: 'layers', layers: 'picture' };
    return [
      { name: 'Naksha', output: ours, run: () => runOurs('exportPsd', layers.join(':'), wanted, ours) },
      {
        name: 'ag-psd',
        output: agFile,
        run: agPsd === undefined ? null : () => runPeer(process.execPath, [worker, agPsd, agFile, ...layers]),
      },
      {
        name: 'ImageMagick',
        output: magickFile,
        // Its first picture is the whole.
        run: convert === undefined ? null : () => runPeer(convert, [layers.at(-1) ?? '', ...layers, magickFile]),
      },
    ];
  },
  judge: async (measured) => {
    const layers = await layerFiles(side);
    const [agPsd, convert] = [findPackage('ag-psd'), await findProgram('convert')];
    const rss = measured[0]?.rssMb ?? 0;
    return [
      ...atMost('CPU ÷ ag-psd', 0.6, ratio(measured, 'ag-psd')),
      ...atMost('CPU ÷ ImageMagick', 0.2, ratio(measured, 'ImageMagick')),
      { asked: 'RSS ≤ 300 MB', figure: rss.toFixed(0), holds: rss <= 300 },
      ...(agPsd === undefined ? [] : [await judgeRead('ag-psd', await readByAgPsd(agPsd, ours), layers)]),
      ...(convert === undefined
        ? []
        : [await judgeRead('ImageMagick', await readByMagick(convert, ours, layers.length), layers)]),
    ];
  },
};

/** Whether a reader gives every name and pixel of the pictures back. */
async function judgeRead(reader: string, read: readonly ReadLayer[], paths: readonly string[]): Promise<Verdict> {
  let equal = 0;
  for (const [index, path] of paths.entries()) {
    const rgb = await sharp(path).removeAlpha().raw().toBuffer();
    const layer = read[index];
    if (layer?.name === basename(path, '.png') && Buffer.compare(layer.rgb, rgb) === 0) equal += 1;
  }
  return {
    asked: `layers that ${reader} reads with their name and every pixel`,
    figure: `${equal} of ${paths.length}`,
    holds: equal === paths.length && read.length === paths.length,
  };
}
