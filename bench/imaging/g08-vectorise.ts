import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { flattenParams } from '@naksha/contract';
import { closePictures, flattenPicture } from '@naksha/imaging';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { plain } from '../look/recipe-of.ts';
import { renderTile } from '../look/render-tile.ts';
import { findPackage } from './find-package.ts';
import { atMost, type Competitor, type Goal, type Measured, type Verdict } from './goal.ts';
import { scratch } from './inputs.ts';
import { runOurs } from './run-ours.ts';
import { runPeer } from './run-peer.ts';

/** One that is drawn freely and one that is stamped and cracked. */
const designs = ['kalamkari', 'batik'] as const;
const ours = (design: string) => scratch(`g08-${design}.svg`);
const theirs = (design: string) => scratch(`g08-${design}-vtracer.svg`);
/** vtracer's own settings for splines, but it keeps spots as small as ours does. */
const settings =
  '{ colorMode: 0, hierarchical: 0, filterSpeckle: 2, colorPrecision: 6, layerDifference: 16, mode: 2, cornerThreshold: 60, lengthThreshold: 4, maxIterations: 10, spliceThreshold: 45, pathPrecision: 2 }';

export const g08: Goal = {
  name: 'G8',
  job: 'vectorise 1024² of 8 colours to SVG',
  competitors: async () => {
    const vtracer = findPackage('@neplex/vectorizer');
    const all: Competitor[] = [];
    for (const design of designs) {
      const from = await drawnInput(design);
      const job = `const fs = require('fs'); require(${JSON.stringify(vtracer)}).vectorize(fs.readFileSync(${JSON.stringify(from)}), ${settings}).then((svg) => fs.writeFileSync(${JSON.stringify(theirs(design))}, svg))`;
      all.push(
        {
          name: `${design}, Naksha`,
          output: ours(design),
          run: () => runOurs('vectorise', from, { colours: 8 }, ours(design)),
        },
        {
          name: `${design}, vtracer`,
          output: theirs(design),
          run: vtracer === undefined ? null : () => runPeer(process.execPath, ['-e', job]),
        },
      );
    }
    return all;
  },
  judge: async (measured) => (await Promise.all(designs.map((design) => judgeDesign(measured, design)))).flat(),
};

async function judgeDesign(measured: readonly Measured[], design: string): Promise<Verdict[]> {
  const from = await drawnInput(design);
  const own = await drawingQuality(ours(design), from);
  const painted = { asked: `${design}: unpainted pixels`, figure: `${own.unpainted}`, holds: own.unpainted === 0 };
  const one = measured.find(({ name }) => name === `${design}, Naksha`);
  const other = measured.find(({ name }) => name === `${design}, vtracer`);
  if (one === undefined || other === undefined) return [painted];
  const its = await drawingQuality(theirs(design), from);
  return [
    painted,
    ...atMost(`${design}: wall ÷ vtracer`, 1.5, one.wallS / other.wallS),
    ...atMost(`${design}: SVG ÷ vtracer`, 0.8, one.bytes / other.bytes),
    {
      asked: `${design}: PSNR ≥ vtracer + 1 dB`,
      figure: `${own.psnr.toFixed(2)} against ${its.psnr.toFixed(2)} dB`,
      holds: own.psnr >= its.psnr + 1,
    },
  ];
}

/** A design of a family on the loom in its own palette, 1024², as a flat picture of eight colours. Made once. */
async function drawnInput(family: string): Promise<string> {
  const path = scratch(`drawn-${family}.png`);
  if (existsSync(path)) return path;
  await mkdir(dirname(path), { recursive: true });
  const { data, width, height } = renderTile(plain(family, undefined, '7', 0), { px: 1024 });
  const whole = scratch(`drawn-${family}-whole.png`);
  await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png()
    .toFile(whole);
  await flattenPicture({
    from: whole,
    to: path,
    folder: dirname(path),
    params: flattenParams.parse({ colours: 8 }),
    signal: new AbortController().signal,
    progress: () => undefined,
  });
  closePictures();
  return path;
}

/** How true a drawing is to the flat picture it was made of. */
interface DrawingQuality {
  /** Peak signal to noise, in dB. */
  readonly psnr: number;
  /** Pixels through which the paper shows. */
  readonly unpainted: number;
}

/** Draws an SVG again in the size of its source and holds one against the other. */
async function drawingQuality(svg: string, source: string): Promise<DrawingQuality> {
  const { data, info } = await sharp(source)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { pixels } = new Resvg(await readFile(svg, 'utf8'), {
    fitTo: { mode: 'width', value: info.width },
    font: { loadSystemFonts: false },
  }).render();
  let sum = 0;
  let unpainted = 0;
  for (let i = 0; i < info.width * info.height; i++) {
    if ((pixels[i * 4 + 3] ?? 0) < 255) unpainted++;
    for (let channel = 0; channel < 3; channel++) {
      sum += ((pixels[i * 4 + channel] ?? 0) - (data[i * 3 + channel] ?? 0)) ** 2;
    }
  }
  return { psnr: 10 * Math.log10(255 ** 2 / (sum / data.length)), unpainted };
}
