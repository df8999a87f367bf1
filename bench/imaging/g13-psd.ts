import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { findPackage } from './find-package.ts';
import { findProgram } from './find-program.ts';
import { atMost, type Goal, ratio, type Verdict } from './goal.ts';
import { picture, scratch } from './inputs.ts';
import { runOurs } from './run-ours.ts';
import { runPeer } from './run-peer.ts';

const side = 4096;
const ours = scratch('g13-ours.psd');
const agFile = scratch('g13-ag-psd.psd');
const magickFile = scratch('g13-magick.psd');
const worker = new URL('./write-layers.ts', import.meta.url).pathname;

export const g13: Goal = {
  name: 'G13',
  job: 'PSD of five layers of 4096²',
  competitors: async () => {
    const layers = await layerFiles(side);
    const [agPsd, convert] = [findPackage('ag-psd'), await findProgram('convert')];
    const wanted = { fileName: 'layers', layers: 'picture' };
    return [
      { name: 'Naksha', output: ours, run: () => runOurs('exportPsd', layers.join(':'), wanted, ours) },
      {
        name: 'ag-psd',
        output: agFile,
        run: agPsd === undefined ? null : () => runPeer(process.execPath, [worker, agPsd, agFile, ...layers]),
      },
      {
        name: 'ImageMagick',
        output: magickFile,
        // Its first picture is the whole.
        run: convert === undefined ? null : () => runPeer(convert, [layers.at(-1) ?? '', ...layers, magickFile]),
      },
    ];
  },
  judge: async (measured) => {
    const layers = await layerFiles(side);
    const [agPsd, convert] = [findPackage('ag-psd'), await findProgram('convert')];
    const rss = measured[0]?.rssMb ?? 0;
    return [
      ...atMost('CPU ÷ ag-psd', 0.6, ratio(measured, 'ag-psd')),
      ...atMost('CPU ÷ ImageMagick', 0.2, ratio(measured, 'ImageMagick')),
      { asked: 'RSS ≤ 300 MB', figure: rss.toFixed(0), holds: rss <= 300 },
      ...(agPsd === undefined ? [] : [await judgeRead('ag-psd', await readByAgPsd(agPsd, ours), layers)]),
      ...(convert === undefined
        ? []
        : [await judgeRead('ImageMagick', await readByMagick(convert, ours, layers.length), layers)]),
    ];
  },
};

/** Whether a reader gives every name and pixel of the pictures back. */
async function judgeRead(reader: string, read: readonly ReadLayer[], paths: readonly string[]): Promise<Verdict> {
  let equal = 0;
  for (const [index, path] of paths.entries()) {
    const rgb = await sharp(path).removeAlpha().raw().toBuffer();
    const layer = read[index];
    if (layer?.name === basename(path, '.png') && Buffer.compare(layer.rgb, rgb) === 0) equal += 1;
  }
  return {
    asked: `layers that ${reader} reads with their name and every pixel`,
    figure: `${equal} of ${paths.length}`,
    holds: equal === paths.length && read.length === paths.length,
  };
}

/** As many ways to make other pictures of one, that repeat nowhere either. */
const turns: readonly ((one: Sharp) => Sharp)[] = [
  (one) => one,
  (one) => one.flip(),
  (one) => one.flop(),
  (one) => one.negate(),
  (one) => one.rotate(180),
];

/** Five different pictures of one size, from the lowest layer to the highest. Made once and kept among temporary files. */
async function layerFiles(side: number): Promise<string[]> {
  const paths: string[] = [];
  for (const [index, turn] of turns.entries()) {
    const path = scratch(`layer-${side}-${index}.png`);
    if (!existsSync(path)) {
      await turn(sharp(await picture(side)))
        .png()
        .toFile(path);
    }
    paths.push(path);
  }
  return paths;
}

/** A layer as another program reads it: RGB. */
interface ReadLayer {
  readonly name: string;
  readonly rgb: Uint8Array;
}

interface Room {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** The layers of a file by ag-psd, from the lowest to the highest. */
async function readByAgPsd(library: string, path: string): Promise<ReadLayer[]> {
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
async function readByMagick(program: string, path: string, layers: number): Promise<ReadLayer[]> {
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
