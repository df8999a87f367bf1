import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { generateParams } from '@naksha/contract';
import { openPicture } from '@naksha/imaging';
import { parseRecipe } from '@naksha/loom';
import { expect, it, vi } from 'vitest';
import { createContext, hashOf } from '../../test/contexts.ts';
import { generate } from './generate.ts';

// Whole pictures are drawn, and other work may share the machine.
vi.setConfig({ testTimeout: 360_000 });

const small = { trainedPattern: 'ajrakh', width: 320, height: 300, dpi: 60 } as const;

it('makes as many designs as asked for, each a seamless PNG with its recipe', async () => {
  const context = await createContext();
  const { files } = await generate(generateParams.parse({ ...small, count: 2, seed: 'two' }), [], context);
  expect(files.map((file) => file.seed)).toEqual(['two', 'two-2']);
  for (const file of files) {
    expect(await openPicture(file.path)).toMatchObject({ contentType: 'image/png', width: 320, height: 300, dpi: 60 });
    expect(file.seamScore).toBeLessThanOrEqual(1);
    expect(parseRecipe(file.designDefinition)).toMatchObject({ recipe: { seed: file.seed } });
  }
  expect(await hashOf(files[0]?.path ?? '')).not.toBe(await hashOf(files[1]?.path ?? ''));
});

it('reports progress band by band, never backwards, up to 1', async () => {
  const context = await createContext();
  await generate(generateParams.parse({ ...small, height: 1200 }), [], context);
  expect(context.reported.length).toBe(3);
  expect(context.reported).toEqual([...context.reported].sort((a, b) => a - b));
  expect(context.reported.at(-1)).toBeCloseTo(1, 9);
});

it('leaves what the words leave open to the seed of the context', async () => {
  const { files } = await generate(generateParams.parse(small), [], await createContext());
  expect(files[0]?.seed).toBe('context');
});

it('gives the same bytes in another process with a single thread', async () => {
  const params = { ...small, height: 1200, seed: 'same' };
  const { files } = await generate(generateParams.parse(params), [], await createContext());
  const script = fileURLToPath(new URL('../../test/one-thread.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, JSON.stringify(params)]);
  expect(stdout.trim()).toBe(await hashOf(files[0]?.path ?? ''));
});

it('stops with the reason it is given, and can be used again afterwards', async () => {
  const stop = new AbortController();
  const context = await createContext(stop.signal);
  const large = generateParams.parse({ ...small, width: 2048, height: 2048, dpi: 150, seed: 'stop' });
  const stopping = generate(large, [], { ...context, progress: () => stop.abort(new Error('called off')) });
  await expect(stopping).rejects.toThrow('called off');
  const { files } = await generate(generateParams.parse(small), [], await createContext());
  expect(files).toHaveLength(1);
});
