/** Makes one large file as an export does and prints what it took as JSON: `node bench/cloth/measure-large.ts kalamkari 16384` or `… saree`. */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportParams, generateParams, pxToCm } from '@naksha/contract';
import { builtin, closePool } from '@naksha/engines';
import { composeRecipe } from '@naksha/loom';

const [, , family, what] = process.argv;
const dpi = 300;
const saree = { extent: 'piece', usage: 'sarees', dpi: 150 } as const;

const workDir = await mkdtemp(join(tmpdir(), 'bench-'));
const context = { signal: new AbortController().signal, progress: () => undefined, workDir, seed: 'bench' };
try {
  const recipe = composeRecipe(generateParams.parse({ trainedPattern: family, dpi: 96, seed: 'bench-1' }));
  const size = what === 'saree' ? saree : { widthCm: pxToCm(Number(what), dpi), dpi };
  const params = exportParams.parse({ fileName: 'large', format: 'png', ...size });
  const input = { path: '', fileName: 'design', width: 1024, height: 1024, dpi: 96, designDefinition: recipe };
  const started = performance.now();
  const { files } = await builtin.export(params, [input], context);
  const [file] = files;
  if (file === undefined) throw new Error('Expected a file but received none');
  const { user, system } = process.cpuUsage();
  const measured = {
    width: file.width,
    height: file.height,
    wallS: (performance.now() - started) / 1000,
    cpuS: (user + system) / 1e6,
    peakMb: process.resourceUsage().maxRSS / 1024,
    fileMb: (await stat(file.path)).size / 1e6,
  };
  console.log(JSON.stringify(measured));
} finally {
  await closePool();
  await rm(workDir, { recursive: true, force: true });
}
