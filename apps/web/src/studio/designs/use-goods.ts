import { cmToPx, pieceSizes, type Usage } from '@naksha/contract';
import { type Recipe, usageOf } from '@naksha/loom';
import { useEffect, useState } from 'react';
import { askLoom } from '../../loom/loom.ts';
import { releaseBitmap, useStudio } from '../store/studio-store.ts';
import type { ClothPicture } from '../store/table.ts';

const quickSide = 1024;
/** A saree is long: its picture may have so many pixels, on no side more than browsers hold in one picture. */
const most = { pixels: 6e6, side: 4096 } as const;

/** The whole goods of a recipe as they are drawn; null while others are looked at or none are there yet. */
export function useGoods(recipe: Recipe | undefined): ClothPicture | null {
  const isLookedAt = useStudio(({ view: { mode } }) => mode === 'piece');
  const chosen = useStudio(({ view: { goods } }) => goods);
  const [drawn, setDrawn] = useState<ClothPicture | null>(null);
  const key = isLookedAt && recipe ? JSON.stringify([recipe, chosen]) : null;
  useEffect(() => {
    if (key === null) return;
    const [asked, wanted]: [Recipe, Usage | null] = JSON.parse(key);
    const goods = wanted ?? usageOf(asked);
    const { widthCm, heightCm } = pieceSizes[goods];
    const { dpi } = asked.tile;
    const tile = { widthPx: Math.round(cmToPx(widthCm, dpi)), heightPx: Math.round(cmToPx(heightCm, dpi)), dpi };
    return askLoom('goods', { recipe: asked, goods }, [quickSide, sharpSide(widthCm, heightCm)], (answer) => {
      if (!('failure' in answer)) setDrawn({ source: answer.bitmap, tile, cloth: key, goods });
    });
  }, [key]);
  useEffect(() => (drawn ? () => releaseBitmap(drawn.source) : undefined), [drawn]);
  return key === null ? null : drawn;
}

function sharpSide(widthCm: number, heightCm: number): number {
  const [long, short] = widthCm > heightCm ? [widthCm, heightCm] : [heightCm, widthCm];
  return Math.min(most.side, Math.round(Math.sqrt((most.pixels * long) / short)));
}
