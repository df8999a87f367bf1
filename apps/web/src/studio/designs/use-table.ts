import { type FileRow, pxToCm } from '@naksha/contract';
import type { Recipe } from '@naksha/loom';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toLanguage } from '../../i18n/use-format.ts';
import { type Cloth, useCloth } from '../../loom/use-cloth.ts';
import { isAskable } from '../store/asks.ts';
import { releaseBitmap, useStudio } from '../store/studio-store.ts';
import { designOnTable } from '../store/table.ts';
import { layPicture } from '../store/table-actions.ts';
import { recipeOf } from './recipe-of.ts';
import { useGoods } from './use-goods.ts';
import { usePicture } from './use-picture.ts';

const quickSides = [256, 512] as const;
const sharpSides = [256, 512, 1024] as const;

/**
 * Gets the pictures that may be seen on the table: of the design, of the preview of the words and, where the tool `showsGoods`, of the
 * whole goods. Gives what lies there.
 */
export function useTable(showsGoods: boolean): {
  design: FileRow | undefined;
  preview: Cloth | null;
  /** Draws the preview again where that failed. */
  retry: (() => void) | undefined;
  recipe: Recipe | undefined;
} {
  const { i18n } = useTranslation();
  const ask = useStudio(({ asks }) => asks.ask);
  const design = useStudio(({ table }) => designOnTable(table));
  const isLarge = useStudio(({ view: { camera, tile } }) => pxToCm(tile.widthPx, tile.dpi) * camera.pxPerCm > 560);
  const language = toLanguage(i18n.language);
  const params = useMemo(() => (isAskable(ask) ? { ...ask, language } : null), [ask, language]);
  const { cloth: preview, retry } = useCloth('studio', params, ask.seed, isLarge ? sharpSides : quickSides);
  const picture = usePicture(design);
  const recipe = design ? recipeOf(design) : params ? preview?.recipe : undefined;
  const goods = useGoods(showsGoods ? recipe : undefined);

  useEffect(() => {
    if (!preview) return;
    const { widthPx, heightPx, dpi } = preview.recipe.tile;
    layPicture('preview', { source: preview.bitmap, tile: { widthPx, heightPx, dpi }, cloth: preview.key });
    return () => releaseBitmap(preview.bitmap);
  }, [preview]);
  useEffect(() => {
    if (picture) layPicture('design', picture);
  }, [picture]);
  useEffect(() => layPicture('goods', goods), [goods]);

  return { design, preview: params ? preview : null, recipe, retry: design ? undefined : retry };
}
