import type { FileRow } from '@naksha/contract';
import { pxToCm } from '@naksha/contract';
import type { Recipe } from '@naksha/loom';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toLanguage } from '../../i18n/use-format.ts';
import { useCloth } from '../../loom/use-cloth.ts';
import { isAskable, useAsk } from '../ask/ask-store.ts';
import { showCloth } from '../canvas/cloth-store.ts';
import { useView } from '../canvas/view-store.ts';
import { recipeOf } from '../panel/use-palette-cells.ts';
import { useCurrentDesign, useDesigns } from './designs-store.ts';
import { useGoods } from './use-goods.ts';
import { useHandedOn } from './use-handed-on.ts';
import { usePicture } from './use-picture.ts';

const quickSides = [256, 512] as const;
const sharpSides = [256, 512, 1024] as const;

/**
 * Lays on the table what is to be seen: the design that was chosen, or the preview of the words; where the tool `showsGoods`, whole if
 * that is asked for. Gives what it is.
 */
export function useTable(showsGoods: boolean): {
  design: FileRow | undefined;
  preview: ReturnType<typeof useCloth>;
  recipe: Recipe | undefined;
} {
  const { i18n } = useTranslation();
  const ask = useAsk((state) => state.ask);
  const isPreviewing = useDesigns((state) => state.isPreviewing);
  const current = useCurrentDesign();
  const design = isPreviewing ? undefined : current;
  const isLarge = useView(({ camera, tile }) => pxToCm(tile.widthPx, tile.dpi) * camera.pxPerCm > 560);
  const language = toLanguage(i18n.language);
  const params = useMemo(() => (isAskable(ask) ? { ...ask, language } : null), [ask, language]);
  const preview = useCloth('studio', params, ask.seed, isLarge ? sharpSides : quickSides);
  useHandedOn(preview?.bitmap);
  const picture = usePicture(design);
  const recipe = useMemo(
    () => (design ? recipeOf(design) : params ? preview?.recipe : undefined),
    [design, params, preview],
  );
  const goods = useGoods(showsGoods ? recipe : undefined);

  const isEmpty = params === null;

  useEffect(() => {
    if (goods) {
      showCloth(goods);
    } else if (design) {
      if (picture) showCloth(picture);
    } else if (isEmpty) {
      showCloth(null);
    } else if (preview) {
      const { widthPx, heightPx, dpi } = preview.recipe.tile;
      showCloth({ source: preview.bitmap, tile: { widthPx, heightPx, dpi }, cloth: preview.key });
    }
    // Not with every key: what lies there changes when another picture has come.
  }, [goods, design, picture, preview, isEmpty]);

  return { design, preview: params ? preview : null, recipe };
}
