import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { planScene } from '../../change/plan-scene.ts';
import { composeRecipe } from '../../recipe/compose.ts';

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
