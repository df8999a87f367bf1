import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { planScene } from '../../change/plan-scene.ts';
import { composeRecipe } from '../../recipe/compose.ts';

const motifs = (layout: string, prompt: string) => {
  const recipe = composeRecipe(generateParams.parse({ trainedPattern: 'floral', prompt, dpi: 96 }), '1');
  return planScene({ ...recipe, layout }).census.map(({ motif }) => motif);
};

it.each(['vine', 'toss', 'bouquet', 'stripe'])(
  '%s has each bird and butterfly that is wished for, and else none',
  (layout) => {
    const wished = motifs(layout, 'flowers with butterflies and parrots');
    expect(wished).toContain('butterfly');
    expect(wished).toContain('parrot');
    expect(motifs(layout, 'flowers').filter((motif) => motif === 'butterfly' || motif === 'parrot')).toEqual([]);
  },
);
