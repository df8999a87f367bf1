import { polygonsOf, spansAt } from '../../../drawing/subjects/polygons.ts';
import { isolines } from '../../../numbers/geometry/isolines.ts';
import { arcLength, isInside, resample } from '../../../numbers/geometry/line.ts';
import type { Point } from '../../../numbers/geometry/point.ts';
import { type Outline, outlineReach, type Region } from '../../../vocabulary/subjects/outline.ts';
import type { Figure, FigureInk, Zone } from '../figure.ts';

/** Parts below this share of the drawing are single knots or nothing. */
const leastZone = 5;
const mostZones = 6;
/** Small parts whose edge is longer than so many radii are rows: poles, tails; of either kind there are so many at most. */
const leastRow = 1.1;
const mostSmall = 8;
/** Of the largest piece's edge. */
const leastPiece = 0.4;
const mostPieces = 3;
/** Points of a zone's outline. */
const corners = 72;

/** An outline as a figure of knots: its large parts as rows from their edges inwards, in the order in which they lie; small ones as a knot. */
export function tiedFigure(outline: Outline): Figure {
  const parts = outline.regions.map((region, index) => ({ region, index, polygon: largest(polygonsOf(region.d)) }));
  const large = parts
    .filter(({ region }) => region.share >= leastZone)
    .toSorted((a, b) => b.region.share - a.region.share);
  const shown = large.slice(0, mostZones).toSorted((a, b) => b.index - a.index);
  const zones = (shown.length > 0 ? shown : parts.slice(0, 1)).flatMap(({ region }): Zone[] => {
    const ink: FigureInk = region.slot === 5 ? 0 : region.slot >= 6 ? 3 : region.slot >= 3 ? 2 : 1;
    return outermost(joined(region)).map((polygon) => ({
      outline: unit(polygon),
      rows: [0, ink],
      fill: region.slot === 0 ? 'none' : 'rows',
      ink,
    }));
  });
  const small = parts.filter(({ region }) => region.share < leastZone && region.share >= 1);
  const isLong = ({ polygon }: (typeof parts)[number]) => arcLength(polygon) > leastRow * outlineReach;
  const lines = small
    .filter(isLong)
    .map(({ polygon }) => ({ points: unit(polygon), ink: 0 as FigureInk }))
    .slice(0, mostSmall);
  const points = small
    .filter((part) => !isLong(part))
    .map(({ polygon }) => ({ at: middle(unit(polygon)), ink: 2 as FigureInk }))
    .slice(0, mostSmall);
  return { motif: outline.id, zones, lines, points };
}

/** Step of the raster on which parts are joined, in an outline's own units. */
const step = 6;

/** The polygons of a region; of parts that run into each other the edge about all of them: a body with its legs is one. */
function joined({ d, isEvenOdd }: Region): Point[][] {
  const polygons = polygonsOf(d);
  if (polygons.length < 2 || isEvenOdd === true) return polygons;
  const [left, top] = [-outlineReach - 2 * step, -outlineReach - 2 * step];
  const across = Math.ceil((2 * outlineReach) / step) + 5;
  const values = new Float64Array(across * across).fill(-1);
  for (let row = 0; row < across; row++) {
    const spans = spansAt(polygons, top + row * step + 0.003);
    for (let k = 0; k + 1 < spans.length; k += 2) {
      const [from, to] = [spans[k] ?? 0, spans[k + 1] ?? 0].map((x) => (x - left) / step);
      for (let column = Math.ceil(from ?? 0); column <= Math.floor(to ?? -1); column++)
        values[row * across + column] = 1;
    }
  }
  return isolines({ left, top, step, columns: across, rows: across, values }, 0);
}

/** The pieces of a part that lie in no other and are not much smaller than the largest: both wheels of a bicycle. */
function outermost(polygons: readonly Point[][]): readonly (readonly Point[])[] {
  const [first = [], ...others] = polygons.toSorted((a, b) => arcLength(b) - arcLength(a));
  const isPiece = (polygon: readonly Point[]) => {
    const [x, y] = polygon[0] ?? [0, 0];
    return (
      arcLength(polygon) > leastPiece * arcLength(first) &&
      !polygons.some((other) => other !== polygon && isInside(other, x, y))
    );
  };
  return [first, ...others.filter(isPiece)].slice(0, mostPieces);
}

function largest(polygons: readonly Point[][]): readonly Point[] {
  return polygons.toSorted((a, b) => arcLength(b) - arcLength(a))[0] ?? [];
}

function unit(points: readonly Point[]): Point[] {
  const ring = [...points, points[0] ?? [0, 0]];
  return resample(ring, Math.max(1, arcLength(ring) / corners))
    .slice(0, -1)
    .map(([x, y]): Point => [x / outlineReach, y / outlineReach]);
}

function middle(points: readonly Point[]): Point {
  const sum = points.reduce((total, [x, y]): [number, number] => [total[0] + x, total[1] + y], [0, 0]);
  return [sum[0] / Math.max(1, points.length), sum[1] / Math.max(1, points.length)];
}
