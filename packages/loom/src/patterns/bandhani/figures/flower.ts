import { steady } from '../../../number/steady.ts';
import type { FigureInk, Zone } from '../figure.ts';
import type { DrawFigure } from './ask.ts';
import { discOutline, petalZone } from './outlines.ts';

/** A flower of petals round a ringed eye, with clusters of three between the tips. */
export const flower: DrawFigure = ({ rng, size }) => {
  const count = size < 7 ? rng.pick([4, 5, 6]) : rng.pick(size > 15 ? [6, 8, 8, 10, 12] : [5, 6, 8]);
  const shape = rng.pick(['round', 'point', 'ogee', 'notch'] as const);
  const heart = rng.between(0.24, 0.32);
  const step = (2 * Math.PI) / count;
  const length = 1 - heart - 1.1 / size;
  const width = Math.min(length * 0.86, step * (heart + length * 0.58) * 0.9);
  const zones: Zone[] = [
    {
      outline: discOutline(0, 0, heart),
      rows: rng.pick([
        [0, 1, 1, 0],
        [1, 0, 1, 2],
        [0, 2, 0, 1],
      ] as const),
      fill: 'rows',
      ink: 1,
    },
  ];
  const fills: readonly FigureInk[] = rng.pick([
    [1, 2],
    [1, 1],
    [2, 3],
    [1, 3],
  ]);
  const hasSecondRow = width * size > 4.6;
  for (let k = 0; k < count; k++) {
    const ink = fills[k % 2] ?? 1;
    const reach = heart + 1.1 / size;
    const outline = petalZone(
      shape,
      steady.sin(k * step) * reach,
      -steady.cos(k * step) * reach,
      k * step,
      length,
      width,
    );
    zones.push({ outline, rows: hasSecondRow ? [0, ink] : [k % 2 === 0 ? 0 : ink], fill: 'rows', ink });
  }
  const points = [];
  if (size > 8) {
    for (let k = 0; k < count; k++) {
      const angle = (k + 0.5) * step;
      for (const [out, side] of [
        [0.94, 0],
        [0.94 - 1.15 / size, -0.66],
        [0.94 - 1.15 / size, 0.66],
      ] as const) {
        const across = side / size;
        const at = [
          steady.sin(angle) * out + steady.cos(angle) * across,
          -steady.cos(angle) * out + steady.sin(angle) * across,
        ] as const;
        points.push({ at, ink: 1 as const });
      }
    }
  }
  return { motif: 'rosette', zones, lines: [], points };
};
