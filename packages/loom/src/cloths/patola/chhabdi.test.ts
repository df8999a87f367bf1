import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { planScene } from '../../change/plan-scene.ts';
import { distance } from '../../numbers/torus.ts';
import { composeRecipe } from '../../recipe/compose.ts';

it.each([6, 7, 8, 9, 10, 11])('leaves no bare lane between rows of roundels of about %d cm', (heroCm) => {
  const recipe = composeRecipe(generateParams.parse({ trainedPattern: 'patola', dpi: 110 }), '55');
  const { census, torus } = planScene({ ...recipe, layout: 'chhabdi', heroCm });
  const [first, ...others] = census.filter(({ rank }) => rank === 'hero');
  if (first === undefined) throw new Error('chhabdi has no roundel');
  const apart = others.map(({ x, y }) => distance(torus, first.x, first.y, x, y)).toSorted((one, other) => one - other);
  // Six neighbours, the farthest of them hardly farther than the nearest.
  expect((apart[Math.min(5, apart.length - 1)] ?? 0) / (apart[0] ?? 1)).toBeLessThan(1.25);
});

it.each([6, 8, 10])('fills the cloth between every three roundels of about %d cm', (heroCm) => {
  const recipe = composeRecipe(generateParams.parse({ trainedPattern: 'patola', dpi: 110 }), '55');
  const { census, torus } = planScene({ ...recipe, layout: 'chhabdi', heroCm });
  // The largest circle of bare cloth, in shares of a roundel.
  const roundel = Math.max(...census.map(({ r }) => r));
  let widest = 0;
  for (let x = 0; x < torus.w; x += torus.w / 48)
    for (let y = 0; y < torus.h; y += torus.h / 48)
      widest = Math.max(widest, Math.min(...census.map((disc) => distance(torus, x, y, disc.x, disc.y) - disc.r)));
  expect(widest / roundel).toBeLessThan(0.3);
});
