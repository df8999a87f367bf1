import { circle, fixed } from '../../numbers/geometry/path.ts';
import { type Outline, outlineReach } from '../../vocabulary/subjects/outline.ts';
import type { SceneSymbol, Shape } from '../scene.ts';
import { type Dress, inksOf, scaled } from './draw-printed.ts';
import { edgeStations, runsAcross } from './edge-stations.ts';
import { isMarks } from './is-marks.ts';
import { polygonsOf } from './polygons.ts';

/** Smaller parts are one flat colour, in percent of the whole. */
const leastFilled = 4;

interface DoubledAsk {
  readonly radius: number;
  readonly pen: number;
  /** Distance of the second contour from the first, units. */
  readonly halo: number;
  readonly detail: number;
  readonly dress: Dress;
}

/** An outline as Mithila draws it: two contours with small strokes between, every large part filled by the nib in a way of its own. */
export function drawDoubled(outline: Outline, { radius, pen, halo, detail, dress }: DoubledAsk): SceneSymbol {
  const scale = radius / outlineReach;
  const inks = inksOf(outline, dress);
  const regions = outline.regions.map((region) => ({
    ...region,
    own: scaled(region.d, scale),
    isMark: isMarks(region),
  }));
  const rim = regions.map(({ own, isMark }) => (isMark ? '' : own)).join('');
  const ladder = regions
    .filter(({ share, isMark }) => share >= 1 && !isMark)
    .flatMap(({ own }) => edgeStations(polygonsOf(own), Math.max(3, halo * 1.1)))
    .map(
      ({ at: [x, y], inward: [ix, iy] }) => `M${fixed(x)} ${fixed(y)}L${fixed(x - ix * halo)} ${fixed(y - iy * halo)}`,
    )
    .join('');
  const shapes: Shape[] = [
    { d: rim, stroke: 'line', strokeWidth: round(2 * (halo + pen)) },
    { d: rim, stroke: 'light', strokeWidth: round(2 * halo) },
    { d: ladder, stroke: 'line', strokeWidth: round(pen * 0.6) },
  ];
  const large = regions
    .filter(({ share, isMark }) => share >= leastFilled && !isMark)
    .toSorted((a, b) => b.share - a.share);
  for (const region of regions) {
    const { own, slot, share, isEvenOdd = false, isMark } = region;
    const fill = inks[slot] ?? dress.body;
    const even = isEvenOdd ? { evenOdd: true } : {};
    // Of several parts that run into each other only the edge about all of them has a line.
    const width = share < 1 ? pen * 0.6 : pen * 1.2;
    const isJoined = !isEvenOdd && own.indexOf('M', 1) > 0;
    if (isJoined && !isMark) shapes.push({ d: own, stroke: 'line', strokeWidth: round(width * 2) });
    const line = isJoined || isMark ? {} : { stroke: 'line' as const, strokeWidth: round(width) };
    shapes.push({ d: own, fill, ...even, ...line });
    const rank = large.indexOf(region);
    if (rank < 0 || detail < 2) continue;
    shapes.push(...filling(rank % 3, own, { radius, pen, isEvenOdd, isDark: slot === 0 }));
  }
  return { shapes: shapes.filter(({ d }) => d !== ''), radius: Math.ceil(radius + halo + pen * 2) };
}

interface FillingAsk {
  readonly radius: number;
  readonly pen: number;
  readonly isEvenOdd: boolean;
  readonly isDark: boolean;
}

/** Kachni strokes in bands, ringed dots, or a net of crossed strokes. */
function filling(kind: number, d: string, { radius, pen, isEvenOdd, isDark }: FillingAsk): Shape[] {
  const polygons = polygonsOf(d);
  const ink = isDark ? ('light' as const) : ('line' as const);
  const strokes = (angle: number, step: number) => {
    let path = '';
    for (const [[ax, ay], [bx, by]] of runsAcross(polygons, { angle, step, isEvenOdd }))
      path += `M${fixed(ax)} ${fixed(ay)}L${fixed(bx)} ${fixed(by)}`;
    return path;
  };
  const step = Math.max(3.2, radius * 0.05);
  if (kind === 0) {
    // Every other run is a line, the runs between are rows of rings.
    const gap = step * 1.25;
    const size = gap * 0.44;
    let rings = '';
    let rules = '';
    for (const [[ax, y], [bx]] of runsAcross(polygons, { angle: 0, step: gap, isEvenOdd })) {
      if (Math.round(y / gap) % 2 !== 0) rules += `M${fixed(ax)} ${fixed(y)}H${fixed(bx)}`;
      else
        for (let k = Math.ceil((ax + size * 1.6) / (gap * 1.3)); k * gap * 1.3 + size * 1.6 < bx; k++)
          rings += circle(k * gap * 1.3, y, size);
    }
    return [
      { d: rules, stroke: ink, strokeWidth: round(pen * 0.5) },
      { d: rings, fill: 'light', stroke: 'line', strokeWidth: round(pen * 0.6) },
    ];
  }
  if (kind === 1) return [{ d: strokes(-0.9, step * 0.72), stroke: ink, strokeWidth: round(pen * 0.5) }];
  return [{ d: strokes(0.75, step * 1.3) + strokes(-0.75, step * 1.3), stroke: ink, strokeWidth: round(pen * 0.48) }];
}

const round = (value: number) => Math.round(value * 100) / 100;
