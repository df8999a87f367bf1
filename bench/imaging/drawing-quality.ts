import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

/** How true a drawing is to the flat picture it was made of. */
export interface DrawingQuality {
  /** Peak signal to noise, in dB. */
  readonly psnr: number;
  /** Pixels through which the paper shows. */
  readonly unpainted: number;
}

/** Draws an SVG again in the size of its source and holds one against the other. */
export async function drawingQuality(svg: string, source: string): Promise<DrawingQuality> {
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
