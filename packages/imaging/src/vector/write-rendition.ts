import { fromHex } from '@naksha/colour';
import { Resvg } from '@resvg/resvg-js';
import { fromRaw } from '../sharp.ts';
import type { Drawing } from './drawing.ts';
import { svgOf } from './write-svg.ts';

/**
 * Writes what a drawing looks like as a PNG of its pixels. `areas` are its paths; what shines through where they blend is the pixel's
 * own colour, as `ranks` say, instead of lines that take long to draw. File system errors pass through.
 */
export async function writeRendition(
  path: string,
  drawing: Drawing,
  areas: readonly string[],
  ranks: Uint8Array,
): Promise<void> {
  const { width, height, dpi, layers } = drawing;
  const options = {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
    logLevel: 'off',
  } as const;
  const { pixels } = new Resvg(svgOf(drawing, areas), options).render();
  const colours = layers.map(({ colour }) => fromHex(colour).map((channel) => channel * 255));
  const rendition = new Uint8Array(width * height * 3);
  for (let at = 0; at < ranks.length; at++) {
    const under = colours[ranks[at] ?? 0] ?? [0, 0, 0];
    const through = 1 - (pixels[at * 4 + 3] ?? 255) / 255;
    // resvg multiplies colours by their alpha.
    for (let channel = 0; channel < 3; channel++) {
      rendition[at * 3 + channel] = Math.round((pixels[at * 4 + channel] ?? 0) + through * (under[channel] ?? 0));
    }
  }
  await fromRaw(rendition, width, height, 3).withMetadata({ density: dpi }).png({ compressionLevel: 4 }).toFile(path);
}
