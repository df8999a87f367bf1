import { cmToPx, type FileRow, modelOf, pieceSizes, pxToCm, toLanguage, type Usage } from '@naksha/contract';
import { type Recipe, usageOf } from '@naksha/loom';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCloth } from '../../loom/use-cloth.ts';
import { type Cloth, type Drawn, useDrawn } from '../../loom/use-drawn.ts';
import { readPart } from '../../ui/use-too-long.ts';
import { isAskable } from '../store/asks.ts';
import { firstStage } from '../store/stage.ts';
import { isDraping, releaseBitmap, useStudio } from '../store/studio-store.ts';
import { type ClothPicture, designOnTable } from '../store/table.ts';
import { layPicture } from '../store/table-actions.ts';
import { drapeOn } from '../store/view-actions.ts';
import { liesOf, wornAs } from './lies-of.ts';
import { recipeOf } from './recipe-of.ts';
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
  /** Draws the preview, or the goods that are looked at, again where that failed. */
  retry: (() => void) | undefined;
  recipe: Recipe | undefined;
} {
  const { i18n } = useTranslation();
  const ask = useStudio(({ asks }) => asks.ask);
  const design = useStudio(({ table }) => designOnTable(table));
  const isLarge = useStudio(({ view: { camera, tile } }) => pxToCm(tile.widthPx, tile.dpi) * camera.pxPerCm > 560);
  const language = toLanguage(i18n.language);
  const params = useMemo(
    () => (isAskable(ask) ? { ...ask, prompt: readPart(ask.prompt), language } : null),
    [ask, language],
  );
  const { cloth: preview, retry } = useCloth('studio', params, ask.seed, isLarge ? sharpSides : quickSides);
  const picture = usePicture(design);
  const recipe = design ? recipeOf(design) : params ? preview?.recipe : undefined;
  const goods = useGoods(recipe, design, showsGoods);
  useModelOfWords(recipe);

  useEffect(() => {
    if (!preview) return;
    const { widthPx, heightPx, dpi } = preview.recipe.tile;
    layPicture('preview', { source: preview.bitmap, tile: { widthPx, heightPx, dpi }, cloth: preview.key });
    return () => releaseBitmap(preview.bitmap);
  }, [preview]);
  useEffect(() => {
    if (picture) layPicture('design', picture);
  }, [picture]);
  useEffect(() => layPicture('goods', goods.picture), [goods.picture]);

  return { design, preview: params ? preview : null, recipe, retry: goods.retry ?? (design ? undefined : retry) };
}

const quickSide = 1024;
/** A saree is long: its picture may have so many pixels, on no side more than browsers hold in one picture. */
const most = { pixels: 6e6, side: 4096 } as const;

/** The whole goods of a recipe as they are drawn; no picture while others are looked at or none are there yet. */
function useGoods(
  recipe: Recipe | undefined,
  design: FileRow | undefined,
  showsGoods: boolean,
): { picture: ClothPicture | null; retry: Drawn['retry'] } {
  const lookedAt = useStudio((studio): Usage | undefined => {
    const { mode, goods, stage } = studio.view;
    if (recipe === undefined) return undefined;
    if (mode === 'piece') return showsGoods ? (goods ?? usageOf(recipe)) : undefined;
    const isWorn = mode === 'cloth' && (showsGoods || isDraping(studio)) && liesOf(stage, recipe, design) === 'piece';
    return isWorn ? wornAs(stage.model, recipe, design) : undefined;
  });
  const wanted = lookedAt && recipe ? { recipe, goods: lookedAt } : null;
  const { widthCm, heightCm } = pieceSizes[wanted?.goods ?? 'general textile'];
  const { cloth, retry } = useDrawn('goods', wanted, [quickSide, sharpSide(widthCm, heightCm)], true);
  const drawn = useMemo(() => cloth && goodsPicture(cloth), [cloth]);
  useEffect(() => (drawn ? () => releaseBitmap(drawn.source) : undefined), [drawn]);
  return { picture: wanted ? drawn : null, retry };
}

/** The model that the words name, while no one has chosen another. */
function useModelOfWords(recipe: Recipe | undefined): void {
  const isChosen = useStudio(({ view }) => view.stage.isModelChosen);
  const model = useMemo(() => recipe && (modelOf(usageOf(recipe)) ?? firstStage.model), [recipe]);
  useEffect(() => {
    if (model && !isChosen) drapeOn(model);
  }, [model, isChosen]);
}

function goodsPicture({ key, recipe, goods = usageOf(recipe), bitmap }: Cloth): ClothPicture {
  const { widthCm, heightCm } = pieceSizes[goods];
  const { dpi } = recipe.tile;
  const tile = { widthPx: Math.round(cmToPx(widthCm, dpi)), heightPx: Math.round(cmToPx(heightCm, dpi)), dpi };
  return { source: bitmap, tile, cloth: key, goods };
}

function sharpSide(widthCm: number, heightCm: number): number {
  const [long, short] = widthCm > heightCm ? [widthCm, heightCm] : [heightCm, widthCm];
  return Math.min(most.side, Math.round(Math.sqrt((most.pixels * long) / short)));
}
