import type { GenerateInput } from '@naksha/contract';
import type { Recipe } from '@naksha/loom';
import { useEffect, useState } from 'react';
import { askLoom } from './loom.ts';

export interface Cloth {
  /** Equal for pictures of the same cloth. */
  readonly key: string;
  readonly recipe: Recipe;
  readonly bitmap: ImageBitmap;
  /** False while a larger picture of the same cloth is still being drawn. */
  readonly isSharp: boolean;
}

/** The cloth of these words as it is drawn; the last one stays until the next arrives. `null` asks for nothing. */
export function useCloth(
  place: string,
  params: GenerateInput | null,
  seed: string,
  sides: readonly number[],
): Cloth | null {
  const [cloth, setCloth] = useState<Cloth | null>(null);
  const key = JSON.stringify([params, seed, sides]);
  useEffect(() => {
    const [asked, askedSeed, askedSides]: [GenerateInput | null, string, number[]] = JSON.parse(key);
    if (asked === null) return;
    return askLoom(place, { params: asked, seed: askedSeed }, askedSides, (answer) => {
      if ('failure' in answer) return;
      // Of the same cloth in other sides, too: between these nothing is faded.
      const ofCloth = JSON.stringify([asked, askedSeed]);
      setCloth({ key: ofCloth, recipe: answer.recipe, bitmap: answer.bitmap, isSharp: answer.isLast });
    });
  }, [place, key]);
  return cloth;
}
