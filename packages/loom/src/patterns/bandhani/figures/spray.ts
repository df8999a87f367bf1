import { steady } from '../../../number/steady.ts';
import type { Zone } from '../figure.ts';
import type { DrawFigure } from './ask.ts';
import { discOutline, petalZone } from './outlines.ts';

/** A sprig: a bending stalk with paired leaves and a flower at its head. */
export const spray: DrawFigure = ({ rng, size }) => {
  const bend = rng.between(0.1, 0.3) * rng.pick([1, -1]);
  const pairs = size > 14 ? 3 : size > 8 ? 2 : 1;
  const stalk = Array.from({ length: 13 }, (_, i) => {
    const t = i / 12;
    return [bend * steady.sin(Math.PI * t) * 0.9, 0.98 - t * 1.25] as const;
  });
  const zones: Zone[] = [];
  const [hx, hy] = stalk.at(-1) ?? [0, 0];
  const heart = Math.max(0.1, 1.3 / size);
  zones.push({ outline: discOutline(hx, hy - 0.26, heart), rows: [1], fill: 'rows', ink: 1 });
  const petals = size > 9 ? 6 : 5;
  for (let k = 0; k < petals; k++) {
    const angle = (2 * Math.PI * k) / petals;
    const reach = heart + 0.8 / size;
    const outline = petalZone(
      'round',
      hx + steady.sin(angle) * reach,
      hy - 0.26 - steady.cos(angle) * reach,
      angle,
      0.45 - reach,
      0.36,
    );
    zones.push({ outline, rows: [0], fill: 'grid', ink: 2 });
  }
  for (let k = 0; k < pairs; k++) {
    const at = stalk[Math.round(1 + (k * 9) / pairs)] ?? [0, 0];
    for (const side of [-1, 1]) {
      const length = 0.66 - k * 0.08;
      zones.push({
        outline: petalZone('point', at[0] + (side * 0.7) / size, at[1] - 0.03, side * 1.02, length, length * 0.46),
        rows: [0, 3],
        fill: 'rows',
        ink: 3,
      });
    }
  }
  return { motif: 'bouquet', zones, lines: [{ points: stalk, ink: 1 }], points: [] };
};
