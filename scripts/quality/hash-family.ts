import { createHash } from 'node:crypto';
import { type Family, generateParams } from '@naksha/contract';
import { composeRecipe, planScene, weaveWindow } from '@naksha/loom';
import { resvgRasterise } from '@naksha/loom/server';

const size = { width: 256, height: 256 };

/** Hash of the pixels of a cloth's eight designs, small. */
export function hashFamily(family: Family): string {
  const hash = createHash('sha256');
  for (let seed = 1; seed <= 8; seed++) {
    const recipe = composeRecipe(generateParams.parse({ trainedPattern: family, dpi: 96 }), String(seed));
    hash.update(weaveWindow(planScene(recipe), recipe, size, { x: 0, y: 0, ...size }, resvgRasterise).data);
  }
  return hash.digest('hex');
}
