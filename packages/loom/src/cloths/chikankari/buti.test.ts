import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { planScene } from '../../change/plan-scene.ts';
import { composeRecipe } from '../../recipe/compose.ts';

it.each(['1', '2', '3'])(
  'turns every other buti of a row over and lets the hand stray a little in size (seed %s)',
  (seed) => {
    const recipe = composeRecipe(generateParams.parse({ trainedPattern: 'chikankari', dpi: 110 }), seed);
    const scene = planScene({ ...recipe, layout: 'buti' });
    const heads = scene.layers.find(({ id }) => id === 'motifs')?.items ?? [];
    const flipped = heads.filter(({ flip }) => flip === true);
    expect(flipped).toHaveLength(heads.length / 2);
    // Neighbours of a row stand less than two steps apart: the nearest to each one is its mirror image.
    const rowOf = (y: number) => heads.filter((head) => Math.abs(head.y - y) < scene.torus.h / 24);
    for (const head of heads) {
      const beside = rowOf(head.y).toSorted((a, b) => Math.abs(a.x - head.x) - Math.abs(b.x - head.x))[1];
      expect(beside?.flip === true).toBe(head.flip !== true);
    }
    const sizes = heads.map(({ scale }) => scale);
    expect(new Set(sizes).size).toBeGreaterThan(2);
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.2);
  },
);
