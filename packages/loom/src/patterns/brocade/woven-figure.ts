import { leaf } from '../../motifs/leaf.ts';
import { motifLibrary } from '../../motifs/library.ts';
import { steady } from '../../number/steady.ts';
import type { Rng } from '../../random/rng.ts';
import type { MotifId, Recipe } from '../../recipe/recipe.ts';
import { wishedFigures } from '../figures/wished-figures.ts';
import { butaPlant } from '../mirrored/buta-plant.ts';
import type { Looks } from '../mirrored/looks.ts';
import { createPlant, type Plant } from '../mirrored/plant.ts';
import { brocadeFigures } from './figures.ts';

interface ButaAsk {
  /** Half its height in units. */
  readonly radius: number;
  readonly kind: number;
  readonly recipe: Recipe;
  readonly looks: Looks;
  readonly rng: Rng;
}

/** What stands on nothing: no spray of leaves under it. */
const afloat: readonly MotifId[] = [
  'fish',
  'butterfly',
  'kite',
  'heart',
  'shell',
  'wave',
  'cloud',
  'sun',
  'moon',
  'coin',
  'jaali',
  'gable',
];

/** The figures that were asked for and that gold thread draws. */
export function wovenFigures(recipe: Recipe): readonly (typeof brocadeFigures)[number][] {
  return wishedFigures(recipe, brocadeFigures);
}

/** The buta of this kind: the wished figure on a spray of leaves, or a plant where there is none for it. */
export function butaOf(ask: ButaAsk): Plant {
  const { radius, kind, recipe, looks, rng } = ask;
  const figure = wovenFigures(recipe)[kind];
  if (figure === undefined) return butaPlant(ask);
  const { detail, line } = looks;
  const plant = createPlant();
  const r = radius * 0.84;
  const drawing = motifLibrary[figure]({ radius: r, inks: looks.inks(kind), detail, line }, rng.fork('figure'));
  const lift = afloat.includes(figure) ? 0 : -radius * 0.1;
  if (!afloat.includes(figure) && !recipe.motifs.exclude.includes('leaf')) {
    const half = radius * 0.24;
    const blade = looks.finish(leaf({ radius: half, inks: looks.inks(2), detail, line }, rng.fork('leaf')));
    for (const [turn, scale] of [
      [1.3, 1],
      [2.1, 0.72],
    ] as const)
      plant.pair({
        layer: 'leaves',
        symbol: blade,
        at: {
          x: steady.sin(turn) * half * scale,
          y: radius * 0.86 - steady.cos(turn) * half * scale,
          turn,
          scale,
        },
        note: { motif: 'leaf', r: half * scale * 0.7, rank: 'filler' },
      });
  }
  plant.add({
    layer: 'motifs',
    symbol: looks.finish(drawing),
    at: { x: 0, y: lift },
    note: { motif: figure, r, rank: 'hero' },
  });
  return plant;
}
