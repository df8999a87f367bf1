import { describe, expect, it, vi } from 'vitest';
import { cloths, recipeOf, side, weave } from '../../test/cloths.ts';
import { acrossEdges } from '../judge/across-edges.ts';
import { strayedColours, unevennessOf, wrapStep } from '../judge/judge-cloth.ts';
import { resvgRasterise } from './server.ts';
import { weaveWindow } from './weave.ts';

// Whole pictures are drawn, and other work may share the machine.
vi.setConfig({ testTimeout: 360_000 });

describe.each(cloths)('$family $layout', ({ family, layout }) => {
  const recipe = recipeOf(family, '1', layout);

  it('goes on across its edges, on both axes, exactly as it begins on the other side', () => {
    const { scene, tile } = weave(recipe);
    const { mean, share } = acrossEdges(scene, recipe, tile, resvgRasterise);
    expect(mean).toBeLessThan(0.1);
    expect(share).toBeLessThan(0.02);
  });

  it('steps across its wrap no more than it does inside', () => {
    expect(wrapStep(weave(recipe).tile)).toBeLessThanOrEqual(1);
  });

  it('keeps to the colours of its roles', () => {
    // A corner of the tile at full size: at half size edges, which are mixed colours, would be twice the share.
    const size = { width: 2 * side, height: 2 * side };
    const window = { x: 0, y: 0, width: side, height: side / 2 };
    const corner = weaveWindow(weave(recipe).scene, recipe, size, window, resvgRasterise);
    const { median, p95 } = strayedColours(corner, recipe);
    expect(median).toBeLessThanOrEqual(0.045);
    expect(p95).toBeLessThanOrEqual(0.2);
  });

  it('fills the cloth evenly', () => {
    const { value, most } = unevennessOf(weave(recipe).tile, `${family} ${layout}`);
    expect(value).toBeLessThanOrEqual(most);
  });
});
