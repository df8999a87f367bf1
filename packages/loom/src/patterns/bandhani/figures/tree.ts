import { steady } from '../../../number/steady.ts';
import type { Zone } from '../figure.ts';
import type { DrawFigure } from './ask.ts';
import { discOutline, petalZone } from './outlines.ts';

/** A tree in fruit: a trunk, leaves fanned from its crown, fruits between them. */
export const tree: DrawFigure = ({ size }) => {
  const leaves = size > 14 ? 7 : 5;
  const zones: Zone[] = [];
  for (let k = 0; k < leaves; k++) {
    const angle = (((k - (leaves - 1) / 2) / ((leaves - 1) / 2)) * 110 * Math.PI) / 180;
    const length = 0.86 - Math.abs(angle) * 0.09;
    zones.push({
      outline: petalZone('point', steady.sin(angle) * 0.13, -0.06 - steady.cos(angle) * 0.13, angle, length, 0.36),
      rows: [0, 3],
      fill: 'rows',
      ink: 3,
    });
    if (k === 0 || size < 9) continue;
    const between = angle - (110 * Math.PI) / 180 / (leaves - 1);
    zones.push({
      outline: discOutline(steady.sin(between) * 0.84, -0.06 - steady.cos(between) * 0.84, 1.1 / size),
      rows: [2],
      fill: 'none',
      ink: 2,
    });
  }
  return {
    motif: 'tree',
    zones: zones.filter((zone) => zone.outline.length > 0),
    lines: [-1, 1].map((side) => ({
      points: [
        [(side * 0.62) / size, 0.08],
        [(side * 0.62) / size, 0.6],
        [(side * 2.4) / size, 0.94],
      ] as const,
      ink: 1 as const,
    })),
    points: [],
  };
};
