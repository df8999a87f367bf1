import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { planScene } from '../../change/plan-scene.ts';
import { composeRecipe } from '../../recipe/compose.ts';
import type { Outline } from '../../vocabulary/subjects/outline.ts';

const thing: Outline = {
  id: 'pebble',
  setting: 'plain',
  dyes: ['#808080'],
  regions: [{ d: 'M-200 -200 L200 -200 L200 200 L-200 200 Z', slot: 2, share: 100 }],
};

it.each(['1', '2', '3'])(
  'turns over every other row of butis and lets the hand stray a little in size (seed %s)',
  (seed) => {
    const recipe = composeRecipe(generateParams.parse({ trainedPattern: 'chikankari', dpi: 110 }), seed);
    const scene = planScene({ ...recipe, layout: 'buti' });
    const heads = scene.layers.find(({ id }) => id === 'motifs')?.items ?? [];
    const flipped = heads.filter(({ flip }) => flip === true);
    expect(flipped).toHaveLength(heads.length / 2);
    // A row holds one way, and the row half a step off beneath it the other: each head's nearest beside it in its row is as it is.
    const rowOf = (y: number) => heads.filter((head) => Math.abs(head.y - y) < scene.torus.h / 24);
    for (const head of heads)
      expect(new Set(rowOf(head.y).map(({ flip }) => flip === true))).toEqual(new Set([head.flip === true]));
    const sizes = heads.map(({ scale }) => scale);
    expect(new Set(sizes).size).toBeGreaterThan(2);
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.2);
  },
);

it('gives a thing that stands alone a sprig for its mate, or the mango that was named', () => {
  const motifs = (prompt: string, density = 0.6) => {
    const recipe = composeRecipe(generateParams.parse({ trainedPattern: 'chikankari', prompt, dpi: 110 }), '1');
    const subjects = [thing];
    const { census } = planScene({ ...recipe, layout: 'buti', subjects, density });
    return new Set(census.filter(({ rank }) => rank === 'hero').map(({ motif }) => motif));
  };
  expect(motifs('paisleys')).toEqual(new Set([thing.id, 'paisley']));
  expect(motifs('').size).toBe(2);
  expect(motifs('', 0.3)).toEqual(new Set([thing.id]));
});
