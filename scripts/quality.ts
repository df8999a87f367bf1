/**
 * `npm run quality [family …]`: the ten points of the rubric for eight designs of every cloth, as a table and as a page with pictures
 * in bench/results/quality. Exits with 1 where a seam or determinism fails anywhere, or a cloth holds fewer than eight of the ten.
 * `npm run quality -- options [option …] [family …]`: every value of every option over the same cloths, as pages in bench/results/options.
 */

import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Family, families } from '@naksha/contract';
import { judgeFamily } from '@naksha/loom/quality';
import { resvgRasterise } from '@naksha/loom/server';
import { printTable } from '../bench/print-table.ts';
import { drawOptions } from './quality/draw-options.ts';
import { hashFamily } from './quality/hash-family.ts';
import { writeSheet } from './quality/write-sheet.ts';

const folder = resolve(import.meta.dirname, '../bench/results/quality');
/** A cloth holds a point when at most one of its eight designs misses it; the first two no design may miss. */
const allowedMisses = 1;
const mandatory = ['seam', 'determinism'];
const leastPoints = 8;

const wanted = process.argv.slice(2);
if (wanted[0] === 'options') {
  await drawOptions(resolve(folder, '../options'), wanted.slice(1));
  process.exit();
}
const judgedFamilies = families.filter((family) => wanted.length === 0 || wanted.includes(family));
if (judgedFamilies.length === 0) throw new Error(`Expected some of ${families.join(', ')}`);

const elsewhere = await hashElsewhere(judgedFamilies);
const rows: string[][] = [];
const misses: string[] = [];
let names: string[] = [];
let isGood = true;
for (const family of judgedFamilies) {
  const isSame = elsewhere.get(family) === hashFamily(family);
  const designs = judgeFamily(family, resvgRasterise).map(({ recipe, tile, points: { seam, plan, ...rest } }) => ({
    recipe,
    tile,
    points: Object.entries({
      seam,
      determinism: { isHeld: plan.isHeld && isSame, measured: plan.isHeld ? 'bytes of two processes' : plan.measured },
      ...rest,
    }),
  }));
  names = designs[0]?.points.map(([name]) => name) ?? [];
  const held = names.map((_, i) => designs.filter(({ points }) => points[i]?.[1].isHeld).length);
  const kept = names.filter(
    (name, i) => designs.length - (held[i] ?? 0) <= (mandatory.includes(name) ? 0 : allowedMisses),
  );
  const isHeld = kept.length >= leastPoints && mandatory.every((name) => kept.includes(name));
  isGood &&= isHeld;
  rows.push([family, isHeld ? 'held' : 'MISSED', String(kept.length), ...held.map(String)]);
  for (const { recipe, points } of designs) {
    for (const [name, { isHeld: is, measured }] of points)
      if (!is) misses.push(`${family} ${recipe.layout} (seed ${recipe.seed}): ${name}: ${measured}`);
  }
  await writeSheet(folder, family, designs);
}
printTable(['cloth', '', 'of ten', ...names], rows);
console.log(`\nMissed, ${misses.length} of ${judgedFamilies.length * 80}:\n${misses.join('\n')}`);
console.log(`\nPictures: ${folder}/index.html`);
process.exitCode = isGood ? 0 : 1;

/** The hash of each cloth's designs as another process draws them. */
async function hashElsewhere(families: readonly Family[]): Promise<Map<string, string>> {
  const script = fileURLToPath(new URL('./quality-hashes.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...families]);
  return new Map(
    stdout
      .trim()
      .split('\n')
      .map((line): [string, string] => {
        const [family = '', hash = ''] = line.split(' ');
        return [family, hash];
      }),
  );
}
