import { curve } from '../../geometry/curve.ts';
import type { Point } from '../../geometry/point.ts';
import { steady } from '../../number/steady.ts';
import type { Ink, SceneSymbol } from '../../scene/scene.ts';

export interface StemInks {
  readonly stem: Ink;
  readonly contour: Ink;
}

/** A stem of even width with its contour, through points relative to the symbol's origin. */
export function stemSymbol(
  points: readonly Point[],
  width: number,
  { stem, contour }: StemInks,
  line: number,
): SceneSymbol {
  const d = curve(points);
  const edge = Math.max(0.7, Math.min(1.1, width * 0.36)) * line;
  const reach = Math.max(0, ...points.map(([x, y]) => steady.hypot(x, y)));
  return {
    shapes: [
      { d, stroke: contour, strokeWidth: round(width + 2 * edge) },
      { d, stroke: stem, strokeWidth: round(width) },
    ],
    radius: Math.ceil(reach + width * 2),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
