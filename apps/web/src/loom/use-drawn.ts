import type { Usage } from '@naksha/contract';
import type { Recipe } from '@naksha/loom';
import { useEffect, useState } from 'react';
import type { ClothWish } from './cloth-messages.ts';
import { askLoom } from './loom.ts';

export interface Cloth {
  /** Equal for pictures of the same cloth. */
  readonly key: string;
  readonly recipe: Recipe;
  /** The goods that it shows, where it is not a tile. */
  readonly goods: Usage | undefined;
  readonly bitmap: ImageBitmap;
  /** False while a larger picture of the same cloth is still being drawn. */
  readonly isSharp: boolean;
}

export interface Drawn {
  /** The last cloth that could be drawn. */
  readonly cloth: Cloth | null;
  /** True when the cloth is that of this wish, and not of the one before it. */
  readonly isCurrent: boolean;
  /** Draws again what could not be drawn; undefined unless that is so. */
  readonly retry: (() => void) | undefined;
  /** The wish is whole and comes to nothing: to try again is no use. */
  readonly isNothing: boolean;
}

/**
 * The cloth of a wish as it is drawn in the browser; the last one stays until the next arrives. `null` asks for nothing and clears it,
 * unless it `stays`.
 */
export function useDrawn(place: string, wish: ClothWish | null, sides: readonly number[], stays = false): Drawn {
  const [cloth, setCloth] = useState<Cloth | null>(null);
  const [failed, setFailed] = useState<{ readonly key: string; readonly isNothing: boolean } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify([wish, sides]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same again
  useEffect(() => {
    const [asked, askedSides]: [ClothWish | null, number[]] = JSON.parse(key);
    if (asked === null) {
      if (!stays) setCloth(null);
      return;
    }
    return askLoom(place, asked, askedSides, (answer) => {
      if ('failure' in answer) {
        setFailed({ key, isNothing: answer.isNothing ?? false });
        return;
      }
      setFailed(null);
      const { recipe, bitmap, isLast } = answer;
      const goods = 'goods' in asked ? asked.goods : undefined;
      // Of the same cloth in other sides, too: between these nothing is faded.
      setCloth({ key: JSON.stringify(asked), recipe, goods, bitmap, isSharp: isLast });
    });
  }, [place, key, stays, attempt]);
  const retry = () => {
    setFailed(null);
    setAttempt((before) => before + 1);
  };
  const isCurrent = wish !== null && cloth?.key === JSON.stringify(wish);
  const failure = wish !== null && failed?.key === key ? failed : null;
  const isNothing = failure?.isNothing ?? false;
  return { cloth, isCurrent, isNothing, retry: failure && !isNothing ? retry : undefined };
}
