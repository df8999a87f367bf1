import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { planScene } from '../../change/plan-scene.ts';
import { composeRecipe } from '../../recipe/compose.ts';
import { madhubani } from '../../vocabulary/families/madhubani/madhubani.ts';

const plan = (layout: string, prompt = '', seed = '1') =>
  planScene({ ...composeRecipe(generateParams.parse({ trainedPattern: 'madhubani', prompt, dpi: 96 }), seed), layout });

it.each(madhubani.layouts)('%s draws its figures with a second contour and hatching to it', (layout) => {
  const { symbols } = plan(layout);
  const doubled = symbols.filter(
    ({ shapes: [outer, inner, hatching] }) =>
      outer?.d === inner?.d && (outer?.strokeWidth ?? 0) > (inner?.strokeWidth ?? 0) && hatching?.fill === undefined,
  );
  expect(doubled.length).toBeGreaterThan(0);
});

it.each(madhubani.layouts)('%s leaves no ground without strokes', (layout) => {
  expect(plan(layout).layers.find(({ id }) => id === 'nib')?.items.length).toBeGreaterThan(20);
});

it.each(['panels', 'procession'])('%s draws the beast that is wanted and not the one that is refused', (layout) => {
  const beasts = (prompt: string) => plan(layout, prompt).census.map(({ motif }) => motif);
  expect(beasts('tigers')).toContain('tiger');
  expect(beasts('no elephants, no horses')).not.toContain('elephant');
});
