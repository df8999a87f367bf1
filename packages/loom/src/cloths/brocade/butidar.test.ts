import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { planScene } from '../../change/plan-scene.ts';
import { delta } from '../../numbers/torus.ts';
import { composeRecipe } from '../../recipe/compose.ts';

it.each(['1', '2', '3', '4', '5', '6', '7', '8'])(
  'butas stand free of each other and of the coins between them (seed %s)',
  (seed) => {
    const recipe = composeRecipe(
      generateParams.parse({ trainedPattern: 'brocade', prompt: 'gold on red', dpi: 110 }),
      seed,
    );
    const { census, torus } = planScene({ ...recipe, layout: 'butidar', density: 0.5 });
    const butas = census.filter(({ rank }) => rank === 'hero');
    const coins = census.filter(({ motif }) => motif === 'dot');
    const sides = census.filter(({ rank }) => rank === 'secondary');
    /** Free cloth between two discs of a row; below 0 they are a chain. */
    const gaps = (some: typeof census, others: typeof census, least: number) =>
      some.flatMap((one) =>
        others.flatMap((other) => {
          const [dx, dy] = delta(torus, one.x, one.y, other.x, other.y);
          const away = Math.sqrt(dx * dx + dy * dy);
          return away > least ? [away - one.r - other.r] : [];
        }),
      );
    const [buta] = butas;
    if (buta === undefined) throw new RangeError('expected a buta');
    expect(Math.min(Number.POSITIVE_INFINITY, ...gaps(coins, [...butas, ...sides], 0))).toBeGreaterThan(0);
    // Side flowers of one plant stand nearer to each other than so.
    expect(Math.min(Number.POSITIVE_INFINITY, ...gaps(butas, butas, 1))).toBeGreaterThan(0);
  },
);
