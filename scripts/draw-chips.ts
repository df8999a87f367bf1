// Draws the pictures of the studio's pattern chips: `node scripts/draw-chips.ts [name …]`. Run it again when the loom draws better.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { families, type GenerateInput, generateParams, patternNames } from '@naksha/contract';
import { closePictures, makePreview } from '@naksha/imaging';
import { bringSubjects, composeRecipe, planScene, type Scene, weaveWindow } from '@naksha/loom';
import { resvgRasterise } from '@naksha/loom/server';
import { repeatPicture } from '../bench/look/repeat-picture.ts';

const folder = join(import.meta.dirname, '../apps/web/src/ui/chips');
/** Shown up to 76 px wide: twice that for dense screens. */
const sidePx = 152;
/** So much cloth that a motif can be recognised at 54 px. */
const tile = { width: 1024, height: 1024, dpi: 200 } satisfies Partial<GenerateInput>;

/** Where the first design is not the one that shows most. */
const wanted: Record<string, GenerateInput> = {
  'family-kalamkari': { prompt: 'kalamkari vines, red and indigo flowers on cream', seed: '12', dpi: 130 },
  'family-paisley': { prompt: 'paisley on deep maroon, teal and gold', seed: '5', dpi: 150 },
  'family-ajrakh': { prompt: 'ajrakh roundels on indigo, madder red', seed: '4' },
  'family-bandhani': { prompt: 'bandhani bavan baug on red', seed: '7', dpi: 130 },
  'family-ikat': { prompt: 'ikat ogee, teal and pink', seed: '3', dpi: 150 },
  'family-floral': { prompt: 'floral bouquets on white, pink and blue', seed: '8', dpi: 150 },
  'family-patola': { prompt: 'patola elephants on red', seed: '2', dpi: 110 },
  'family-madhubani': { prompt: 'madhubani fish and lotus', seed: '3', dpi: 220 },
  'family-small-weaves': { prompt: 'houndstooth in black and cream', seed: '1', dpi: 300 },
  'family-brocade': { prompt: 'brocade jangla on maroon, gold', seed: '2', dpi: 180 },
  'family-batik': { prompt: 'batik kawung in indigo and brown', seed: '2', dpi: 150 },
  'family-leheriya': { prompt: 'satrangi leheriya', seed: '9', dpi: 150 },
  'family-shibori': { prompt: 'shibori diamonds in indigo', seed: '4', dpi: 150 },
  'family-warli': { prompt: 'warli dancers', seed: '1', dpi: 130 },
  'family-conversational': {
    prompt: 'lemons and kites on sky blue, tossed',
    trainedPattern: 'conversational',
    seed: '3',
    dpi: 170,
  },
  'family-kutch': { prompt: 'kutch embroidery peacocks and elephants on black', seed: '7', dpi: 130 },
  'family-suzani': { prompt: 'suzani rosettes on cream, crimson and indigo', seed: '7', dpi: 110 },
  'family-kantha': { prompt: 'kantha elephants and horses in red and blue', seed: '7', dpi: 170 },
  'family-jamdani': { prompt: 'jamdani jaal on indigo', seed: '7', dpi: 200 },
  'family-mashru': { prompt: 'katariya mashru', seed: '7', dpi: 200 },
  'family-toile': { prompt: 'toile islands in blue on cream', seed: '2', dpi: 240 },
  'family-marble': { prompt: 'bouquet marble, teal, rust and cream', seed: '7', dpi: 190 },
  'family-kilim': { prompt: 'eye dazzler kilim', seed: '7', dpi: 190 },
  'family-camouflage': { prompt: 'woodland camo', seed: '4', dpi: 130 },
  'family-tie-dye': { prompt: 'tie dye spiral, orange, pink and purple', seed: '7', dpi: 120 },
  'name-geometric': { prompt: 'diamonds in teal and cream', trainedPattern: 'geometric', seed: '31', dpi: 200 },
  'name-pomegranate': { prompt: 'pomegranates on green', trainedPattern: 'damask', seed: '32', dpi: 160 },
  'name-peacock': { prompt: 'buti of peacocks on cream', trainedPattern: 'kalamkari', seed: '1', dpi: 170 },
  'name-birds': { prompt: 'parrots on yellow', trainedPattern: 'kalamkari', seed: '5', dpi: 190 },
  'name-elephant': { prompt: 'elephants on red', trainedPattern: 'patola', seed: '2', dpi: 180 },
  'name-animals': { prompt: 'deer and horses on teal', trainedPattern: 'kalamkari', seed: '4', dpi: 180 },
  'name-flowers': {
    prompt: 'large rosettes on indigo',
    trainedPattern: 'kalamkari',
    patternName: 'flowers',
    seed: '21',
    dpi: 240,
  },
  'name-paisley': {
    prompt: 'large paisley on green',
    trainedPattern: 'paisley',
    patternName: 'paisley',
    seed: '22',
    dpi: 220,
  },
  'name-lotus': {
    prompt: 'trailing vine, large lotus on indigo',
    trainedPattern: 'kalamkari',
    patternName: 'lotus',
    seed: '7863',
    dpi: 150,
  },
  'name-vine': { prompt: 'vines on cream', trainedPattern: 'floral', patternName: 'vine', seed: '24', dpi: 220 },
  'name-leaf': {
    prompt: 'jaal of large leaves, no flowers, on cream',
    trainedPattern: 'kalamkari',
    patternName: 'leaf',
    seed: '25',
    dpi: 200,
  },
  'name-medallion': {
    prompt: 'medallion on red',
    trainedPattern: 'bandhani',
    patternName: 'medallion',
    seed: '26',
    dpi: 200,
  },
  'name-star': { prompt: 'stars on indigo', trainedPattern: 'ajrakh', patternName: 'star', seed: '27', dpi: 240 },
  'name-tree-of-life': {
    prompt: 'tree of life on cream',
    trainedPattern: 'kalamkari',
    patternName: 'tree-of-life',
    seed: '28',
    dpi: 130,
  },
};

/** A motif that stands whole in the middle of its chip: a figure that its edge cuts cannot be recognised. */
const middles: Record<string, string> = {
  'name-peacock': 'peacock',
  'name-birds': 'parrot',
  'name-elephant': 'elephant',
  'name-animals': 'deer',
  'name-pomegranate': 'pomegranate',
};

const asked = process.argv.slice(2);
const names = [...families.map((name) => `family-${name}`), ...patternNames.map((name) => `name-${name}`)].filter(
  (name) => asked.length === 0 || asked.includes(name),
);
const work = await mkdtemp(join(tmpdir(), 'chips-'));
await mkdir(folder, { recursive: true });
for (const name of names) {
  const params = generateParams.parse({ ...tile, ...(wanted[name] ?? plain(name)) });
  await bringSubjects(params.prompt, params.language);
  const recipe = composeRecipe(params, params.seed);
  const scene = planScene(recipe);
  const size = { width: sidePx, height: sidePx };
  const at = cornerFor(scene, middles[name]);
  const drawn = weaveWindow(scene, recipe, size, { ...at, ...size }, resvgRasterise);
  const png = join(work, `${name}.png`);
  await writeFile(png, await repeatPicture(drawn, 1, 1, undefined));
  await writeFile(join(folder, `${name}.webp`), (await makePreview(png, 256)).bytes);
  console.log(name);
}
await rm(work, { recursive: true });
closePictures();

/** Upper left of a window of the tile, which goes on over its edges, that has the largest of a motif in its middle. */
function cornerFor({ census, torus, columns, rows }: Scene, motif: string | undefined): { x: number; y: number } {
  const [disc] = census.filter((each) => each.motif === motif).toSorted((one, other) => other.r - one.r);
  if (disc === undefined) return { x: 0, y: 0 };
  return {
    x: Math.round((disc.x / (torus.w * columns) - 0.5) * sidePx),
    y: Math.round((disc.y / (torus.h * rows) - 0.5) * sidePx),
  };
}

function plain(name: string): GenerateInput {
  const trainedPattern = families.find((family) => name === `family-${family}`);
  const patternName = patternNames.find((each) => name === `name-${each}`);
  return { seed: '1', dpi: 150, ...(trainedPattern && { trainedPattern }), ...(patternName && { patternName }) };
}
