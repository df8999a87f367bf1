import { wishedFigures } from '../../drawing/figures/wanted-figures.ts';
import { motifLibrary } from '../../drawing/motifs/library.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Plot } from '../../drawing/plot.ts';
import type { Ink, SceneSymbol, Shape } from '../../drawing/scene.ts';
import { circle, closedCurve, polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { type DotShape, dotShapes } from '../../vocabulary/families/dots/words.ts';
import type { Role } from '../../vocabulary/roles.ts';

/** What every layout of dots works with. */
export interface DotTask {
  readonly recipe: Recipe;
  readonly plot: Plot;
  readonly rng: Rng;
  /** Which dyes take which part: a stream of its own. */
  readonly dyes: Rng;
  readonly planner: Planner;
  /** A usual dot's radius in units. */
  readonly radius: number;
  /** Distance of neighbours in dot widths, from packed to airy. */
  readonly spread: number;
  /** The dyes in the order of their weight. */
  readonly cast: readonly [Role, Role, Role];
}

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

/** A plain dot. */
export function dotSymbol(radius: number, fill: Ink): SceneSymbol {
  return { shapes: [{ d: circle(0, 0, radius), fill }], radius: Math.ceil(radius) + 1 };
}

export type CoinLook = 'ring' | 'eye' | 'target' | 'beaded' | 'petals' | 'scallop';

/** A coin of `radius`: its dye, and the second one for rings, beads and hearts. */
export function coinSymbol(radius: number, look: CoinLook, body: Ink, second: Ink): SceneSymbol {
  const disc = (share: number, fill: Ink): Shape => ({ d: circle(0, 0, radius * share), fill });
  const ring = (share: number, width: number, stroke: Ink): Shape => ({
    d: circle(0, 0, radius * share),
    stroke,
    strokeWidth: Math.round(radius * width * 100) / 100,
  });
  const looks: Readonly<Record<CoinLook, readonly Shape[]>> = {
    ring: [disc(0.66, body), ring(0.9, 0.13, body)],
    eye: [disc(1, body), disc(0.42, second)],
    target: [disc(1, body), disc(0.74, 'ground'), disc(0.56, second), disc(0.3, 'ground'), disc(0.15, body)],
    beaded: [
      disc(0.7, body),
      { d: beads(radius, 16, 0.88, 0.075), fill: body },
      ring(0.5, 0.05, 'ground'),
      disc(0.26, second),
    ],
    petals: [
      disc(1, body),
      { d: beads(radius, 8, 0.55, 0.18), fill: 'ground' },
      disc(0.26, second),
      ring(0.86, 0.05, 'ground'),
    ],
    scallop: [
      { d: beads(radius, 12, 0.84, 0.17), fill: body },
      disc(0.86, body),
      ring(0.66, 0.06, 'ground'),
      disc(0.4, second),
      disc(0.14, 'ground'),
    ],
  };
  return { shapes: looks[look], radius: Math.ceil(radius * 1.05) + 1 };
}

/** Discs evenly on a circle. */
function beads(radius: number, count: number, at: number, size: number): string {
  return Array.from({ length: count }, (_, k) => {
    const angle = (2 * Math.PI * (k + 0.5)) / count;
    return circle(steady.cos(angle) * radius * at, steady.sin(angle) * radius * at, radius * size);
  }).join('');
}
