import { cmToPx, pxToCm } from '@naksha/contract';
import type { Recipe } from '@naksha/loom';
import { withinLimit } from './within-limit.ts';

/**
 * Pixels of a design's tile at a width on cloth, its own when none is given: 24 cm at 300 dpi are 2,835. Throws as `withinLimit`.
 */
export function sizeOnCloth(
  { tile }: Pick<Recipe, 'tile'>,
  { widthCm, dpi }: { widthCm?: number | undefined; dpi: number },
): { width: number; height: number } {
  const cm = widthCm ?? pxToCm(tile.widthPx, tile.dpi);
  const width = Math.max(1, Math.round(cmToPx(cm, dpi)));
  return withinLimit({ width, height: Math.max(1, Math.round((width * tile.heightPx) / tile.widthPx)) });
}
