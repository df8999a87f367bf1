import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { plain } from '../look/recipe-of.ts';
import { renderTile } from '../look/render-tile.ts';
import { findProgram } from './find-program.ts';
import { atMost, type Competitor, type Goal, type Verdict } from './goal.ts';
import { scratch } from './inputs.ts';
import { runOurs } from './run-ours.ts';
import { runPeer } from './run-peer.ts';
import { ssim } from './ssim.ts';

const side = 512;
/** What is drawn and whose look it takes: dense on dense, straight lines on dots of wax, drawn flowers on dyed yarn. */
const pairs = [
  ['paisley', 'kalamkari'],
  ['geometric', 'batik'],
  ['floral', 'ikat'],
] as const;
const ours = (content: string) => scratch(`g11-${content}.png`);
const theirs = (content: string) => scratch(`g11-${content}-gmic.png`);

export const g11: Goal = {
  name: 'G11',
  job: 'the look of one picture on another, 512²',
  competitors: async () => {
    const gmic = await findProgram('gmic');
    const all: Competitor[] = [];
    for (const [content, style] of pairs) {
      const [from, look] = [await design(content), await design(style)];
      all.push(
        {
          name: `${content}, Naksha`,
          output: ours(content),
          run: () => runOurs('effectTransfer', `${from}:${look}`, {}, ours(content)),
        },
        {
          name: `${content}, G'MIC`,
          output: theirs(content),
          run:
            gmic === undefined
              ? null
              : () => runPeer(gmic, [from, look, 'stylize[0]', '[1]', 'keep[0]', '-output', theirs(content)]),
        },
      );
    }
    return all;
  },
  judge: async (measured) => {
    const verdicts: Verdict[] = [];
    for (const [content, style] of pairs) {
      const one = measured.find(({ name }) => name === `${content}, Naksha`);
      const other = measured.find(({ name }) => name === `${content}, G'MIC`);
      if (one === undefined || other === undefined) continue;
      const [from, look] = [await design(content), await design(style)];
      const [kept, its] = [await edgesKept(ours(content), from), await edgesKept(theirs(content), from)];
      const [off, itsOff] = [await coloursApart(ours(content), look), await coloursApart(theirs(content), look)];
      verdicts.push(
        ...atMost(`${content}: CPU ÷ G'MIC`, 1, one.cpuS / other.cpuS),
        {
          asked: `${content}: SSIM of edges above G'MIC's`,
          figure: `${kept.toFixed(3)} against ${its.toFixed(3)}`,
          holds: kept > its,
        },
        {
          asked: `${content}: colours nearer to the look than G'MIC's`,
          figure: `${off.toFixed(3)} against ${itsOff.toFixed(3)}`,
          holds: off < itsOff,
        },
      );
    }
    return verdicts;
  },
};

/** A design of the loom, 512². Made once and kept among temporary files. */
async function design(family: string): Promise<string> {
  const path = scratch(`g11-of-${family}.png`);
  if (existsSync(path)) return path;
  await mkdir(dirname(path), { recursive: true });
  const { data, width, height } = renderTile(plain(family, undefined, '7', 0), { px: side });
  await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize(side, side, { fit: 'fill' })
    .png()
    .toFile(path);
  return path;
}

/** How alike the slopes of lightness of two pictures are, 0 … 1. */
async function edgesKept(one: string, other: string): Promise<number> {
  return ssim(await slopes(one), await slopes(other));
}

async function slopes(path: string): Promise<string> {
  const pixels = await sharp(path).removeAlpha().greyscale().raw().toBuffer();
  const light = (x: number, y: number) => pixels[(y % side) * side + (x % side)] ?? 0;
  const out = Uint8Array.from({ length: side * side }, (_, at) => {
    const [x, y] = [at % side, Math.floor(at / side)];
    return Math.min(255, Math.hypot(light(x + 1, y) - light(x, y), light(x, y + 1) - light(x, y)));
  });
  const to = path.replace(/\.png$/, '-slopes.png');
  await sharp(out, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toFile(to);
  return to;
}

/** The part of two pictures that lies in other boxes of colour, sixteen to a channel: 0 for the same colours, 1 for none in common. */
async function coloursApart(one: string, other: string): Promise<number> {
  const [a, b] = [await shares(one), await shares(other)];
  return a.reduce((sum, share, box) => sum + Math.abs(share - (b[box] ?? 0)), 0) / 2;
}

async function shares(path: string): Promise<Float64Array> {
  const pixels = await sharp(path).removeAlpha().toColourspace('srgb').raw().toBuffer();
  const counts = new Float64Array(16 ** 3);
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const box = ((pixels[at] ?? 0) >> 4) * 256 + ((pixels[at + 1] ?? 0) >> 4) * 16 + ((pixels[at + 2] ?? 0) >> 4);
    counts[box] = (counts[box] ?? 0) + 3 / pixels.length;
  }
  return counts;
}
