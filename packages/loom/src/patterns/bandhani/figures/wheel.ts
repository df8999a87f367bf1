import { steady } from '../../../number/steady.ts';
import type { FigureInk, Zone } from '../figure.ts';
import type { DrawFigure } from './ask.ts';
import { discOutline, petalZone } from './outlines.ts';

/** The wheel ("chakri"): rings, a wreath of petals between them, an eye. */
export const wheel: DrawFigure = ({ rng, size }) => {
  const rim = rng
    .pick([
      [1, 0],
      [0, 1],
      [0, 1, 0],
      [1, 1, 0],
    ] as const)
    .slice(0, size < 9 ? 1 : 3);
  const hub = rng.between(0.3, 0.38);
  const inner = 1 - (rim.length + 0.35) / size;
  const length = inner - hub - 0.9 / size;
  const count = Math.max(6, Math.min(16, Math.floor((2 * Math.PI * (hub + length * 0.6) * size) / 4.6)));
  const step = (2 * Math.PI) / count;
  const inks: readonly FigureInk[] = rng.pick([
    [2, 1],
    [1, 1],
    [3, 2],
    [2, 2],
  ]);
  const shape = rng.pick(['round', 'point'] as const);
  const zones: Zone[] = [
    {
      outline: discOutline(0, 0, hub),
      rows: rng.pick([
        [0, 1, 1, 0, 1],
        [0, 0, 1, 2, 2],
        [1, 0, 2, 0, 1],
      ] as const),
      fill: 'rows',
      ink: 2,
    },
  ];
  const hasPetals = length * size > 3.4;
  if (hasPetals) {
    for (let k = 0; k < count; k++) {
      const reach = hub + 0.95 / size;
      const foot = [steady.sin(k * step) * reach, -steady.cos(k * step) * reach] as const;
      const width = Math.min(length * 0.8, step * (hub + length * 0.6) * 0.78);
      zones.push({
        outline: petalZone(shape, foot[0], foot[1], k * step, length, width),
        rows: [inks[k % 2] ?? 1],
        fill: 'grid',
        ink: inks[k % 2] ?? 1,
      });
    }
  }
  // Where petals have no room the rings go on to the hub, spoked by a loose grid.
  zones.push({ outline: discOutline(0, 0, 1), rows: rim, fill: hasPetals ? 'none' : 'grid', ink: inks[0] ?? 1 });
  return { motif: 'medallion', zones, lines: [], points: [] };
};
