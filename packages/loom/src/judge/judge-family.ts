import { hashDistance, perceptualHash } from '@naksha/colour';
import { type Family, generateParams } from '@naksha/contract';
import { planScene } from '../change/plan-scene.ts';
import { colourDistance } from '../numbers/colour/oklch.ts';
import { softenGround } from '../palette/soften-ground.ts';
import { readPrompt } from '../prompt/read-prompt.ts';
import { composeRecipe } from '../recipe/compose.ts';
import { groundRole } from '../recipe/ground-role.ts';
import { nearMotifs } from '../recipe/motifs-of.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { Raster, Rasterise } from '../render/raster.ts';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import { type MotifId, motifIds } from '../vocabulary/motif-ids.ts';
import { type ClothPoints, judgeCloth, type Point } from './judge-cloth.ts';

const seeds = ['1', '2', '3', '4', '5', '6', '7', '8'];

export interface Judged {
  readonly recipe: Recipe;
  readonly tile: Raster;
  readonly points: ClothPoints & { readonly diversity: Point; readonly words: Point };
}

/** Eight designs of a cloth, layout by seed, measured by the rubric; drawing the same bytes in two processes is for the caller to see. */
export function judgeFamily(family: Family, rasterise: Rasterise): Judged[] {
  const judged = seeds.map((seed) => {
    // 1024 px at 96 dpi are 27 cm of cloth.
    const recipe = composeRecipe(generateParams.parse({ trainedPattern: family, dpi: 96 }), seed);
    return { recipe, ...judgeCloth(recipe, rasterise) };
  });
  const hashes = judged.map(({ tile }) => perceptualHash(tile));
  const pairs = hashes.flatMap((hash, i) => hashes.slice(i + 1).map((other) => hashDistance(hash, other)));
  const middle = pairs.toSorted((one, other) => one - other)[Math.floor(pairs.length / 2)] ?? 0;
  return judged.map(({ recipe, tile, points }, at) => {
    const nearest = Math.min(...hashes.map((hash, i) => (i === at ? 64 : hashDistance(hash, hashes[at] ?? hash))));
    const diversity = {
      isHeld: middle >= 20 && nearest >= 12,
      measured: `nearest ${nearest}, middle pair ${middle} of 64`,
    };
    return { recipe, tile, points: { ...points, diversity, words: judgeWords(family, at) } };
  });
}

/** A ground, a motif and one that is refused, in the words of a prompt. */
const asks: readonly { readonly words: string; readonly wanted: MotifId; readonly refused: MotifId }[] = [
  { words: 'with lotus on navy, no paisley', wanted: 'lotus', refused: 'paisley' },
  { words: 'on cream with peacocks, without elephants', wanted: 'peacock', refused: 'elephant' },
  { words: 'with stars on maroon, no dots', wanted: 'star', refused: 'dot' },
  { words: 'पर पत्तियां, हरे पर, बिना कमल', wanted: 'leaf', refused: 'lotus' },
  { words: 'with elephants on mustard, no peacocks', wanted: 'elephant', refused: 'peacock' },
  { words: 'on teal with paisley, no stars', wanted: 'paisley', refused: 'star' },
  { words: 'કાળા પર ફૂલ, માછલી વગર', wanted: 'blossom', refused: 'fish' },
  { words: 'with trees on white, no birds', wanted: 'tree', refused: 'parrot' },
];

/** Whether a prompt for this cloth has a witness of each of its words: the cloth, the ground, what is wanted; and nothing refused. */
function judgeWords(family: Family, number: number): Point {
  const ask = asks[number % asks.length];
  if (ask === undefined) throw new RangeError('expected a prompt');
  const { wanted, refused } = ask;
  const prompt = `${vocabularies[family].words[0].split(', ')[0]} ${ask.words}`;
  const recipe = composeRecipe(generateParams.parse({ prompt, dpi: 96 }), String(number));
  const { ground, later } = readPrompt(prompt, 'en');
  const under = groundRole(vocabularies[family].layouts[recipe.layout], ground?.hex ?? '#ffffff');
  // What a cloth cannot draw is reported.
  const isReported = later.some(({ value }) => value === wanted);
  const drawn = new Set(planScene(recipe).census.map(({ motif }) => motif));
  const stands = [wanted, ...(nearMotifs[wanted] ?? [])];
  // A cloth without figures draws none whatever is asked.
  const isFigured = motifIds.some((motif) => drawn.has(motif));
  const faults = [
    recipe.family === family ? '' : `made ${recipe.family}`,
    ground !== undefined && colourDistance(recipe.palette.roles[under], softenGround(ground.hex)) <= 0.06
      ? ''
      : 'ground',
    recipe.motifs.include.includes(wanted) || isReported || !isFigured ? '' : `${wanted} not read`,
    stands.some((motif) => drawn.has(motif)) || isReported || !isFigured ? '' : `${wanted} not drawn`,
    drawn.has(refused) || !recipe.motifs.exclude.includes(refused) ? `${refused} not refused` : '',
  ].filter((fault) => fault !== '');
  return {
    isHeld: faults.length === 0,
    measured: faults.length === 0 ? 'as asked' : `${prompt}: ${faults.join(', ')}`,
  };
}
