// `npm run drape [goods …]`: drapes the goods and writes their scenes into packages/drape/meshes.
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { packScene, sceneMark } from '@naksha/drape';
import { bake } from './drape/bake.ts';
import { bedsheet } from './drape/goods/bedsheet.ts';
import { curtain } from './drape/goods/curtain.ts';
import { cushion } from './drape/goods/cushion.ts';
import { dress } from './drape/goods/dress.ts';
import { dupatta } from './drape/goods/dupatta.ts';
import { kurta } from './drape/goods/kurta.ts';
import { saree } from './drape/goods/saree.ts';
import { shirt } from './drape/goods/shirt.ts';

const folder = resolve(import.meta.dirname, '../packages/drape/meshes');
const goods = { saree, kurta, cushion, bedsheet, curtain, shirt, dress, dupatta };

for (const [name, drape] of Object.entries(goods)) {
  if (process.argv.length > 2 && !process.argv.includes(name)) continue;
  const began = performance.now();
  const bare = drape();
  const draped = performance.now();
  const sheets = bake(bare);
  const bytes = Buffer.concat([Buffer.from(sceneMark), deflateRawSync(packScene({ sheets }), { level: 9 })]);
  await writeFile(resolve(folder, `${name}.cloth`), bytes);
  const points = sheets.reduce((sum, { columns, rows }) => sum + columns * rows, 0);
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  console.log(
    `${name}: ${points} points, ${bytes.length} bytes, ${seconds(draped - began)} s to drape, ${seconds(performance.now() - draped)} s of light`,
  );
}
