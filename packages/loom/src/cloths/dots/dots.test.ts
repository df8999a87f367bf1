import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { recipeOf } from '../../../test/cloths.ts';
import { planScene } from '../../change/plan-scene.ts';
import { distance } from '../../numbers/torus.ts';
import { composeRecipe } from '../../recipe/compose.ts';
import { dots } from '../../vocabulary/families/dots/dots.ts';

const repeats = ['straight', 'half-drop', 'half-brick'] as const;

it.each(dots.layouts)('%s lays no dot on another, however its module is repeated', (layout) => {
  for (const repeat of repeats) {
    const { census, torus } = planScene({ ...recipeOf('dots', '3', layout), repeat });
    expect(census.length).toBeGreaterThan(8);
    const near = census.slice(0, 25);
    for (const [i, one] of near.entries()) {
      for (const other of census.slice(i + 1)) {
        const apart = distance(torus, one.x, one.y, other.x, other.y) / (one.r + other.r);
        if (apart < 0.96) expect([one, other, apart]).toEqual('apart');
      }
    }
  }
});

it('has larger dots when they are asked for in cm, and more room about them when airy', () => {
  const recipe = recipeOf('dots', '1', 'straight');
  const [small, large] = [0.8, 2.4].map((heroCm) => planScene({ ...recipe, heroCm }));
  const cmOf = (scene = small) => ((scene?.census[0]?.r ?? 0) * 2 * 27.09) / (scene?.columns ?? 1) / 1000;
  expect(cmOf(large) / cmOf(small)).toBeCloseTo(3, 1);
  const counts = [0.2, 1].map((density) => planScene({ ...recipe, density }).census.length);
  expect(counts[1]).toBeGreaterThan(2 * (counts[0] ?? 0));
});

it('scatters confetti evenly: every part of the cloth has its share', () => {
  const { census, torus } = planScene(recipeOf('dots', '5', 'confetti'));
  const parts = new Array<number>(9).fill(0);
  for (const { x, y, r } of census) {
    const at = Math.floor((x / torus.w) * 3) + 3 * Math.floor((y / torus.h) * 3);
    parts[at] = (parts[at] ?? 0) + r * r;
  }
  expect(Math.min(...parts) / Math.max(...parts)).toBeGreaterThan(0.55);
});

it('is as fine as tiny says, and finer on goods that are seen whole', () => {
  const heroOf = (prompt: string) => composeRecipe(generateParams.parse({ prompt }), '1').heroCm;
  expect(heroOf('tiny dots, rust on mint')).toBeLessThan(0.75);
  expect(heroOf('scarf with tiny rust dots')).toBeLessThan(heroOf('tiny dots, rust on mint'));
});
