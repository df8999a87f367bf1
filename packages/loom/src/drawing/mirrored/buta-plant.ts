import { brush } from '../../numbers/geometry/line.ts';
import { polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { leaf } from '../motifs/leaf.ts';
import { createSketch } from '../motifs/sketch.ts';
import { chooseFlowers } from './choose-flowers.ts';
import { createPlant, type Looks, type Plant } from './plant.ts';

interface ButaAsk {
  /** Half its height in units. */
  readonly radius: number;
  readonly kind: number;
  readonly recipe: Recipe;
  readonly looks: Looks;
  readonly rng: Rng;
}

/** A small upright plant: a flower on a stem, two side shoots with buds, leaves at the foot. */
export function butaPlant({ radius, kind, recipe, looks, rng }: ButaAsk): Plant {
  const plant = createPlant();
  const flowers = chooseFlowers(recipe, rng.fork('flowers'));
  const params = (r: number, n: number) => ({ radius: r, inks: looks.inks(n), detail: looks.detail, line: looks.line });
  const hero = flowers.hero(kind);
  const r = radius * rng.between(0.44, 0.54);
  const heroY = -radius + r;
  const thick = radius * 0.06 * recipe.line;
  const stem = (points: readonly Point[], width: number) => {
    const sketch = createSketch();
    sketch.area(
      polyline(
        brush(points, (t) => width * (1 - 0.4 * t)),
        true,
      ),
      looks.stem,
    );
    return looks.finish(sketch.done(radius * 1.3));
  };
  plant.add({
    layer: 'stems',
    symbol: stem(
      [
        [0, radius],
        [0, heroY + r * 0.8],
      ],
      thick,
    ),
    at: { x: 0, y: 0 },
  });
  const shoots = rng.pick(['buds', 'buds', 'leaves'] as const);
  const out = radius * rng.between(0.5, 0.6);
  const up = radius * rng.between(0.02, 0.2);
  const bow: Point[] = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    return [
      out * steady.sin((Math.PI / 2) * t),
      radius * 0.62 + (up - radius * 0.62) * (1 - steady.cos((Math.PI / 2) * t)),
    ];
  });
  plant.add({
    layer: 'motifs',
    symbol: looks.finish(hero.draw(params(r, kind), rng.fork('hero'))),
    at: { x: 0, y: heroY },
    note: { motif: hero.motif, r, rank: 'hero' },
  });
  const hasLeaves = !recipe.motifs.exclude.includes('leaf');
  if (shoots === 'buds') {
    const second = flowers.second(kind);
    const size = radius * rng.between(0.2, 0.26);
    plant.pair({ layer: 'stems', symbol: stem(bow, thick * 0.75), at: { x: 0, y: 0 } });
    plant.pair({
      layer: 'motifs',
      symbol: looks.finish(second.draw(params(size, kind + 1), rng.fork('side'))),
      at: { x: out, y: up - size * 0.7, turn: 0.12 },
      note: { motif: second.motif, r: size, rank: 'secondary' },
    });
  }
  if (!hasLeaves) return plant;
  const blade = looks.finish(leaf(params(radius * 0.26, 2), rng.fork('leaf')));
  const rows =
    shoots === 'buds'
      ? [
          { y: 0.82, turn: 1.25, size: 1 },
          { y: 0.36, turn: 0.7, size: 0.62 },
        ]
      : [
          { y: 0.8, turn: 1.15, size: 1.2 },
          { y: 0.46, turn: 1, size: 1.05 },
          { y: 0.16, turn: 0.85, size: 0.8 },
        ];
  for (const { y, turn, size } of rows) {
    const half = radius * 0.26 * size;
    plant.pair({
      layer: 'leaves',
      symbol: blade,
      at: { x: steady.sin(turn) * half, y: radius * y - steady.cos(turn) * half, turn, scale: size },
      note: { motif: 'leaf', r: half * 0.7, rank: 'filler' },
    });
  }
  return plant;
}
