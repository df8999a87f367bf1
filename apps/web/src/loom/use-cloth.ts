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

interface Drawn {
  /** The last cloth that could be drawn. */
  readonly cloth: Cloth | null;
  /** Draws again what could not be drawn; undefined unless that is so. */
  readonly retry: (() => void) | undefined;
}

/** The cloth of these words as it is drawn; the last one stays until the next arrives. `null` asks for nothing. */
export function useCloth(place: string, params: GenerateInput | null, seed: string, sides: readonly number[]): Drawn {
  const [cloth, setCloth] = useState<Cloth | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify([params, seed, sides]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same again
  useEffect(() => {
    const [asked, askedSeed, askedSides]: [GenerateInput | null, string, number[]] = JSON.parse(key);
    if (asked === null) return;
    return askLoom(place, { params: asked, seed: askedSeed }, askedSides, (answer) => {
      if ('failure' in answer) {
        setFailed(key);
        return;
      }
      setFailed(null);
      // Of the same cloth in other sides, too: between these nothing is faded.
      const ofCloth = JSON.stringify([asked, askedSeed]);
      setCloth({ key: ofCloth, recipe: answer.recipe, bitmap: answer.bitmap, isSharp: answer.isLast });
    });
  }, [place, key, attempt]);
  const retry = () => {
    setFailed(null);
    setAttempt((before) => before + 1);
  };
  return { cloth, retry: params !== null && failed === key ? retry : undefined };
}
