import type { Ink } from '../../scene/scene.ts';
import type { MotifParams } from '../motif.ts';
import type { Carver } from './carver.ts';
import type { Knot, Limb } from './limb.ts';
import { ornament } from './ornament.ts';

/** Below the knee a leg is sinew: the miniaturist's animals stand on thin shanks. */
export function slender(knots: readonly Knot[]): Knot[] {
  return knots.map(([x, y, r], i): Knot => [x, y, i < 2 ? r * 0.94 : r * 0.74]);
}

/** The two legs on the far side, darker, set behind the body. */
export function farLegs(carver: Carver, legs: readonly (readonly Knot[])[], fill: Ink): void {
  carver.mass(fill, ...legs.map((knots) => carver.limb(...knots)));
}

/** Anklets and hooves on legs that were drawn with the body. */
export function shoes(carver: Carver, { inks }: MotifParams, legs: readonly Limb[], hoof: number): void {
  const { sketch, pen, heart, isFine } = carver;
  for (const leg of legs) {
    sketch.area(ornament.patch(leg, hoof, 1, -0.98, 0.98), inks.contour);
    if (!isFine) continue;
    sketch.area(ornament.patch(leg, hoof - 0.13, hoof - 0.06, -0.98, 0.98), heart.fill);
    for (const t of [hoof - 0.14, hoof - 0.05]) sketch.line(ornament.ring(leg, t, 0, 0.96), inks.contour, pen.fine);
  }
}
