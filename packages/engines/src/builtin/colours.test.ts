import { join } from 'node:path';
import { adjustParams, flattenParams } from '@naksha/contract';
import { closePictures, createPngRows } from '@naksha/imaging';
import { afterAll, expect, it } from 'vitest';
import type { EngineInput } from '../engine.ts';
import { adjust } from './adjust.ts';
import { createContext } from './contexts.test-cases.ts';
import { flatten } from './flatten.ts';

afterAll(closePictures);

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
  expect(context.told.at(-1)).toBe(1);
});

it('reports the colours of a flat picture', async () => {
  const context = await createContext();
  const { report } = await flatten(flattenParams.parse({ colours: 4 }), [await striped(context.workDir)], context);
  expect(report?.colours).toHaveLength(4);
});

it('ends at once with the reason of an abort', async () => {
  const aborting = new AbortController();
  const context = await createContext(aborting.signal);
  const input = await striped(context.workDir, 2048);
  const running = flatten(flattenParams.parse({ colours: 40, denoise: 3 }), [input], context);
  setTimeout(() => aborting.abort(new Error('cancelled')), 100);
  await expect(running).rejects.toThrow('cancelled');
});
