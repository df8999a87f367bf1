import type { Point } from '../../../geometry/point.ts';
import { steady } from '../../../number/steady.ts';
import { polar } from '../ring.ts';

/** A tile of a tessellation whose period is the unit square, with a large polygon about the origin. */
export interface StarTile {
  readonly corners: readonly Point[];
  readonly kind: 'large' | 'square' | 'triangle';
}

export const tessellationNames = ['octagons', 'dodecagons'] as const;
export type TessellationName = (typeof tessellationNames)[number];

/** Octagons and squares (4.8.8), or dodecagons, triangles and squares (3.4.3.12; 3.12.12). Sides are all equal. */
export function tessellation(name: TessellationName): readonly StarTile[] {
  if (name === 'octagons') {
    return [
      { kind: 'large', corners: regular(0, 0, 8, Math.PI / 8, 0.5 / steady.cos(Math.PI / 8)) },
      { kind: 'square', corners: regular(0.5, 0.5, 4, 0, 1 - Math.SQRT1_2) },
    ];
  }
  const half = 0.5 * steady.tan(Math.PI / 12);
  const far = 0.5 - half;
  const triangles: StarTile[] = [-1, 1].flatMap((side) => {
    const corners: Point[] = [
      [0.5, side * half],
      [0.5 - half, side * far],
      [0.5 + half, side * far],
    ];
    return [
      { kind: 'triangle' as const, corners },
      { kind: 'triangle' as const, corners: corners.map(([x, y]): Point => [y, x]) },
    ];
  });
  return [
    { kind: 'large', corners: regular(0, 0, 12, Math.PI / 12, 0.5 / steady.cos(Math.PI / 12)) },
    { kind: 'square', corners: regular(0.5, 0.5, 4, Math.PI / 4, half * Math.SQRT2) },
    ...triangles,
  ];
}

function regular(x: number, y: number, sides: number, turn: number, radius: number): Point[] {
  return Array.from({ length: sides }, (_, k) => {
    const [px, py] = polar(turn + (2 * Math.PI * k) / sides, radius);
    return [x + px, y + py];
  });
}
