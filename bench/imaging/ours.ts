/**
 * Does one operation as the server does and prints what it took as JSON: `node bench/imaging/ours.ts repeat in.png '{"rows":16}' out.png`.
 * Several pictures stand with colons between them. A small picture has gone through before, so that all is started. Counts the child processes that do the work.
 */
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { operations } from '@naksha/contract';
import { builtin, closePool } from '@naksha/engines';
import { closePictures } from '@naksha/imaging';
import sharp from 'sharp';
import { spent } from './spent.ts';

const [, , name = '', input = '', given = '{}', output = ''] = process.argv;

async function perform(paths: readonly string[], params: unknown, workDir: string) {
  const context = { signal: new AbortController().signal, progress: () => undefined, workDir, seed: 'bench' };
  const inputs = await Promise.all(
    paths.map(async (path) => {
      const { width = 0, height = 0 } = await sharp(path, { limitInputPixels: false }).metadata();
      return { path, fileName: basename(path, '.png'), width, height, dpi: 300 };
    }),
  );
  if (name === 'repeat') return builtin.repeat(operations.repeat.params.parse(params), inputs, context);
  if (name === 'upscale') return builtin.upscale(operations.upscale.params.parse(params), inputs, context);
  if (name === 'resize') return builtin.resize(operations.resize.params.parse(params), inputs, context);
  if (name === 'export') return builtin.export(operations.export.params.parse(params), inputs, context);
  if (name === 'dpi') return builtin.dpi(operations.dpi.params.parse(params), inputs, context);
  if (name === 'adjust') return builtin.adjust(operations.adjust.params.parse(params), inputs, context);
  if (name === 'recolour') return builtin.recolour(operations.recolour.params.parse(params), inputs, context);
  if (name === 'filter') return builtin.filter(operations.filter.params.parse(params), inputs, context);
  if (name === 'flatten') return builtin.flatten(operations.flatten.params.parse(params), inputs, context);
  if (name === 'vectorise') return builtin.vectorise(operations.vectorise.params.parse(params), inputs, context);
  if (name === 'mask') return builtin.mask(operations.mask.params.parse(params), inputs, context);
  if (name === 'effectTransfer')
    return builtin.effectTransfer(operations.effectTransfer.params.parse(params), inputs, context);
  if (name === 'replicate') return builtin.replicate(operations.replicate.params.parse(params), inputs, context);
  if (name === 'onModel') return builtin.onModel(operations.onModel.params.parse(params), inputs, context);
  if (name === 'exportPsd') return builtin.exportPsd(operations.exportPsd.params.parse(params), inputs, context);
  throw new Error(`Expected an operation that is measured but received ${name}`);
}

/** A mask of the small picture's size, white in its middle. */
async function halfMask(folder: string): Promise<string> {
  const path = join(folder, 'mask.png');
  const middle = { create: { width: 100, height: 100, channels: 3, background: '#fff' } } as const;
  await sharp({ create: { width: 512, height: 512, channels: 3, background: '#000' } })
    .composite([{ input: await sharp(middle).png().toBuffer() }])
    .png()
    .toFile(path);
  return path;
}

const workDir = await mkdtemp(join(tmpdir(), 'bench-'));
try {
  const small = join(workDir, 'small.png');
  await sharp({ create: { width: 512, height: 512, channels: 3, background: '#7a3b2e' } })
    .png()
    .toFile(small);
  const params: Record<string, unknown> = JSON.parse(given);
  const { width: _width, height: _height, ...kept } = params;
  // One picture alone has no look to take, nothing marked, and a size of its own.
  const first = name === 'resize' ? { width: 600 } : name === 'effectTransfer' ? { technique: 'woven' } : {};
  const isPainted = 'area' in params;
  const firstInputs = name === 'mask' && !isPainted ? [small, await halfMask(workDir)] : [small];
  // Of a plain picture nothing can be taken.
  if (name !== 'replicate') await perform(firstInputs, { ...kept, ...first }, workDir);
  const before = await spent();
  const started = performance.now();
  const { files, report } = await perform(input.split(':'), params, workDir);
  const wallS = (performance.now() - started) / 1000;
  const after = await spent();
  await copyFile(files[0]?.path ?? '', output);
  console.log(JSON.stringify({ cpuS: after.cpuS - before.cpuS, wallS, rssMb: after.rssMb, report: report ?? {} }));
} finally {
  closePictures();
  await closePool();
  await rm(workDir, { recursive: true, force: true });
}
