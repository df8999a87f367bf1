import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** A layer as another program reads it: RGB. */
export interface ReadLayer {
  readonly name: string;
  readonly rgb: Uint8Array;
}

interface Room {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** The layers of a file by ag-psd, from the lowest to the highest. */
export async function readByAgPsd(library: string, path: string): Promise<ReadLayer[]> {
  const { readPsd, initializeCanvas } = await import(pathToFileURL(library).href);
  const room = (width: number, height: number): Room => ({
    width,
    height,
    data: new Uint8ClampedArray(width * height * 4),
  });
  initializeCanvas(() => {
    throw new Error('Expected to need no canvas');
  }, room);
  const { children } = readPsd(await readFile(path), { useImageData: true, skipCompositeImageData: true });
  return children.map(({ name, imageData }: { name: string; imageData: Room }) => {
    const rgb = new Uint8Array((imageData.data.length / 4) * 3);
    for (let from = 0, into = 0; into < rgb.length; from += 4, into += 3) {
      rgb[into] = imageData.data[from] ?? 0;
      rgb[into + 1] = imageData.data[from + 1] ?? 0;
      rgb[into + 2] = imageData.data[from + 2] ?? 0;
    }
    return { name, rgb };
  });
}

const run = promisify(execFile);
const policyFolder = new URL('./policy/', import.meta.url).pathname;

/** The layers of a file by ImageMagick, whose first picture is the whole. */
export async function readByMagick(program: string, path: string, layers: number): Promise<ReadLayer[]> {
  const options = {
    encoding: 'buffer',
    maxBuffer: 2 ** 30,
    env: { ...process.env, MAGICK_CONFIGURE_PATH: policyFolder },
  } as const;
  const read: ReadLayer[] = [];
  for (let layer = 1; layer <= layers; layer++) {
    const one = `${path}[${layer}]`;
    const { stdout: name } = await run(program, [one, '-format', '%l', 'info:'], options);
    const { stdout: rgb } = await run(program, [one, '-alpha', 'off', '-depth', '8', 'rgb:-'], options);
    read.push({ name: name.toString().trim(), rgb });
  }
  return read;
}
