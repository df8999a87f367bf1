import type { Box } from './camera.ts';

export const rulerPx = 18;

/** The part of the window that no instrument covers, by the same widths at which the instruments move. */
export function freeArea(width: number, height: number): Box {
  // Above the sheet as it opens, with half of the window, over the row of tools.
  if (width < 640) return { x: rulerPx, y: 72, width: width - rulerPx, height: height / 2 - 72 - 80 };
  const right = 340;
  const bottom = width < 1024 ? 60 : 162;
  return { x: 102, y: 78, width: width - 102 - right, height: height - 78 - bottom };
}
