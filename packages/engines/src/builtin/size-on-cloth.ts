import type { Recipe } from '@naksha/loom';
import { withinLimit } from './within-limit.ts';

const cmPerInch = 2.54;

/**
 * Pixels of a design's tile at a width on cloth, its own when none is given: 24 cm at 300 dpi are 2,835. Throws as `withinLimit`.
 */
export function sizeOnCloth(
  { tile }: Pick<Recipe, 'tile'>,
  { widthCm, dpi }: { widthCm?: number | undefined; dpi: number },
): { width: number; height: number } {
  const cm = widthCm ?? (tile.widthPx / tile.dpi) * cmPerInch;
  const width = Math.max(1, Math.round((cm / cmPerInch) * dpi));
  return withinLimit({ width, height: Math.max(1, Math.round((width * tile.heightPx) / tile.widthPx)) });
}
