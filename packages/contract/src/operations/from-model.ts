import { z } from 'zod';
import { area } from './area.ts';
import { operation, pixelsOf } from './operation.ts';

/** Of a garment that is smaller no pattern can be made out. */
export const leastModelPx = 64;

/** Knots of a mesh along a side. */
export const meshKnots = { min: 2, max: 9 } as const;

/** Along both sides as a share of the picture's width and height. */
const place = z.number().min(0).max(1);

interface MeshPoints {
  readonly columns: number;
  readonly rows: number;
  readonly points: readonly (readonly [number, number])[];
}

/** Each field of a mesh is turned the same way round: none is folded over another. */
export function liesFlat({ columns, rows, points }: MeshPoints): boolean {
  const at = (column: number, row: number) => points[row * columns + column] ?? [0, 0];
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const corners = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)];
      const isTurned = corners.some((corner, i) => {
        const before = corners[(i + 3) % 4] ?? corner;
        const after = corners[(i + 1) % 4] ?? corner;
        const [ax, ay] = [corner[0] - before[0], corner[1] - before[1]];
        return ax * (after[1] - corner[1]) - ay * (after[0] - corner[0]) <= 1e-7;
      });
      if (isTurned) return false;
    }
  }
  return true;
}

/** Where the knots of a grid on the cloth lie in the picture, row by row. */
export const mesh = z
  .strictObject({
    columns: z.int().min(meshKnots.min).max(meshKnots.max),
    rows: z.int().min(meshKnots.min).max(meshKnots.max),
    points: z.array(z.tuple([place, place])).max(meshKnots.max ** 2),
  })
  .refine(({ columns, rows, points }) => points.length === columns * rows, {
    path: ['points'],
    message: 'grid_points',
  })
  .refine(liesFlat, { path: ['points'], message: 'grid_folded' });
export type Mesh = z.infer<typeof mesh>;

/** A design out of a photograph of a garment. `region`: the cloth, else the largest patterned part. `mesh`: the cloth is laid flat by it first. */
export const fromModelParams = z.strictObject({
  region: area.optional(),
  mesh: mesh.optional(),
  /** A tile that can be repeated, not the whole cloth laid flat. */
  tileable: z.boolean().default(true),
});
export type FromModelParams = z.infer<typeof fromModelParams>;

export const fromModel = operation({
  name: 'fromModel',
  words: { en: 'Design from photo', hi: 'फ़ोटो से डिज़ाइन', gu: 'ફોટામાંથી ડિઝાઇન' },
  params: fromModelParams,
  inputs: { min: 1, max: 1 },
  price: 4,
  status: 'on',
  maxPixels: 4096 * 4096,
  // The cloth is found, laid flat, measured for its repeat and quilted.
  makes: (_, inputs) => 4 * pixelsOf(inputs),
  refuses: (_, inputs) =>
    inputs.some(({ width, height }) => Math.min(width, height) < leastModelPx)
      ? { code: 'picture_too_small', params: { pixels: leastModelPx } }
      : undefined,
});
