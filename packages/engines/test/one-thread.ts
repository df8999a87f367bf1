/** Draws the design of the parameters given as JSON band after band in this thread alone, and prints the file's hash. */
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateParams } from '@naksha/contract';
import { createPngFile } from '@naksha/imaging';
import { bandsOf, composeRecipe } from '@naksha/loom';
import { plan, weaveBand } from '../src/weaving/thread.ts';

const params = generateParams.parse(JSON.parse(process.argv[2] ?? ''));
const recipe = composeRecipe(params, params.seed);
const size = { width: params.width, height: params.height };
const { scene } = await plan({ recipe });
const folder = await mkdtemp(join(tmpdir(), 'engines-'));
const path = join(folder, 'design.png');
const file = await createPngFile(path, { ...size, dpi: params.dpi });
for (const band of bandsOf(size).keys()) {
  const { png } = await weaveBand({ recipe, plan: scene, size, band, wanted: 'png' });
  if (png !== undefined) await file.append(png);
}
await file.finish();
process.stdout.write(
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex'),
);
await rm(folder, { recursive: true });
