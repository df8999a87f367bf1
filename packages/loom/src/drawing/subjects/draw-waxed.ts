import { circle, fixed } from '../../numbers/geometry/path.ts';
import { type Outline, outlineReach } from '../../vocabulary/subjects/outline.ts';
import type { SceneSymbol, Shape } from '../scene.ts';
import { type Dress, inksOf, scaled } from './draw-printed.ts';
import { edgeStations, runsAcross } from './edge-stations.ts';
import { isMarks } from './is-marks.ts';
import { polygonsOf } from './polygons.ts';

/** Smaller parts have their line of wax alone, in percent of the whole. */
const leastFilled = 5;

/** An outline as the canting draws it: every edge a line of wax that stays pale, within it isen: dripped dots, or short strokes along the edge. */
export function drawWaxed(
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
  const regions = outline.regions.map((region) => ({ ...region, own: scaled(region.d, scale) }));
  const shapes: Shape[] = [
    {
      d: regions.flatMap((region) => (isMarks(region) ? [] : region.own)).join(''),
      stroke: 'light',
      strokeWidth: round(pen * 4.2),
    },
  ];
  const large = regions
    .filter((region) => region.share >= leastFilled && !isMarks(region))
    .toSorted((a, b) => b.share - a.share);
  for (const region of regions) {
    const { own, slot, share, isEvenOdd = false } = region;
    const isMark = isMarks(region);
    const fill = inks[slot] ?? dress.body;
    const isPale = slot === 5;
    // Of several parts that run into each other only the edge about all of them has a line.
    const isJoined = !isEvenOdd && own.indexOf('M', 1) > 0;
    const edge = { stroke: isPale ? ('a1' as const) : ('light' as const) };
    const width = share < 1 ? pen * 0.8 : pen * 1.5;
    if (isJoined && !isMark) shapes.push({ d: own, ...edge, strokeWidth: round(width * 2) });
    shapes.push({
      d: own,
      fill,
      ...(isEvenOdd ? { evenOdd: true } : {}),
      ...(isJoined || isMark ? {} : { ...edge, strokeWidth: round(width) }),
    });
    const rank = large.indexOf(region);
    if (rank < 0 || detail < 2) continue;
    const wax = isPale ? ('a1' as const) : ('light' as const);
    const polygons = polygonsOf(own);
    if (rank % 2 === 0) {
      const step = Math.max(5, radius * 0.085);
      const size = step * 0.17;
      let d = '';
      for (const [[ax, y], [bx]] of runsAcross(polygons, { angle: 0, step: step * 0.86, isEvenOdd })) {
        const shift = Math.round(y / (step * 0.86)) % 2 === 0 ? 0 : 0.5;
        for (let k = Math.ceil((ax + size * 3) / step - shift); (k + shift) * step + size * 3 < bx; k++)
          d += circle((k + shift) * step, y, size);
      }
      shapes.push({ d, fill: wax });
      continue;
    }
    // Sawut: strokes from the edge inwards, as along the veins of a leaf.
    const length = radius * 0.07;
    const d = edgeStations(polygons, Math.max(3.4, radius * 0.05))
      .map(({ at: [x, y], inward: [ix, iy] }) => {
        const [fx, fy] = [x + ix * length * 0.25, y + iy * length * 0.25];
        return `M${fixed(fx)} ${fixed(fy)}L${fixed(x + ix * length - iy * length * 0.4)} ${fixed(y + iy * length + ix * length * 0.4)}`;
      })
      .join('');
    shapes.push({ d, stroke: wax, strokeWidth: round(pen * 0.7) });
  }
  return { shapes: shapes.filter(({ d }) => d !== ''), radius: Math.ceil(radius + pen * 2.4) };
}

const round = (value: number) => Math.round(value * 100) / 100;
