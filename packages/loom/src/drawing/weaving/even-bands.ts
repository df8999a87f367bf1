import { accentsAsked, bandsAsked } from '../../recipe/colours-asked.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { accentRoles } from '../../vocabulary/roles.ts';
import type { Ink } from '../scene.ts';
import type { Run } from './draft.ts';

/** The dyes that words name in bands of one breadth: each beside the ground, or beside the next where no ground is named. */
export function evenBands(recipe: Recipe, yarns: number): Run[] {
  const cast: readonly Ink[] = accentRoles.slice(0, Math.max(1, accentsAsked(recipe)));
  const isOnGround = bandsAsked(recipe) > cast.length;
  return cast.flatMap((ink): Run[] =>
    isOnGround
      ? [
          { ink, yarns },
          { ink: 'ground', yarns },
        ]
      : [{ ink, yarns }],
  );
}

/** The same from the middle of the first band on: where two repeats meet within a band, the picture steps least. */
export function fromTheMiddle(bands: readonly Run[]): Run[] {
  const [first, ...others] = bands;
  if (first === undefined) throw new RangeError('Expected at least one band but received none');
  const half = Math.ceil(first.yarns / 2);
  return [{ ...first, yarns: half }, ...others, { ...first, yarns: first.yarns - half }];
}
