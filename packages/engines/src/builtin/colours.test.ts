import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { adjustParams, exportPsdParams, flattenParams, vectoriseParams } from '@naksha/contract';
import { createPngRows } from '@naksha/imaging';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createContext } from '../../test/contexts.ts';
import type { EngineInput } from '../engine.ts';
import { adjust } from './adjust.ts';
import { exportPsd } from './export-psd.ts';
import { flatten } from './flatten.ts';
import { vectorise } from './vectorise.ts';

async function striped(folder: string, side = 64): Promise<EngineInput> {
  const path = join(folder, 'stripes.png');
  const png = await createPngRows(path, { width: side, height: side, channels: 3, depth: 8 }, 200);
  await png.write(Uint8Array.from({ length: side * side * 3 }, (_, i) => ((Math.floor(i / 3) % side) * 255) / side));
  await png.finish();
  return { path, fileName: 'stripes.png', width: side, height: side, dpi: 200 };
}

it('adjusts a picture in a process of its own and keeps its size and dpi', async () => {
  const context = await createContext();
  const { files } = await adjust(adjustParams.parse({ brightness: 30 }), [await striped(context.workDir)], context);
  expect(files).toMatchObject([{ contentType: 'image/png', width: 64, height: 64, dpi: 200 }]);
  expect(context.reported.at(-1)).toBe(1);
});

it('reports the colours of a flat picture', async () => {
  const context = await createContext();
  const { report } = await flatten(flattenParams.parse({ colours: 4 }), [await striped(context.workDir)], context);
  expect(report?.colours).toHaveLength(4);
});

/** Four blots of ink on a ground, each pixel off by up to `noise` levels: what a scanner makes of a print. */
async function scan(folder: string, noise: number): Promise<EngineInput> {
  const side = 160;
  const path = join(folder, `scan-${noise}.png`);
  const inks = [
    [0x72, 0x24, 0x1c],
    [0xb2, 0x7c, 0x56],
    [0x27, 0x55, 0x7a],
    [0x33, 0x66, 0x3f],
  ];
  let state = 7;
  const random = () => {
    state = (state * 48271) % 0x7fffffff;
    return state / 0x7fffffff;
  };
  const pixels = new Uint8Array(side * side * 3);
  for (let i = 0; i < side * side; i++) {
    const [x, y] = [i % side, Math.floor(i / side)];
    const blot = (x < side / 2 ? 0 : 1) + (y < side / 2 ? 0 : 2);
    const isInk = Math.hypot((x % (side / 2)) - side / 4, (y % (side / 2)) - side / 4) < side / 6;
    const ink = (isInk ? inks[blot] : undefined) ?? [0xef, 0xe2, 0xc5];
    pixels.set(
      ink.map((channel) => Math.min(255, Math.max(0, channel + noise * (2 * random() - 1)))),
      i * 3,
    );
  }
  const png = await createPngRows(path, { width: side, height: side, channels: 3, depth: 8 }, 200);
  await png.write(pixels);
  await png.finish();
  return { path, fileName: 'scan.png', width: side, height: side, dpi: 200 };
}

// Not what any fit would answer: each is a few levels beside the ink of the scan; the last is nowhere in it.
const approved = ['#741f1a', '#ad7f52', '#2a5278', '#30693c', '#ece4c2', '#ff00ff'];
const [missing] = approved.slice(-1);

it.each([0, 6, 24])(
  'makes a flat picture of exactly the palette that was approved, noise of %d levels',
  async (noise) => {
    const context = await createContext();
    const params = flattenParams.parse({ colours: 8, palette: approved, denoise: noise > 0 ? 1 : 0 });
    const { files, report } = await flatten(params, [await scan(context.workDir, noise)], context);
    expect(await coloursIn(files[0]?.path ?? '')).toEqual(approved.filter((hex) => hex !== missing).sort());
    expect(report).toMatchObject({ unused: [missing], colours: approved.map((hex) => ({ hex })) });
  },
);

it.each([0, 6, 24])('draws exactly the palette that was approved, noise of %d levels', async (noise) => {
  const context = await createContext();
  const params = vectoriseParams.parse({ colours: 8, palette: approved });
  const { files, report } = await vectorise(params, [await scan(context.workDir, noise)], context);
  const drawing = await readFile(files[0]?.path ?? '', 'utf8');
  const inks = new Set([...drawing.matchAll(/(?:fill|stroke)="(#\w+)"/g)].map(([, hex]) => hex));
  expect([...inks].sort()).toEqual(approved.filter((hex) => hex !== missing).sort());
  expect(report).toMatchObject({ unused: [missing] });
});

it('makes layers by colour of exactly the palette that was approved', async () => {
  const context = await createContext();
  const params = flattenParams.parse({ colours: 8, palette: approved, denoise: 1 });
  const { files } = await flatten(params, [await scan(context.workDir, 24)], context);
  const flat = { path: files[0]?.path ?? '', fileName: 'flat.png', width: 160, height: 160, dpi: 200 };
  const wanted = exportPsdParams.parse({ fileName: 'inks', layers: 'colour' });
  const made = await exportPsd(wanted, [flat], context);
  const bytes = await readFile(made.files[0]?.path ?? '');
  const named = approved.filter((hex) => bytes.includes(Buffer.from(hex, 'utf16le').swap16()));
  expect(named).toEqual(approved.filter((hex) => hex !== missing));
});

async function coloursIn(path: string): Promise<string[]> {
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const seen = new Set<string>();
  for (let at = 0; at < data.length; at += info.channels) seen.add(`#${data.toString('hex', at, at + 3)}`);
  return [...seen].sort();
}

it('ends at once with the reason of an abort', async () => {
  const aborting = new AbortController();
  const context = await createContext(aborting.signal);
  const input = await striped(context.workDir, 2048);
  const running = flatten(flattenParams.parse({ colours: 40, denoise: 3 }), [input], context);
  setTimeout(() => aborting.abort(new Error('cancelled')), 100);
  await expect(running).rejects.toThrow('cancelled');
});
