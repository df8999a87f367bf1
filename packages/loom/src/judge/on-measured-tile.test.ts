import { generateParams, pxToCm } from '@naksha/contract';
import { describe, expect, it } from 'vitest';
import { measuredRepeat } from '../recipe/measured-repeat.ts';
import { composeObeyed } from './obey.ts';

const squares = { width: 1024, height: 1024, dpi: 110 } as const;
const sizes = [squares, { width: 2048, height: 1024, dpi: 150 }, { width: 1500, height: 1500, dpi: 96 }] as const;

/** One repeat on cloth as it is drawn, cm. */
function drawn(prompt: string, size: (typeof sizes)[number]) {
  const { recipe, scene } = composeObeyed(generateParams.parse({ prompt, language: 'en', ...size }), 'm');
  const xs = [...new Set(scene.census.map(({ x }) => Math.round(x * 10) / 10))].toSorted((one, other) => one - other);
  const step = Math.min(scene.torus.w, ...xs.slice(1).map((x, at) => x - (xs[at] ?? 0)));
  const { widthPx, heightPx, dpi } = recipe.tile;
  return {
    recipe,
    size: [widthPx, heightPx],
    cm: (step / (scene.torus.w * scene.columns)) * pxToCm(widthPx, dpi),
    /** Figures that are not held. */
    struck: (recipe.source.struck ?? []).map(({ word }) => word).filter((word) => /\d/.test(word)),
  };
}

describe('a measure in figures', () => {
  it.each([
    ['awning stripe, olive and ecru, 5 cm wide stripes', 10],
    ['2 inch cabana stripes in teal and white', 10.16],
    ['brown, cream and rust gingham, 1 inch', 10.16],
    ['2 cm windowpane check, white on navy', 2],
    ['8 mm bengal stripe, blue and white, shirt', 1.6],
    ['3 cm diagonal stripes in red and cream', 6 * Math.SQRT2],
    ['pinstripe every 8 mm, white on navy', 2.4],
    ['12 cm tartan in green and navy', 12],
  ])('is held within two in a hundred on any tile, whose pixels stay: %s', (prompt, repeat) => {
    for (const size of sizes) {
      const { recipe, size: px, cm, struck } = drawn(prompt, size);
      expect(measuredRepeat(recipe)).toBeCloseTo(repeat, 1);
      expect(Math.abs(cm / repeat - 1)).toBeLessThan(0.02);
      expect(px).toEqual([size.width, size.height]);
      expect(struck).toEqual([]);
    }
  });

  it('is struck where a layout holds to none', () => {
    expect(drawn('3 cm ticking stripe', squares).struck).toContain('3 cm');
  });

  it('is not asked of what is drawn, and leaves the tile as it was chosen', () => {
    const { recipe } = drawn('roses 5 cm, pink on cream', squares);
    expect(measuredRepeat(recipe)).toBeUndefined();
    expect(recipe.tile.dpi).toBe(110);
  });
});
