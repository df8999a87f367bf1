import { Resvg } from '@resvg/resvg-js';
import { fromRaw } from '../sharp.ts';

/** Writes what an SVG of flat areas without gaps looks like, as a PNG `width` pixels wide. File system errors pass through. */
export async function writeFace(path: string, svg: string, width: number, dpi: number): Promise<void> {
  const options = {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
    logLevel: 'off',
  } as const;
  const picture = new Resvg(svg, options).render();
  await fromRaw(picture.pixels, picture.width, picture.height, 4)
    .removeAlpha()
    .withMetadata({ density: dpi })
    .png({ compressionLevel: 4 })
    .toFile(path);
}
