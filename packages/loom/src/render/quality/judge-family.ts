import { type Family, generateParams } from '@naksha/contract';
import { composeRecipe } from '../../recipe/compose.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { hashDistance, perceptualHash } from '../perceptual-hash.ts';
import type { Raster, Rasterise } from '../raster.ts';
import { type ClothPoints, judgeCloth, type Point } from './judge-cloth.ts';
import { judgeWords } from './judge-words.ts';

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
