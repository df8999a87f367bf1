import { Resvg } from '@resvg/resvg-js';
import type { Rasterise } from './raster.ts';
import { drawSvg } from './svg.ts';

/** Draws with resvg on the server: same scene, same window, same bytes on every machine of one resvg version. */
export const resvgRasterise: Rasterise = (drawing, window) => {
  const picture = new Resvg(drawSvg(drawing, window), { font: { loadSystemFonts: false }, logLevel: 'off' }).render();
  const pixels = picture.pixels;
  return { ...window, data: new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.byteLength) };
};
