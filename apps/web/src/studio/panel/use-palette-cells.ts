import type { FileRow } from '@naksha/contract';
import { type Recipe, recipe as recipeSchema } from '@naksha/loom';
import { useMemo } from 'react';
import { useAsk } from '../ask/ask-store.ts';
import { useClothPicture } from '../canvas/cloth-store.ts';
import { type PaletteCell, paletteCells } from './palette-cells.ts';

const side = 96;

/** The colours of the cloth on the table, counted in a small copy of its picture. */
export function usePaletteCells(recipe: Recipe | undefined): readonly PaletteCell[] {
  const own = useAsk(({ ask }) => ask.palette);
  const picture = useClothPicture((state) => state.now);
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

/** The recipe a design keeps; none for pictures that the loom did not make. */
export function recipeOf(design: FileRow | undefined): Recipe | undefined {
  return recipeSchema.safeParse(design?.designDefinition).data;
}
