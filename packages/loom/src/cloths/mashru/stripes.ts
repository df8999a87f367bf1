import type { Sketch } from '../../drawing/motifs/sketch.ts';
import type { Ink } from '../../drawing/scene.ts';
import { circle, fixed, polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';

/** A stripe of the warp and what was tied into it. */
export interface Stripe {
  readonly kind: StripeKind;
  /** Its width beside the others'. */
  readonly share: number;
  readonly base: Ink;
  readonly ink: Ink;
  readonly second: Ink;
}

/** Where a stripe lies in its block, from its middle. */
interface Room {
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

type Draw = (sketch: Sketch, room: Room, stripe: Stripe) => void;

/** Ties are repeated so that one is about so many times as long as its stripe is wide, a whole number of times in the block. */
function beats({ x, width, height }: Room, long: number): { count: number; step: number; at: (k: number) => Point } {
  const count = Math.max(1, Math.round(height / (width * long)));
  const step = height / count;
  return { count, step, at: (k) => [x, (k + 0.5) * step - height / 2] };
}

/** Katar: arrowheads one behind the other, each with another within. */
const arrows: Draw = (sketch, room, { ink, second }) => {
  const { count, step, at } = beats(room, 1.15);
  const w = room.width * 0.42;
  for (const [share, dye] of [
    [1, ink],
    [0.5, second],
  ] as const) {
    let d = '';
    for (let k = 0; k < count; k++) {
      const [x, y] = at(k);
      const [half, up, down] = [w * share, step * 0.42 * share, step * 0.3 * share];
      d += polyline(
        [
          [x, y - up],
          [x + half, y + down * 0.5],
          [x + half * 0.62, y + down],
          [x, y + down * 0.2],
          [x - half * 0.62, y + down],
          [x - half, y + down * 0.5],
        ],
        true,
      );
    }
    sketch.area(d, dye);
  }
};

/** Khajuria: chevrons that fill the stripe like the leaflets of a date palm. */
const palm: Draw = (sketch, room, { ink, second }) => {
  const { count, step, at } = beats(room, 0.42);
  const half = room.width / 2;
  const paths: [string, string] = ['', ''];
  for (let k = 0; k < count; k++) {
    const [x, y] = at(k);
    const rise = room.width * 0.34;
    const thick = step * 0.56;
    const d = polyline(
      [
        [x - half, y + rise / 2],
        [x, y - rise / 2],
        [x + half, y + rise / 2],
        [x + half, y + rise / 2 + thick],
        [x, y - rise / 2 + thick],
        [x - half, y + rise / 2 + thick],
      ],
      true,
    );
    // Three of one dye, then one of the other.
    paths[count % 4 === 0 && k % 4 === 3 ? 1 : 0] += d;
  }
  sketch.area(paths[0], ink);
  sketch.area(paths[1], second);
};

/** Danedar: grains in one row or two. */
const grains: Draw = (sketch, room, { ink, second }) => {
  const { count, step, at } = beats(room, 0.62);
  const r = Math.min(room.width * 0.2, step * 0.3);
  let d = '';
  for (let k = 0; k < count; k++) {
    const [x, y] = at(k);
    d += room.width > step * 1.3 ? circle(x - r * 1.5, y, r) + circle(x + r * 1.5, y + step / 2, r) : circle(x, y, r);
  }
  sketch.area(d, ink);
  const edge = Math.max(1.2, room.width * 0.06);
  for (const side of [-1, 1]) band(sketch, room.x + side * (room.width / 2 - edge), edge, room.height, second);
};

/** Khanjari: a line that swings from side to side. */
const swing: Draw = (sketch, room, { ink, second }) => {
  const { count, step } = beats(room, 1.5);
  const line: Point[] = Array.from({ length: count * 12 + 1 }, (_, k): Point => {
    const y = (k * step) / 12 - room.height / 2;
    return [room.x + room.width * 0.26 * steady.sin((Math.PI * k) / 6), y];
  });
  sketch.line(polyline(line), ink, room.width * 0.24);
  sketch.line(polyline(line.map(([x, y]): Point => [x, y + step * 0.02])), second, room.width * 0.08);
};

/** Lozenges one in the other, tip to tip. */
const lozenges: Draw = (sketch, room, { ink, second, base }) => {
  const { count, step, at } = beats(room, 1.25);
  for (const [share, dye] of [
    [0.98, ink],
    [0.64, second],
    [0.3, base],
  ] as const) {
    let d = '';
    for (let k = 0; k < count; k++) {
      const [x, y] = at(k);
      const [w, h] = [room.width * 0.46 * share, step * 0.5 * share];
      d += polyline(
        [
          [x, y - h],
          [x + w, y],
          [x, y + h],
          [x - w, y],
        ],
        true,
      );
    }
    sketch.area(d, dye);
  }
};

/** Kankani: short bars across, like the edge of a bangle. */
const bars: Draw = (sketch, room, { ink }) => {
  const { count, step, at } = beats(room, 0.5);
  let d = '';
  for (let k = 0; k < count; k++) {
    const [x, y] = at(k);
    d += `M${fixed(x - room.width * 0.5)} ${fixed(y)}h${fixed(room.width)}`;
  }
  sketch.line(d, ink, step * 0.4);
};

/** Fine lines of the warp. */
const pins: Draw = (sketch, room, { ink, second }) => {
  const lines = Math.max(2, Math.round(room.width / 9));
  for (let k = 0; k < lines; k++)
    band(
      sketch,
      room.x + ((k + 0.5) / lines - 0.5) * room.width,
      (room.width / lines) * 0.42,
      room.height,
      k % 2 === 0 ? ink : second,
    );
};

const kinds = { arrows, palm, grains, swing, lozenges, bars, pins, plain: () => undefined } satisfies Record<
  string,
  Draw
>;
export type StripeKind = keyof typeof kinds;

/** What a stripe shows, for whoever asks for it or refuses it. */
export const motifOfStripe: Partial<Record<StripeKind, MotifId>> = {
  arrows: 'gable',
  palm: 'gable',
  grains: 'dot',
  swing: 'wave',
  lozenges: 'diamond',
};

/** Warps overlap by this much: the ground would shine through between them. */
const lap = 0.4;

function band(sketch: Sketch, x: number, width: number, height: number, ink: Ink): void {
  sketch.area(
    `M${fixed(x - width / 2)} ${fixed(-height / 2 - lap)}h${fixed(width)}v${fixed(height + 2 * lap)}h${fixed(-width)}Z`,
    ink,
  );
}

/** Draws a stripe in a block of this height, its middle at x. */
export function drawStripe(sketch: Sketch, stripe: Stripe, room: Room): void {
  band(sketch, room.x, room.width + 2 * lap, room.height, stripe.base);
  kinds[stripe.kind](sketch, room, stripe);
}
