import type { Box } from './camera.ts';

export const rulerPx = 18;
/** How far above its goods their tag begins: they have borders that must not be hidden. */
export const goodsTagPx = 30;

/** The part of the window that no instrument covers, by the same widths at which the instruments move, beneath a tag of goods where there is one. */
export function freeArea(width: number, height: number, hasGoods = false): Box {
  // Above the sheet as it opens, with half of the window, over the row of tools.
  if (width < 640) return { x: rulerPx, y: 72, width: width - rulerPx, height: height / 2 - 72 - 80 };
  const right = 340;
  const bottom = width < 1024 ? 60 : 162;
  const top = hasGoods ? 78 + goodsTagPx : 78;
  return { x: 102, y: top, width: width - 102 - right, height: height - top - bottom };
}
