import { polygonsOf } from '../../../drawing/subjects/polygons.ts';
import { arcLength, isInside, resample } from '../../../numbers/geometry/line.ts';
import type { Point } from '../../../numbers/geometry/point.ts';
import { type Outline, outlineReach } from '../../../vocabulary/subjects/outline.ts';
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
    return outermost(polygonsOf(region.d)).map((polygon) => ({
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
