import type { Point } from '../../../geometry/point.ts';
import { steady } from '../../../number/steady.ts';
import type { FigureInk, Zone } from '../figure.ts';
import type { DrawFigure } from './ask.ts';
import { discOutline } from './outlines.ts';

const rowSets: readonly (readonly FigureInk[])[] = [
  [0, 1, 1, 0, 2, 2, 0, 1, 1],
  [0, 0, 1, 1, 2, 0, 3, 3],
  [1, 0, 1, 2, 2, 0, 1, 1, 0],
  [0, 1, 0, 2, 0, 1, 0, 2],
];

/** A star of nested rows round a ringed eye. */
export const star: DrawFigure = ({ rng, size }) => {
  const tips = rng.pick(size < 7 ? [4, 5, 6] : [5, 6, 8, 8, 8, 12, 16]);
  const low = { 4: 0.48, 5: 0.5, 6: 0.6, 8: 0.7, 12: 0.76, 16: 0.8 }[tips] ?? 0.7;
  const outline = Array.from({ length: tips * 2 }, (_, k): Point => {
    const angle = (k * Math.PI) / tips;
    const r = k % 2 === 0 ? 1 : low;
    return [steady.sin(angle) * r, -steady.cos(angle) * r];
  });
  const dense = outline.flatMap((point, i) => {
    const to = outline[(i + 1) % outline.length] ?? point;
    return Array.from(
      { length: 8 },
      (_, k): Point => [point[0] + ((to[0] - point[0]) * k) / 8, point[1] + ((to[1] - point[1]) * k) / 8],
    );
  });
  const heart = Math.max(0.14, 1.6 / size);
  const body: Zone = {
    outline: dense,
    rows: rng.pick(rowSets).slice(0, Math.floor((low - heart) * size * 0.8)),
    fill: 'grid',
    ink: 1,
  };
  if (size < 7) return { motif: 'star', zones: [body], lines: [], points: [{ at: [0, 0], ink: 1 }] };
  const eye: Zone = { outline: discOutline(0, 0, heart), rows: [0, 1], fill: 'rows', ink: 2 };
  const ring: Zone = { outline: discOutline(0, 0, heart + 2.1 / size), rows: [2], fill: 'none', ink: 1 };
  return { motif: 'star', zones: [eye, ring, body], lines: [], points: [] };
};
