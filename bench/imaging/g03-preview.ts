import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { findProgram } from './find-program.ts';
import { atMost, type Goal, ratio, type Verdict } from './goal.ts';
import { picture, scratch } from './inputs.ts';
import { largestPicture } from './largest-picture.ts';
import { runPeer, type Taken } from './run-peer.ts';
import { runSharp } from './run-sharp.ts';
import { ssim } from './ssim.ts';

const ours = scratch('g03-ours.webp');
const peer = scratch('g03-sharp.png');
const magick = scratch('g03-magick.png');
const packed = scratch('g03-magick.webp');
const script = new URL('./make-preview.ts', import.meta.url).pathname;

async function preview(): Promise<Taken> {
  const args = [script, await largestPicture(), await picture(1024), ours];
  return JSON.parse((await promisify(execFile)(process.execPath, args)).stdout);
}

export const g03: Goal = {
  name: 'G3',
  job: 'preview of 16384 × 17000 at 2048',
  competitors: async () => {
    const largest = await largestPicture();
    const convert = await findProgram('convert');
    const job = `sharp(${JSON.stringify(largest)}, { limitInputPixels: false, sequentialRead: true }).resize(2048, 2048, { fit: 'inside' }).png()`;
    return [
      { name: 'Naksha', output: ours, run: preview },
      { name: 'sharp', output: peer, run: () => runSharp(`${job}.toFile(${JSON.stringify(peer)})`) },
      {
        name: 'ImageMagick',
        output: magick,
        run:
          convert === undefined
            ? null
            : () => runPeer(convert, [largest, '-filter', 'Lanczos', '-resize', '2048x2048', '-depth', '8', magick]),
      },
    ];
  },
  judge: async (measured) => {
    const rss = measured[0]?.rssMb ?? 0;
    return [
      ...atMost('CPU ÷ sharp', 1, ratio(measured, 'sharp')),
      ...atMost('CPU ÷ ImageMagick', 0.25, ratio(measured, 'ImageMagick')),
      { asked: 'RSS ≤ 200 MB', figure: rss.toFixed(0), holds: rss <= 200 },
      ...(measured.some(({ name }) => name === 'ImageMagick') ? [await likeness()] : []),
    ];
  },
};

/** How alike the reductions are. Grain loses as much to WebP as it does to any, so both are held against each other as WebP. */
async function likeness(): Promise<Verdict> {
  await sharp(magick).webp({ quality: 82, effort: 2 }).toFile(packed);
  const alike = await ssim(ours, packed);
  const lost = await ssim(packed, magick);
  return {
    asked: "SSIM to ImageMagick's Lanczos in the same WebP ≥ 0.99",
    figure: `${alike.toFixed(4)}; its own WebP to itself ${lost.toFixed(4)}`,
    holds: alike >= 0.99,
  };
}
