import { expect, it, vi } from 'vitest';
import { brightnessOf, cloths, recipeOf, side, weave } from './cloths.test-cases.ts';
import type { Raster } from './raster.ts';

// Whole pictures are drawn, and other work may share the machine.
vi.setConfig({ testTimeout: 120_000 });

/** Step of brightness, of 255, from which on neighbours are an edge. */
const edge = 16;
/** Layouts that set motifs apart on an open ground or stand in broad plain bands; all others cover the cloth evenly. */
const open = /^(kalamkari (tree|buti)|paisley two-scale|bandhani|floral|ikat (ogee|bands))/;

it.each(cloths)('$family $layout fills the cloth evenly', ({ family, layout }) => {
  const { tile } = weave(recipeOf(family, '1', layout));
  expect(unevenness(tile)).toBeLessThanOrEqual(open.test(`${family} ${layout}`) ? 0.45 : 0.22);
});

/** Spread of the density of edges over 16 × 16 blocks of the tile, as a share of its mean. Yarns are no edges. */
function unevenness(tile: Raster): number {
  const light = brightnessOf(tile);
  const block = side / 16;
  const density = new Array<number>(256).fill(0);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const here = light[y * side + x] ?? 0;
      const right = light[y * side + ((x + 1) % side)] ?? 0;
      const below = light[((y + 1) % side) * side + x] ?? 0;
      const at = Math.floor(y / block) * 16 + Math.floor(x / block);
      if (Math.hypot(right - here, below - here) > edge) density[at] = (density[at] ?? 0) + 1;
    }
  }
  const mean = density.reduce((sum, value) => sum + value, 0) / 256;
  const variance = density.reduce((sum, value) => sum + (value - mean) ** 2, 0) / 256;
  return Math.sqrt(variance) / mean;
}
