import { loopsOf } from '@naksha/colour';
import { type AreaStroke, areaLimits } from '@naksha/contract';
import { thinLine } from '../../geometry/thin-line.ts';
import { lassoRadius } from '../../store/brush.ts';

/** Points and strokes that one act may add, so that others find room beside it. */
const most = { strokes: areaLimits.strokes * 0.8, points: areaLimits.points * 0.8 };
/** How far, in shares of the width, a line may lie beside the pixels that it goes around: no farther at first than a pixel's corner. */
const slacks = [0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 0.9, 1.3] as const;
/** Pixels of marks that are left out when there are too many. */
const specks = [0, 4, 9, 16, 36, 64, 144, 400, 1000] as const;

/** Closed strokes around what is marked (1) of a small picture of the tile; with less detail where there is too much. */
export function strokesAround(marks: Uint8Array, width: number, height: number, erases: boolean): AreaStroke[] {
  const loops = loopsOf(marks, width, height);
  for (const [i, speck] of specks.entries()) {
    const strokes = loops
      .filter(({ size }) => size > speck)
      .map(({ corners, isHole }): AreaStroke => {
        const points = corners.map(([x, y]): AreaStroke['points'][number] => [rounded(x / width), rounded(y / width)]);
        const thinned = thinLine(points, (slacks[Math.min(i, slacks.length - 1)] ?? 1) * (64 / width));
        return { radius: lassoRadius, points: thinned, erases: isHole !== erases, fills: true };
      });
    const points = strokes.reduce((sum, stroke) => sum + stroke.points.length, 0);
    if (strokes.length <= most.strokes && points <= most.points) return strokes;
  }
  return [];
}

const rounded = (value: number): number => Math.round(value * 100_000) / 100_000;
