import type { Recipe } from '@naksha/loom';
import { useMemo } from 'react';
import { type PaletteCell, paletteCells } from '../../panel/palette-cells.ts';
import type { Ask } from '../../store/asks.ts';
import { useStudio } from '../../store/studio-store.ts';

const side = 96;

/** The colours of the cloth on the table, counted in a small copy of its picture. */
export function usePaletteCells(recipe: Recipe | undefined, own: Ask['palette']): readonly PaletteCell[] {
  const picture = useStudio(({ table }) => table.laid);
  return useMemo(() => {
    if (!recipe || !picture) return [];
    const brush = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
    if (!brush) return [];
    // Without smoothing: a mean of two dyes is no dye.
    brush.imageSmoothingEnabled = false;
    brush.drawImage(picture.source, 0, 0, side, side);
    return paletteCells(recipe.palette.roles, own, brush.getImageData(0, 0, side, side).data);
  }, [recipe, own, picture]);
}
