import type { Point } from '../../../geometry/point.ts';
import { steady } from '../../../number/steady.ts';
import type { FigureInk } from '../figure.ts';
import type { DrawFigure } from './ask.ts';

/** Nested diamonds or squares with clusters at the corners ("ratan chowk"). */
export const jewel: DrawFigure = ({ rng, size }) => {
  const isUpright = rng.chance(0.35);
  const turn = isUpright ? Math.PI / 4 : 0;
  const reach = isUpright ? 0.98 : 0.92;
  const corner = (k: number, r: number): Point => [
    steady.sin(turn + (k * Math.PI) / 2) * r,
    -steady.cos(turn + (k * Math.PI) / 2) * r,
  ];
  const outline = [0, 1, 2, 3].flatMap((k) => {
    const a = corner(k, reach);
    const b = corner(k + 1, reach);
    return Array.from(
      { length: 14 },
      (_, i): Point => [a[0] + ((b[0] - a[0]) * i) / 14, a[1] + ((b[1] - a[1]) * i) / 14],
    );
  });
  const rows: readonly FigureInk[] = rng.pick([
    [0, 1, 1, 0, 2, 2, 0, 1, 1, 0, 3, 3, 0],
    [1, 0, 2, 2, 0, 1, 3, 3, 1, 0, 2],
    [0, 2, 0, 1, 1, 0, 2, 0, 1, 1, 0],
  ]);
  const points = [0, 1, 2, 3].flatMap((k) =>
    isUpright ? [] : [-1, 1].map((side) => ({ at: corner(k + 0.5, 0.72 + (side * 0.7) / size), ink: 1 as const })),
  );
  return { motif: 'diamond', zones: [{ outline, rows, fill: 'rows', ink: 1 }], lines: [], points };
};
