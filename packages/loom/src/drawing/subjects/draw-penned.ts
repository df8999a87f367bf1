import { fixed } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { type Outline, outlineReach } from '../../vocabulary/subjects/outline.ts';
import type { SceneSymbol, Shape } from '../scene.ts';
import { type Dress, inksOf, scaled } from './draw-printed.ts';
import { edgeStations } from './edge-stations.ts';
import { isMarks } from './is-marks.ts';
import { polygonsOf, spansAt } from './polygons.ts';

/** Smaller parts have a line about them and no hatching, in percent of the whole. */
const leastHatched = 4;
/** The pen swells on the side that lies away from the light, from the upper left. */
const shadow: Point = [0.6, 0.8];

/** An outline as the kalam draws it: flat mordant dyes, a dark line that swells on the shaded side, strokes set upright on that line inwards. */
export function drawPenned(
  outline: Outline,
  {
    radius,
    pen,
    detail,
    dress,
  }: { readonly radius: number; readonly pen: number; readonly detail: number; readonly dress: Dress },
): SceneSymbol {
  const scale = radius / outlineReach;
  const inks = inksOf(outline, dress);
  const shapes: Shape[] = [];
  const off = pen * 0.7;
  for (const region of outline.regions) {
    const { d, slot, share, isEvenOdd } = region;
    const own = scaled(d, scale);
    const even = isEvenOdd ? { evenOdd: true } : {};
    if (isMarks(region)) {
      shapes.push({ d: own, fill: inks[slot] ?? dress.body, ...even });
      continue;
    }
    const width = share < 1 ? pen * 0.6 : pen * 1.15;
    // The same shape a little aside: its line is thick on one side and fine on the other.
    if (share >= 1) shapes.push({ d: own, stroke: 'line', strokeWidth: round(width + off * 1.6) });
    // Of several parts that run into each other only the edge about all of them has a line.
    const isJoined = share >= 1 && !isEvenOdd && own.indexOf('M', 1) > 0;
    const line = isJoined ? {} : { stroke: 'line' as const, strokeWidth: round(width) };
    shapes.push({ d: own, fill: inks[slot] ?? dress.body, ...even, ...line });
    if (share < leastHatched || detail < 2) continue;
    const polygons = polygonsOf(own);
    const step = Math.max(2.3, radius * 0.032);
    const reach = radius * (0.06 + 0.018 * detail);
    let strokes = '';
    let dots = '';
    for (const [k, { at, inward }] of edgeStations(polygons, step).entries()) {
      const facing = -(inward[0] * shadow[0] + inward[1] * shadow[1]);
      if (facing < -0.15) continue;
      const length = reach * (0.45 + 0.55 * Math.max(0, facing)) * (k % 2 === 0 ? 1 : 0.62);
      const end: Point = [at[0] + inward[0] * length, at[1] + inward[1] * length];
      if (!isWithin(polygons, end, isEvenOdd === true)) continue;
      // Where parts run into each other an edge lies within.
      const outside: Point = [at[0] - inward[0] * 1.2, at[1] - inward[1] * 1.2];
      if (polygons.length > 1 && isWithin(polygons, outside, isEvenOdd === true)) continue;
      strokes += `M${fixed(at[0])} ${fixed(at[1])}L${fixed(end[0])} ${fixed(end[1])}`;
      const dot: Point = [at[0] + inward[0] * reach * 1.35, at[1] + inward[1] * reach * 1.35];
      if (k % 3 === 0 && detail > 2 && isWithin(polygons, dot, isEvenOdd === true))
        dots += `M${fixed(dot[0])} ${fixed(dot[1])}h0.01`;
    }
    const mark = slot === 0 ? ('light' as const) : ('line' as const);
    if (strokes !== '') shapes.push({ d: strokes, stroke: mark, strokeWidth: round(pen * 0.5) });
    if (dots !== '')
      shapes.push({ d: dots.replaceAll('h0.01', `h${fixed(pen)}`), stroke: mark, strokeWidth: round(pen * 0.95) });
  }
  return { shapes, radius: Math.ceil(radius + pen * 2.5) };
}

function isWithin(polygons: readonly (readonly Point[])[], [x, y]: Point, isEvenOdd: boolean): boolean {
  const spans = spansAt(polygons, y + 0.003, isEvenOdd);
  for (let i = 0; i + 1 < spans.length; i += 2) if ((spans[i] ?? 0) < x && (spans[i + 1] ?? 0) > x) return true;
  return false;
}

const round = (value: number) => Math.round(value * 100) / 100;
