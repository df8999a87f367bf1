import { fixed } from '../../numbers/geometry/path.ts';
import { type Point, place } from '../../numbers/geometry/point.ts';
import { type Outline, outlineReach } from '../../vocabulary/subjects/outline.ts';
import type { SceneSymbol, Shape } from '../scene.ts';
import { scaled } from './draw-printed.ts';
import { isMarks } from './is-marks.ts';
import { polygonsOf, spansAt } from './polygons.ts';

/** How far the strokes go into a region by its slot, from its shaded side; the darkest are crossed. */
const depths = [1, 0.85, 0.6, 0.42, 0.28, 0.12, 0.5, 0.75] as const;
const slant = -0.6;
/** Regions below this share are paper, or ink where they are dark. */
const leastHatched = 2;

/** An outline as on copper: paper within its lines, all tone by hatching, the darker the slot the deeper; in one ink. */
export function drawEngraved(
  { regions }: Outline,
  { radius, line, detail }: { readonly radius: number; readonly line: number; readonly detail: number },
): SceneSymbol {
  const scale = radius / outlineReach;
  const step = Math.max(2.6, Math.min(4.2, radius * 0.045)) / (0.82 + detail * 0.06);
  const pen = Math.max(0.9, Math.min(1.5, step * 0.36)) * line;
  const rim = regions
    .filter((region) => !isMarks(region))
    .map(({ d }) => scaled(d, scale))
    .join('');
  const shapes: Shape[] = [{ d: rim, stroke: 'line', strokeWidth: round(pen * 1.9) }];
  for (const region of regions) {
    const { d, slot, share, isEvenOdd } = region;
    const own = scaled(d, scale);
    const isInk = slot === 0 && share < 12;
    const even = isEvenOdd ? { evenOdd: true } : {};
    if (isMarks(region)) {
      shapes.push({ d: own, fill: slot === 5 ? 'ground' : 'line', ...even });
      continue;
    }
    // Of several parts that run into each other only the edge about all of them has a line.
    const isJoined = !isEvenOdd && own.indexOf('M', 1) > 0;
    const width = pen * (share < leastHatched ? 0.6 : 0.95);
    if (isJoined) shapes.push({ d: own, stroke: 'line', strokeWidth: round(width * 2) });
    shapes.push({
      d: own,
      fill: isInk ? 'line' : 'ground',
      ...even,
      ...(isJoined ? {} : { stroke: 'line' as const, strokeWidth: round(width) }),
    });
    if (isInk || share < leastHatched) continue;
    const polygons = polygonsOf(own);
    const strokes = hatch(polygons, { angle: slant, step, depth: depths[slot] ?? 0.4, isEvenOdd: isEvenOdd === true });
    const crossed =
      slot <= 1
        ? hatch(polygons, { angle: slant + 1.25, step: step * 1.15, depth: 0.55, isEvenOdd: isEvenOdd === true })
        : '';
    if (strokes + crossed !== '') shapes.push({ d: strokes + crossed, stroke: 'line', strokeWidth: round(pen * 0.8) });
  }
  return { shapes, radius: Math.ceil(radius + pen * 2) };
}

interface Hatching {
  readonly angle: number;
  readonly step: number;
  readonly depth: number;
  readonly isEvenOdd: boolean;
}

/** Parallel strokes from the right-hand side, long and short in turn. */
function hatch(polygons: readonly Point[][], { angle, step, depth, isEvenOdd }: Hatching): string {
  const turned = polygons.map((polygon) => place(polygon, 0, 0, -angle));
  const ys = turned.flat().map(([, y]) => y);
  const bottom = Math.max(...ys);
  let d = '';
  for (let k = Math.ceil(Math.min(...ys) / step); k * step < bottom; k++) {
    const y = k * step + 0.01;
    const spans = spansAt(turned, y, isEvenOdd);
    for (let i = 0; i + 1 < spans.length; i += 2) {
      const [from = 0, to = 0] = [spans[i], spans[i + 1]];
      if (to - from < step * 0.5) continue;
      const reach = depth >= 1 ? 1 : depth * (k % 2 === 0 ? 1 : 0.7);
      const ends: Point[] = [
        [to - (to - from) * reach, y],
        [to, y],
      ];
      const [a = [0, 0], b = [0, 0]] = place(ends, 0, 0, angle);
      d += `M${fixed(a[0])} ${fixed(a[1])}L${fixed(b[0])} ${fixed(b[1])}`;
    }
  }
  return d;
}

const round = (value: number) => Math.round(value * 100) / 100;
