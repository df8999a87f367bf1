import { execFile } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { findProgram } from './find-program.ts';
import type { Goal, Verdict } from './goal.ts';
import { scratch } from './inputs.ts';
import { largestPicture, largestSize } from './largest-picture.ts';
import { runOurs } from './run-ours.ts';

const output = scratch('g13-largest.psb');
const layers = 5;
const mostMinutes = 10;
const large = 2;
/** Rows that are read again: few, somewhere in the middle. */
const strip = { left: 0, top: 9_000, width: largestSize.width, height: 64 } as const;
const policyFolder = new URL('./policy/', import.meta.url).pathname;

/** Takes 20 GB of disk and some minutes, so it has its turn only when it is named. */
export const g13Largest: Goal = {
  name: 'G13-largest',
  job: `PSB of five layers of ${largestSize.width} × ${largestSize.height}`,
  isOnDemand: true,
  competitors: async () => {
    const from = await largestPicture();
    const paths = Array.from({ length: layers }, () => from).join(':');
    const wanted = { fileName: 'layers', layers: 'picture' };
    return [{ name: 'Naksha', output, run: () => runOurs('exportPsd', paths, wanted, output) }];
  },
  judge: async ([ours]) => {
    const convert = await findProgram('convert');
    const verdicts: Verdict[] = [
      {
        asked: `minutes ≤ ${mostMinutes}`,
        figure: ((ours?.wallS ?? 0) / 60).toFixed(1),
        holds: (ours?.wallS ?? 0) <= mostMinutes * 60,
      },
      { asked: 'RSS ≤ 1000 MB', figure: (ours?.rssMb ?? 0).toFixed(0), holds: (ours?.rssMb ?? 0) <= 1000 },
      await judgeVersion(),
    ];
    if (convert !== undefined) verdicts.push(await judgeStrip(convert));
    await rm(output);
    return verdicts;
  },
};

async function judgeVersion(): Promise<Verdict> {
  const file = await open(output);
  const { buffer } = await file.read(Buffer.alloc(6), 0, 6, 0);
  await file.close();
  const version = buffer.readUInt16BE(4);
  return { asked: 'a PSB past 2 GB', figure: version === large ? 'PSB' : 'PSD', holds: version === large };
}

/** Whether ImageMagick reads rows of the highest layer as they are in the picture. */
async function judgeStrip(convert: string): Promise<Verdict> {
  const crop = `${strip.width}x${strip.height}+0+${strip.top}`;
  const args = [`${output}[${layers}]`, '-alpha', 'off', '-crop', crop, '-depth', '8', 'rgb:-'];
  const env = { ...process.env, MAGICK_CONFIGURE_PATH: policyFolder };
  const { stdout } = await promisify(execFile)(convert, args, { encoding: 'buffer', maxBuffer: 2 ** 26, env });
  const rows = await sharp(await largestPicture(), { limitInputPixels: false })
    .extract(strip)
    .removeAlpha()
    .raw()
    .toBuffer();
  const isEqual = Buffer.compare(stdout, rows) === 0;
  return {
    asked: `rows of layer ${layers} as ImageMagick reads them`,
    figure: isEqual ? 'equal' : 'other ones',
    holds: isEqual,
  };
}
