import { circle, closedCurve, polyline } from '../../numbers/geometry/path.ts';
import { place } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { Ink } from '../scene.ts';
import { fringeAt, type PaisleyShape } from './paisley-shape.ts';
import { paisleyStations, type Station } from './paisley-stations.ts';
import { type PetalShape, petalOutline } from './petal-outline.ts';
import type { Pen, Sketch } from './sketch.ts';

export const fringeKinds = ['petals', 'flames', 'lotus', 'scallops', 'rays'] as const;
/** What stands round the contour: two-tone petals, leaning flames, overlapping lotus leaves, scallops, beaded rays. */
export type FringeKind = (typeof fringeKinds)[number];

export interface Fringe {
  readonly kind: FringeKind;
  readonly shape: PaisleyShape;
  readonly body: Ink;
  readonly second: Ink;
  readonly light: Ink;
  readonly contour: Ink;
  readonly pen: Pen;
  readonly detail: number;
}

interface Standing extends Station {
  readonly length: number;
}

/** Draws the fringe; the contour's fill is to cover its feet. */
export function drawFringe(sketch: Sketch, fringe: Fringe): void {
  drawings[fringe.kind](sketch, fringe);
}

/** Pitch between neighbours as a share of the length. */
const pitch: Record<FringeKind, number> = { petals: 0.64, flames: 0.56, lotus: 0.6, scallops: 1.05, rays: 0.6 };

/** Stations whose outer end has room; each a little shorter than its room towards the tip and under the hook. */
function standing({ shape, kind }: Fringe, isEven = false): Standing[] {
  const full = shape.fringe;
  return paisleyStations(shape, 0, full * pitch[kind], isEven).flatMap((station) => {
    if (station.along > 0.97) return [];
    const wanted = full * fringeAt(station.along);
    for (const share of [1, 0.8, 0.62]) {
      const length = wanted * share;
      const x = station.x + steady.sin(station.turn) * length;
      const y = station.y - steady.cos(station.turn) * length;
      if (roomAt(shape, x, y) > length * 0.86) return [{ ...station, length }];
    }
    return [];
  });
}

/** Distance to the contour from outside. */
function roomAt({ spine, radii }: PaisleyShape, x: number, y: number): number {
  let room = Number.POSITIVE_INFINITY;
  for (const [i, [px, py]] of spine.entries()) room = Math.min(room, steady.hypot(px - x, py - y) - (radii[i] ?? 0));
  return room;
}

function leaf(
  shape: PetalShape,
  { x, y, turn, length }: Standing,
  long: number,
  wide: number,
  bend = 0,
  lean = 0,
): string {
  return closedCurve(
    petalOutline(shape, length * long, length * wide, bend, 7).map((part) => place(part, x, y, turn + lean)),
  );
}

const drawings: Record<FringeKind, (sketch: Sketch, fringe: Fringe) => void> = {
  petals: (sketch, fringe) => {
    const all = standing(fringe);
    const { body, second, contour, pen } = fringe;
    sketch.outlined(all.map((one) => leaf('point', one, 1, 0.66)).join(''), body, contour, pen.inner);
    if (fringe.detail < 2 || fringe.shape.fringe < 5) return;
    sketch.area(all.map((one) => leaf('point', one, 0.66, 0.36)).join(''), second);
    sketch.area(between(all, 0.34, 0.07), second);
  },
  flames: (sketch, fringe) => {
    const all = standing(fringe, true);
    const { body, second, light, contour, pen } = fringe;
    // Flames stream towards the tip on both sides, so that the whole seems to rise.
    const lean = (one: Standing) => (streamsRight(fringe.shape, one) ? 1 : -1);
    for (const parity of [1, 0]) {
      const own = all.filter((_, i) => i % 2 === parity);
      const long = parity === 0 ? 1 : 0.7;
      sketch.outlined(
        own.map((one) => leaf('ogee', one, long, 0.66, 0.3 * lean(one), 0.12 * lean(one))).join(''),
        parity === 0 ? body : second,
        contour,
        pen.inner,
      );
      if (fringe.detail >= 2 && parity === 0) {
        sketch.area(own.map((one) => leaf('ogee', one, 0.56, 0.3, 0.3 * lean(one), 0.12 * lean(one))).join(''), second);
        if (fringe.detail >= 4)
          sketch.area(own.map((one) => circle(...out(one, 0.2), one.length * 0.07)).join(''), light);
      }
    }
  },
  lotus: (sketch, fringe) => {
    const all = standing(fringe, true);
    const { body, second, light, contour, pen } = fringe;
    const behind = all.filter((_, i) => i % 2 === 0);
    const front = all.filter((_, i) => i % 2 === 1);
    sketch.outlined(behind.map((one) => leaf('point', one, 1.04, 0.8)).join(''), second, contour, pen.inner);
    if (fringe.detail >= 2) sketch.area(behind.map((one) => leaf('point', one, 0.82, 0.42)).join(''), body);
    sketch.outlined(front.map((one) => leaf('round', one, 0.74, 0.92)).join(''), body, contour, pen.inner);
    if (fringe.detail >= 2) sketch.area(front.map((one) => leaf('round', one, 0.5, 0.5)).join(''), second);
    if (fringe.detail >= 3) {
      sketch.area(front.map((one) => circle(...out(one, 0.3), one.length * 0.085)).join(''), light);
    }
  },
  scallops: (sketch, fringe) => {
    const all = standing(fringe);
    const { body, second, light, contour, pen } = fringe;
    const disc = (one: Standing, r: number) => circle(...out(one, 0.16), one.length * r);
    sketch.outlined(all.map((one) => disc(one, 0.56)).join(''), body, contour, pen.inner);
    sketch.area(all.map((one) => disc(one, 0.36)).join(''), second);
    sketch.area(all.map((one) => circle(...out(one, 0.4), one.length * 0.1)).join(''), light);
    sketch.outlined(between(all, 0.78, 0.12), second, contour, pen.fine);
  },
  rays: (sketch, fringe) => {
    const all = standing(fringe, true);
    const { body, second, contour, pen } = fringe;
    sketch.line(
      all.map((one, i) => polyline([[one.x, one.y], out(one, i % 2 === 0 ? 0.82 : 0.5)])).join(''),
      body,
      pen.inner,
    );
    sketch.outlined(
      all.map((one, i) => (i % 2 === 0 ? leaf('point', { ...one, ...moved(one, 0.32) }, 0.68, 0.4) : '')).join(''),
      body,
      contour,
      pen.fine,
    );
    sketch.outlined(
      all.map((one, i) => (i % 2 === 0 ? '' : circle(...out(one, 0.55), one.length * 0.13))).join(''),
      second,
      contour,
      pen.fine,
    );
  },
};

function streamsRight({ spine }: PaisleyShape, { x, y, turn, along }: Standing): boolean {
  const i = Math.round(along * (spine.length - 1));
  const a = spine[Math.max(0, i - 1)] ?? [0, 0];
  const b = spine[Math.min(spine.length - 1, i + 1)] ?? [x, y];
  return (b[0] - a[0]) * steady.cos(turn) + (b[1] - a[1]) * steady.sin(turn) > 0;
}

function out({ x, y, turn, length }: Standing, share: number): [x: number, y: number] {
  return [x + steady.sin(turn) * length * share, y - steady.cos(turn) * length * share];
}

function moved(one: Standing, share: number): { x: number; y: number } {
  const [x, y] = out(one, share);
  return { x, y };
}

/** Dots midway between neighbours, at a share of the length outwards. */
function between(all: readonly Standing[], share: number, size: number): string {
  let d = '';
  for (const [i, one] of all.entries()) {
    const next = all[i + 1];
    if (!next || steady.hypot(next.x - one.x, next.y - one.y) > one.length * 1.6) continue;
    const [ax, ay] = out(one, share);
    const [bx, by] = out(next, share);
    d += circle((ax + bx) / 2, (ay + by) / 2, Math.min(one.length, next.length) * size);
  }
  return d;
}
