/** Makes one design as the server does and prints what it took as JSON: `node bench/cloth/measure.ts kalamkari 1024`. */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateParams } from '@naksha/contract';
import { builtin, closePool } from '@naksha/engines';
import { composeRecipe, planScene, recipe as recipeSchema } from '@naksha/loom';
import { resvgRasterise } from '@naksha/loom/server';
import sharp from 'sharp';

const [, , family, side] = process.argv;
const px = Number(side);
/** A tile of 27 cm whatever its pixels, up to the largest density. */
const dpi = Math.min(300, Math.round((px / 1024) * 96));
const workDir = await mkdtemp(join(tmpdir(), 'bench-'));
const context = { signal: new AbortController().signal, progress: () => undefined, workDir, seed: 'bench' };
const paramsAt = (width: number) => generateParams.parse({ trainedPattern: family, width, height: width, dpi });

function cpuMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

try {
  // Starts the threads and lets every function on the way be compiled.
  for (let i = 0; i < 3; i++) await builtin.generate(paramsAt(1024), [], context);
  const cpu = process.cpuUsage();
  const started = performance.now();
  const { files } = await builtin.generate({ ...paramsAt(px), seed: 'bench-1' }, [], context);
  const wallMs = performance.now() - started;
  const jobCpuMs = cpuMs(cpu);
  const peakMb = process.resourceUsage().maxRSS / 1024;
  const [file] = files;
  if (file === undefined) throw new Error('Expected a design but received none');
  const { size } = await stat(file.path);

  const recipe = recipeSchema.parse(file.designDefinition);
  planScene(composeRecipe(paramsAt(1024), 'warm'));
  const planning = performance.now();
  const scene = planScene(recipe);
  const planMs = performance.now() - planning;

  const units = { unitsPerPxX: (scene.columns * scene.torus.w) / px, unitsPerPxY: (scene.rows * scene.torus.h) / px };
  const raster = process.cpuUsage();
  resvgRasterise({ scene, colours: recipe.palette.roles, ...units }, { x: 0, y: 0, width: px, height: px });
  const rasterCpuMs = cpuMs(raster);

  const { data, info } = await sharp(file.path).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const encoding = process.cpuUsage();
  const peer = await sharp(data, { raw }).png({ compressionLevel: 6 }).toBuffer();
  const sharpCpuMs = cpuMs(encoding);

  const measured = {
    layout: recipe.layout,
    planMs,
    wallMs,
    cpuMs: jobCpuMs,
    peakMb,
    pngMb: size / 1e6,
    seam: file.seamScore ?? 0,
    sharpCpuMs,
    sharpMb: peer.length / 1e6,
    rasterCpuMs,
  };
  console.log(JSON.stringify(measured));
} finally {
  await closePool();
  await rm(workDir, { recursive: true, force: true });
}
