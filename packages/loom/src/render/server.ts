import { Resvg } from '@resvg/resvg-js';
import type { PixelWindow, Raster, Rasterise } from './raster.ts';
import { drawSvg } from './svg.ts';

/**
 * Where a curve is cut by the picture's edge, resvg approximates the rest of it differently, by up to a few tens of grey levels on
 * single pixels. Drawn this much wider and cut to size, what is left of that is a few levels on less than a pixel in a
 * thousand, so neither bands nor seams can be seen.
 */
const marginPx = 16;

/** Draws with resvg on the server: same scene, same window, same bytes on every machine of one resvg version. */
export const resvgRasterise: Rasterise = (drawing, window) => {
  const wide = {
    x: window.x - marginPx,
    y: window.y - marginPx,
    width: window.width + 2 * marginPx,
    height: window.height + 2 * marginPx,
  };
  const picture = new Resvg(drawSvg(drawing, wide), { font: { loadSystemFonts: false }, logLevel: 'off' }).render();
  return { ...window, data: cut(picture.pixels, wide, window) };
};

function cut(pixels: Uint8Array, from: PixelWindow, window: PixelWindow): Raster['data'] {
  const data = new Uint8ClampedArray(window.width * window.height * 4);
  for (let row = 0; row < window.height; row++) {
    const start = ((row + window.y - from.y) * from.width + window.x - from.x) * 4;
    data.set(pixels.subarray(start, start + window.width * 4), row * window.width * 4);
  }
  return straighten(data);
}

/** resvg multiplies colours by their alpha; rasters do not. Only layers drawn without a ground have such pixels. */
function straighten(data: Raster['data']): Raster['data'] {
  for (let at = 3; at < data.length; at += 4) {
    const alpha = data[at] ?? 0;
    if (alpha === 255 || alpha === 0) continue;
    for (let channel = at - 3; channel < at; channel++) data[channel] = ((data[channel] ?? 0) * 255) / alpha;
  }
  return data;
}
