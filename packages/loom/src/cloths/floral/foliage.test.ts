import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { planScene } from '../../change/plan-scene.ts';
import { composeObeyed } from '../../judge/obey.ts';
import { colourDistance } from '../../numbers/colour/oklch.ts';
import { composeRecipe } from '../../recipe/compose.ts';

const compose = (prompt: string) => composeRecipe(generateParams.parse({ prompt, dpi: 96 }), '1');

it.each(['small leaves, olive, men shirt', 'leaves in three greens on cream', 'foliage print in rust and sage'])(
  'draws leaves and no flower where leaves alone are named: %s',
  (prompt) => {
    const recipe = compose(prompt);
    expect([recipe.family, recipe.layout]).toEqual(['floral', 'foliage']);
    const { census } = planScene(recipe);
    expect(census.length).toBeGreaterThan(10);
    expect(new Set(census.map(({ motif }) => motif))).toEqual(new Set(['leaf']));
  },
);

it('draws leaves in a dye that is seen on a ground as green as they are', () => {
  const recipe = compose('small leaves on olive');
  const { symbols, layers } = planScene(recipe);
  const used = new Set(layers.find(({ id }) => id === 'leaves')?.items.map(({ symbol }) => symbol));
  const inks = symbols.filter((_, n) => used.has(n)).map(({ shapes: [first] }) => String(first?.fill).split('>')[0]);
  const { roles } = recipe.palette;
  for (const ink of new Set(inks))
    if (ink === 'leaf1' || ink === 'leaf2') expect(colourDistance(roles[ink], roles.ground)).toBeGreaterThan(0.17);
  expect(inks.length).toBeGreaterThan(0);
});

it.each(['leaves, lots of white space', 'tiny leaves', 'small leaves, dense'])(
  'stays foliage however large, open or close it is to be: %s',
  (prompt) => {
    const { recipe, scene } = composeObeyed(generateParams.parse({ prompt }), '1');
    expect(recipe.layout).toBe('foliage');
    expect(new Set(scene.census.map(({ motif }) => motif))).toEqual(new Set(['leaf']));
  },
);
