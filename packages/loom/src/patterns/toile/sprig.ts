import { createCarver } from '../../motifs/figures/carver.ts';
import type { Motif } from '../../motifs/motif.ts';
import { leaflet } from '../../motifs/plants/leaf-pair.ts';
import { steady } from '../../number/steady.ts';

/** A cut spray to strew: bent stem, leaves to both sides, a bell or an open flower at its tip. */
export const sprig: Motif = (params, rng) => {
  const carver = createCarver(params);
  const { inks } = params;
  const bend = rng.between(-0.3, 0.3);
  const at = (t: number) => [bend * steady.sin(Math.PI * t * 0.9), 0.98 - 1.5 * t] as const;
  carver.line(inks.contour, [at(0), at(0.33), at(0.66), at(1)], 1.2);
  const pairs = rng.pick([3, 4]);
  for (let k = 0; k < pairs; k++) {
    const t = 0.2 + (0.62 * k) / pairs;
    const [x, y] = at(t);
    for (const side of [-1, 1]) leaflet(carver, inks.leaf, x, y, side * (0.85 - 0.12 * k), 0.46 - 0.06 * k, 0.2);
  }
  const [x, y] = at(1);
  if (rng.chance(0.5)) {
    for (const turn of [-0.5, 0.5, 0]) leaflet(carver, inks.body, x, y + 0.06, turn, 0.44, 0.26);
    return carver.done();
  }
  for (let k = 0; k < 5; k++) {
    const a = (k / 5) * 2 * Math.PI + bend;
    carver.disc(inks.body, x + steady.sin(a) * 0.17, y - steady.cos(a) * 0.17, 0.14, true);
  }
  carver.disc(inks.heart, x, y, 0.1, true);
  return carver.done();
};
