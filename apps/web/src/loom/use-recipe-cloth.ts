import type { Recipe } from '@naksha/loom';
import { useEffect, useState } from 'react';
import { askLoom } from './loom.ts';

/** The picture of a recipe as it is drawn in the browser; the last one stays until the next arrives. `null` asks for nothing and clears it. */
export function useRecipeCloth(place: string, recipe: Recipe | null, sides: readonly number[]): ImageBitmap | null {
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null);
  const key = JSON.stringify([recipe, sides]);
  useEffect(() => {
    const [asked, askedSides]: [Recipe | null, number[]] = JSON.parse(key);
    if (asked === null) {
      setBitmap(null);
      return;
    }
    return askLoom(place, { recipe: asked }, askedSides, (answer) => {
      if (!('failure' in answer)) setBitmap(answer.bitmap);
    });
  }, [place, key]);
  return bitmap;
}
