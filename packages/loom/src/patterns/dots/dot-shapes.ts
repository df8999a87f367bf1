import { closedCurve } from '../../geometry/closed-curve.ts';
import type { Point } from '../../geometry/point.ts';
import { polyline } from '../../geometry/polyline.ts';
import { motifLibrary } from '../../motifs/library.ts';
import { steady } from '../../number/steady.ts';
import type { Rng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Role, SceneSymbol } from '../../scene/scene.ts';
import { wishedFigures } from '../figures/wished-figures.ts';
import { type DotShape, dotShapes } from './shapes.ts';

/** Drawings have more air in their circle than flat shapes. */
const drawnShare = 1.3;

/** What stands in the dots' place: the shapes that were asked for. */
export function shapesFor(recipe: Recipe): readonly DotShape[] {
  return wishedFigures(recipe, dotShapes);
}

/** A shape as large as a dot of `radius`: hearts and stars flat in one dye as dots are, all else drawn. */
export function shapeSymbol(
  shape: DotShape,
  radius: number,
  inks: readonly [Role, Role, Role],
  { detail, line }: Recipe,
  rng: Rng,
): SceneSymbol {
  const [body, second, third] = inks;
  const bounds = Math.ceil(radius * 1.1) + 1;
  if (shape === 'heart') return { shapes: [{ d: heart(radius), fill: body }], radius: bounds };
  if (shape === 'star') return { shapes: [{ d: star(radius), fill: body }], radius: bounds };
  const role = {
    body,
    second,
    third,
    heart: second,
    leaf: third,
    light: 'light',
    contour: `${body}>dark:0.55`,
  } as const;
  return motifLibrary[shape]({ radius: radius * drawnShare, inks: role, detail: Math.min(3, detail), line }, rng);
}

function heart(r: number): string {
  const side: readonly Point[] = [
    [0, -0.42],
    [0.2, -0.74],
    [0.56, -0.84],
    [0.9, -0.58],
    [0.84, -0.1],
    [0.46, 0.42],
    [0, 0.92],
  ];
  const right = side.map(([x, y]): Point => [x * r, y * r]);
  return closedCurve([right, right.map(([x, y]): Point => [-x, y]).toReversed()]);
}

function star(r: number): string {
  return polyline(
    Array.from({ length: 10 }, (_, k): Point => {
      const reach = r * (k % 2 === 0 ? 1.06 : 0.48);
      return [steady.sin((k * Math.PI) / 5) * reach, -steady.cos((k * Math.PI) / 5) * reach];
    }),
    true,
  );
}
