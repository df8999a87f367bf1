import { generateParams } from '@naksha/contract';
import { describe, expect, it } from 'vitest';
import { composeRecipe } from '../recipe/compose.ts';
import { families } from '../vocabulary/families/families.ts';
import { moduleWidth } from './module-width.ts';

const { floral } = families;
const sized = (heroCm: number) => ({
  ...composeRecipe(generateParams.parse({ trainedPattern: 'floral' }), '7'),
  heroCm,
});

describe('the width of a module', () => {
  it('is the usual one for motifs of the usual size', () => {
    if (floral === undefined) throw new Error('the loom has no floral');
    const usual = Math.sqrt(floral.heroCm[0] * floral.heroCm[1]);
    expect(moduleWidth(sized(usual), floral)).toBeCloseTo(floral.moduleCm, 6);
  });

  it('shrinks and grows with the motif, less than in proportion and within bounds', () => {
    if (floral === undefined) throw new Error('the loom has no floral');
    const [small, large] = [moduleWidth(sized(1), floral), moduleWidth(sized(40), floral)];
    expect(small).toBeLessThan(floral.moduleCm / 2);
    expect(small).toBeGreaterThan(1 * 4);
    expect(large).toBe(floral.moduleCm * 2);
  });
});
