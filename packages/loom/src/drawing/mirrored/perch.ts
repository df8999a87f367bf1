import { brush } from '../../numbers/geometry/line.ts';
import { circle, polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { leaf } from '../motifs/leaf.ts';
import { createSketch } from '../motifs/sketch.ts';
import type { SceneSymbol } from '../scene.ts';
import type { Looks, Plant } from './plant.ts';

interface Perch {
  /** Of what stands on it, units. */
  readonly radius: number;
  readonly recipe: Recipe;
  readonly looks: Looks;
  readonly rng: Rng;
}

/** The sprig that a figure stands on, `top` units below the middle: a bowed twig, leaves in pairs along it, a bud below. */
export function addPerch(plant: Plant, { radius, recipe, looks, rng }: Perch, top: number): void {
  const { detail, line } = looks;
  const half = radius * 0.5;
  const sag = radius * 0.16;
  const twig = createSketch();
  const spine = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1].map((t): Point => [t * half, sag * t * t]);
  const width = radius * 0.032 * line;
  twig.area(
    polyline(
      brush(spine, (t) => width * (1.15 - 1.5 * (t - 0.5) * (t - 0.5))),
      true,
    ),
    looks.stem,
  );
  twig.area(circle(-half, sag, width * 1.5) + circle(half, sag, width * 1.5), looks.stem);
  plant.add({ layer: 'stems', symbol: twig.done(half * 1.2), at: { x: 0, y: top } });
  if (recipe.motifs.exclude.includes('leaf')) return;
  const size = radius * 0.17;
  const blade = looks.finish(leaf({ radius: size, inks: looks.inks(2), detail, line }, rng.fork('leaf')));
  for (const [t, turn, scale] of [
    [0.2, 2.55, 1],
    [0.55, 2.2, 0.9],
    [0.95, 1.75, 0.8],
    [0.8, 0.95, 0.72],
  ] as const) {
    const away = size * 0.94 * scale;
    const at = {
      x: t * half + steady.sin(turn) * away,
      y: top + sag * t * t - steady.cos(turn) * away,
      turn,
      scale,
    };
    plant.pair({ layer: 'leaves', symbol: blade, at, note: { motif: 'leaf', r: away * 0.7, rank: 'filler' } });
  }
}

/** How far below its middle a drawing stands, units: what hangs beyond `reach` to the right, or `from` to the left, is a tail or a train. */
export function footOfSymbol({ shapes }: SceneSymbol, reach: number, from = -reach): number {
  let foot = 0;
  for (const { d } of shapes)
    for (const [, list = ''] of d.matchAll(/[MLCSQ]([^A-Za-z]*)/g)) {
      const numbers = (list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      for (let k = 0; k + 1 < numbers.length; k += 2) {
        const x = numbers[k] ?? 0;
        if (x > from && x < reach) foot = Math.max(foot, numbers[k + 1] ?? 0);
      }
    }
  return foot;
}
