import { circle, closedCurve, curve, polyline } from '../../numbers/geometry/path.ts';
import { type Point, place } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { Ink } from '../scene.ts';
import type { PaisleyShape } from './paisley-shape.ts';
import { paisleyStations, type Station } from './paisley-stations.ts';
import { petalOutline } from './petal-outline.ts';
import type { Pen, Sketch } from './sketch.ts';

export const bandKinds = [
  'plain',
  'beads',
  'pearls',
  'scallops',
  'petals',
  'vine',
  'florets',
  'teeth',
  'rope',
  'lozenges',
] as const;
export type BandKind = (typeof bandKinds)[number];

/** A ring between two exact insets and what is drawn in it. */
export interface Band {
  readonly kind: BandKind;
  /** Units. */
  readonly width: number;
  readonly field: Ink;
  readonly mark: Ink;
  readonly accent: Ink;
}

interface Ring extends Band {
  readonly shape: PaisleyShape;
  /** Inset of the ring's outer edge, units. */
  readonly inset: number;
  readonly contour: Ink;
  readonly pen: Pen;
}

/** Draws what lies in a ring; its field is painted already. */
export function drawBand(sketch: Sketch, ring: Ring): void {
  drawings[ring.kind](sketch, ring);
}

const drawings: Record<BandKind, (sketch: Sketch, ring: Ring) => void> = {
  plain: () => undefined,
  beads: (sketch, { shape, inset, width, mark }) => {
    const stations = paisleyStations(shape, inset + width / 2, width * 0.98);
    sketch.area(stations.map(({ x, y }) => circle(x, y, width * 0.3)).join(''), mark);
  },
  /** Large and small beads in turn, the large ones with an eye. */
  pearls: (sketch, { shape, inset, width, mark, accent }) => {
    const stations = paisleyStations(shape, inset + width / 2, width * 0.82, true);
    const large = stations.filter((_, i) => i % 2 === 0);
    sketch.area(large.map(({ x, y }) => circle(x, y, width * 0.34)).join(''), mark);
    sketch.area(large.map(({ x, y }) => circle(x, y, width * 0.14)).join(''), accent);
    sketch.area(
      stations
        .filter((_, i) => i % 2 === 1)
        .map(({ x, y }) => circle(x, y, width * 0.14))
        .join(''),
      mark,
    );
  },
  scallops: (sketch, { shape, inset, width, mark, accent, contour, pen }) => {
    const stations = paisleyStations(shape, inset + width, width * 1.3);
    const arc = (station: Station, scale: number) => {
      const half = width * 0.62 * scale;
      const rise = width * 0.86 * scale;
      const points: Point[] = Array.from({ length: 9 }, (_, i) => {
        const angle = Math.PI * (1 + i / 8);
        return [steady.cos(angle) * half, steady.sin(angle) * rise];
      });
      return closedCurve([place(points, station.x, station.y, station.turn)]);
    };
    sketch.outlined(stations.map((station) => arc(station, 1)).join(''), mark, contour, pen.fine);
    sketch.area(stations.map((station) => dot(station, -width * 0.36, width * 0.17)).join(''), accent);
  },
  petals: (sketch, { shape, inset, width, mark, accent, contour, pen }) => {
    const stations = paisleyStations(shape, inset + width * 0.96, width * 0.74, true);
    const leaf = (station: Station, scale: number) =>
      closedCurve(
        petalOutline('ogee', width * 0.9 * scale, width * 0.66 * scale, 0, 4).map((part) =>
          place(part, station.x, station.y, station.turn),
        ),
      );
    for (const parity of [0, 1]) {
      const own = stations.filter((_, i) => i % 2 === parity);
      sketch.outlined(own.map((station) => leaf(station, 1)).join(''), parity === 0 ? mark : accent, contour, pen.fine);
    }
    if (width > 9) sketch.area(stations.map((station, i) => (i % 2 === 0 ? leaf(station, 0.5) : '')).join(''), accent);
  },
  /** A running creeper with leaves to both sides and berries. */
  vine: (sketch, { shape, inset, width, mark, accent, pen }) => {
    const stations = paisleyStations(shape, inset + width / 2, width * 0.86, true);
    const wave = stations.map((station, i): Point => shifted(station, (i % 2 === 0 ? 1 : -1) * width * 0.17));
    sketch.line(runs(wave, width * 1.7), mark, Math.max(pen.fine, width * 0.07));
    let leaves = '';
    let berries = '';
    for (const [i, station] of stations.entries()) {
      const side = i % 2 === 0 ? 1 : -1;
      const [x, y] = shifted(station, side * width * 0.14);
      for (const lean of [-0.95, 0.95]) {
        const turn = station.turn + (side === 1 ? Math.PI : 0) + lean;
        leaves += closedCurve(
          petalOutline('point', width * 0.46, width * 0.25, 0, 3).map((part) => place(part, x, y, turn)),
        );
      }
      const [bx, by] = shifted(station, side * width * 0.34);
      berries += circle(bx, by, width * 0.1);
    }
    sketch.area(leaves, mark);
    sketch.area(berries, accent);
  },
  florets: (sketch, { shape, inset, width, mark, accent, pen }) => {
    const stations = paisleyStations(shape, inset + width / 2, width * 0.82, true);
    let petals = '';
    let hearts = '';
    let leaves = '';
    for (const [i, station] of stations.entries()) {
      if (i % 2 === 0) {
        for (let k = 0; k < 5; k++) {
          const angle = station.turn + (k * 2 * Math.PI) / 5;
          petals += circle(
            station.x + steady.sin(angle) * width * 0.2,
            station.y - steady.cos(angle) * width * 0.2,
            width * 0.155,
          );
        }
        hearts += circle(station.x, station.y, width * 0.11);
      } else {
        for (const side of [0, Math.PI]) {
          leaves += closedCurve(
            petalOutline('point', width * 0.42, width * 0.22, 0, 3).map((part) =>
              place(part, station.x, station.y, station.turn + side),
            ),
          );
        }
      }
    }
    sketch.area(leaves, accent);
    sketch.area(petals, mark);
    sketch.area(hearts, accent);
    void pen;
  },
  teeth: (sketch, { shape, inset, width, mark, accent }) => {
    const stations = paisleyStations(shape, inset + width, width * 0.8);
    const tooth = (station: Station) =>
      polyline(
        place(
          [
            [-width * 0.38, 0],
            [0, -width * 0.84],
            [width * 0.38, 0],
          ],
          station.x,
          station.y,
          station.turn,
        ),
        true,
      );
    sketch.area(stations.map(tooth).join(''), mark);
    sketch.area(stations.map((station) => dot(station, -width * 0.24, width * 0.12)).join(''), accent);
  },
  /** Slanting strokes, as of twisted cord. */
  rope: (sketch, { shape, inset, width, mark }) => {
    const stations = paisleyStations(shape, inset + width / 2, width * 0.62);
    const strand: Point[] = [
      [-width * 0.32, width * 0.36],
      [-width * 0.08, -width * 0.1],
      [width * 0.34, -width * 0.36],
      [width * 0.08, width * 0.1],
    ];
    sketch.area(stations.map(({ x, y, turn }) => curve(place(strand, x, y, turn), true)).join(''), mark);
  },
  lozenges: (sketch, { shape, inset, width, mark, accent }) => {
    const stations = paisleyStations(shape, inset + width / 2, width * 0.66, true);
    let diamonds = '';
    let dots = '';
    for (const [i, station] of stations.entries()) {
      const { x, y, turn } = station;
      if (i % 2 === 0)
        diamonds += polyline(
          place(
            [
              [0, -width * 0.4],
              [width * 0.36, 0],
              [0, width * 0.4],
              [-width * 0.36, 0],
            ],
            x,
            y,
            turn,
          ),
          true,
        );
      else dots += dot(station, -width * 0.22, width * 0.09) + dot(station, width * 0.22, width * 0.09);
    }
    sketch.area(diamonds, mark);
    sketch.area(dots, accent);
    sketch.area(stations.map(({ x, y }, i) => (i % 2 === 0 ? circle(x, y, width * 0.12) : '')).join(''), accent);
  },
};

function shifted({ x, y, turn }: Station, outward: number): Point {
  return [x + steady.sin(turn) * outward, y - steady.cos(turn) * outward];
}

function dot(station: Station, y: number, radius: number): string {
  const [x, cy] = shifted(station, -y);
  return circle(x, cy, radius);
}

/** Smooth lines through neighbouring points, broken where two lie farther apart than `widest`. */
function runs(points: readonly Point[], widest: number): string {
  let d = '';
  let run: Point[] = [];
  for (const point of [...points, ...points.slice(0, 1)]) {
    const last = run.at(-1);
    if (last && steady.hypot(point[0] - last[0], point[1] - last[1]) > widest) {
      if (run.length > 1) d += curve(run);
      run = [];
    }
    run.push(point);
  }
  return run.length > 1 ? d + curve(run) : d;
}
