import type { FillField } from '../src/inpaint/fill-field.ts';

/** What lies at a place: red, green and blue. */
export type Paint = (x: number, y: number) => readonly [number, number, number];

/** A field painted by places, with the hole where `isHole` says. */
export function fieldOf(
  width: number,
  height: number,
  paint: Paint,
  isHole: (x: number, y: number) => boolean = () => false,
  wraps: FillField['wraps'] = { across: true, down: true },
): FillField {
  const places = Array.from({ length: width * height }, (_, at) => [at % width, Math.floor(at / width)] as const);
  return {
    width,
    height,
    rgb: Uint8Array.from(places.flatMap(([x, y]) => paint(x, y))),
    hole: Uint8Array.from(places, ([x, y]) => (isHole(x, y) ? 1 : 0)),
    wraps,
  };
}

/** Within a circle, around the edges of a picture of this size. */
export function isWithin(x: number, y: number, [atX, atY, radius]: readonly [number, number, number], side: number) {
  const away = (one: number, other: number) => Math.min(Math.abs(one - other), side - Math.abs(one - other));
  return Math.hypot(away(x, atX), away(y, atY)) < radius;
}

/** A flower with four petals in every cell, on paper. */
export const flowers =
  (period: number): Paint =>
  (x, y) => {
    const [u, v] = [(x % period) - period / 2, (y % period) - period / 2];
    const r = Math.hypot(u, v) / period;
    const petal = 0.22 + 0.12 * Math.cos(4 * Math.atan2(v, u));
    return r < 0.1 ? [200, 150, 40] : r < petal ? [160, 40, 40] : [236, 226, 200];
  };

/** Grain that repeats nowhere, −0.5 … 0.5. */
export const grainAt = (x: number, y: number): number =>
  (Math.abs(Math.sin(x * 12.9898 + y * 78.233) * 43_758.5453) % 1) - 0.5;
