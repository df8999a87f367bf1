/** Writes pictures as the layers of a PSD with ag-psd: `node bench/imaging/write-layers.ts <its path> out.psd in1.png …`. */
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';

const [, , library = '', output = '', ...inputs] = process.argv;
const { writePsdBuffer } = await import(pathToFileURL(library).href);
const children: { name: string; imageData: { width: number; height: number; data: Uint8ClampedArray } }[] = [];
for (const path of inputs) {
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  children.push({ name: basename(path, '.png'), imageData: { width: info.width, height: info.height, data: pixels } });
}
const whole = children.at(-1)?.imageData;
await writeFile(output, writePsdBuffer({ width: whole?.width, height: whole?.height, children, imageData: whole }));
