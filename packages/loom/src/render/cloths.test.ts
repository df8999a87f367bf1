import { describe, expect, it, vi } from 'vitest';
import { hexToOklab, type Oklab } from '../colour/oklch.ts';
import { brightnessOf, cloths, recipeOf, side, weave } from './cloths.test-cases.ts';
import { differenceOf } from './difference.test-cases.ts';
import { pixelOklab } from './pixel-oklab.test-cases.ts';
import type { PixelWindow, Raster } from './raster.ts';
import { resvgRasterise } from './server.ts';
import { weaveWindow } from './weave.ts';

// Whole pictures are drawn, and other work may share the machine.
vi.setConfig({ testTimeout: 120_000 });

/** Step of brightness, of 255, from which on neighbours are an edge. */
const edge = 16;
/** Layouts that set motifs apart on an open ground or stand in broad plain bands; all others cover the cloth evenly. */
const open =
  /^(kalamkari (tree|buti)|paisley two-scale|bandhani|floral|ikat (ogee|bands)|animal-skin (leopard|zebra|snake|crocodile|cheetah)|patola (narikunjar|ratan|chhabdi|navratna)|brocade stripe|damask (ogee|diaper)|batik mega|block-print (sanganeri|butidar|dabu|strips)|leheriya panchrangi|shibori kumo|geometric (mosaic|mid-century)|madhubani (panels|procession)|warli|toile)/;
/** Layouts of flat shapes far larger than a block, or of figures farther apart than one: blocks are then a quarter of the side. */
const broad =
  /^(tropical|abstract|animal-skin (tiger|giraffe)|phulkari (chope|buti|sainchi)|patola (pan|rows)|brocade (butidar|kadwa)|damask (pomegranate|acanthus)|chikankari|stripes|checks|dots (half-drop|straight|confetti|graded)|mandala)/;

/** Two dyes that cross in plain weave are seen as one colour halfway between. */
const crossed = /^checks madras/;

describe.each(cloths)('$family $layout', ({ family, layout }) => {
  const recipe = recipeOf(family, '1', layout);

  it('goes on across its edges, on both axes, exactly as it begins on the other side', () => {
    const { scene, tile } = weave(recipe);
    const size = { width: side, height: side };
    for (const window of [
      { x: -12, y: 0, width: 24, height: side },
      { x: 0, y: -12, width: side, height: 24 },
    ]) {
      const across = weaveWindow(scene, recipe, size, window, resvgRasterise);
      const { mean, share } = differenceOf(across.data, repeated(tile, window));
      expect(mean).toBeLessThan(0.1);
      expect(share).toBeLessThan(0.02);
    }
  });

  it('steps across its wrap no more than it does inside', () => {
    const { rows, columns } = stepsOf(weave(recipe).tile);
    for (const steps of [rows, columns]) {
      const wrap = steps.at(-1) ?? 0;
      expect(wrap / Math.max(...steps.slice(0, -1))).toBeLessThanOrEqual(1);
    }
  });

  it('keeps to the colours of its roles', () => {
    // A quarter of the tile at full size: at half size edges, which are mixed colours, would be twice the share.
    const size = { width: 2 * side, height: 2 * side };
    const window = { x: 0, y: 0, width: size.width, height: side / 2 };
    const quarter = weaveWindow(weave(recipe).scene, recipe, size, window, resvgRasterise);
    const dyes = Object.values(recipe.palette.roles).map(hexToOklab);
    const roles = crossed.test(`${family} ${layout}`) ? [...dyes, ...halves(dyes)] : dyes;
    const distances: number[] = [];
    for (let i = 0; i < window.width * window.height; i += 13) distances.push(nearest(pixelOklab(quarter, i), roles));
    distances.sort((a, b) => a - b);
    expect(distances[Math.floor(distances.length * 0.5)]).toBeLessThanOrEqual(0.045);
    expect(distances[Math.floor(distances.length * 0.95)]).toBeLessThanOrEqual(0.2);
  });

  it('fills the cloth evenly', () => {
    const name = `${family} ${layout}`;
    const most = open.test(name) || broad.test(name) ? 0.45 : 0.22;
    expect(unevenness(weave(recipe).tile, broad.test(name) ? 4 : 16)).toBeLessThanOrEqual(most);
  });
});

/** What a repeating tile shows in a window. */
function repeated(tile: Raster, window: PixelWindow): Uint8ClampedArray {
  const data = new Uint8ClampedArray(window.width * window.height * 4);
  for (let y = 0; y < window.height; y++) {
    for (let x = 0; x < window.width; x++) {
      const from = (((window.y + y + side) % side) * side + ((window.x + x + side) % side)) * 4;
      data.set(tile.data.subarray(from, from + 4), (y * window.width + x) * 4);
    }
  }
  return data;
}

/** Sums of |I(y) − I(y + 1)| by row and |I(x) − I(x + 1)| by column, the last ones across the wrap. */
function stepsOf(tile: Raster): { rows: number[]; columns: number[] } {
  const light = brightnessOf(tile);
  const rows = new Array<number>(side).fill(0);
  const columns = new Array<number>(side).fill(0);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const here = light[y * side + x] ?? 0;
      rows[y] = (rows[y] ?? 0) + Math.abs(here - (light[((y + 1) % side) * side + x] ?? 0));
      columns[x] = (columns[x] ?? 0) + Math.abs(here - (light[y * side + ((x + 1) % side)] ?? 0));
    }
  }
  return { rows, columns };
}

function halves(dyes: readonly Oklab[]): Oklab[] {
  return dyes.flatMap(([L, a, b]) => dyes.map((dye): Oklab => [(L + dye[0]) / 2, (a + dye[1]) / 2, (b + dye[2]) / 2]));
}

function nearest([L, a, b]: Oklab, roles: readonly Oklab[]): number {
  return Math.min(...roles.map((role) => Math.hypot(role[0] - L, role[1] - a, role[2] - b)));
}

/** Spread of the density of edges over a square of blocks of the tile, as a share of its mean. Yarns are no edges. */
function unevenness(tile: Raster, across: number): number {
  const light = brightnessOf(tile);
  const block = side / across;
  const density = new Array<number>(across * across).fill(0);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const here = light[y * side + x] ?? 0;
      const right = light[y * side + ((x + 1) % side)] ?? 0;
      const below = light[((y + 1) % side) * side + x] ?? 0;
      const at = Math.floor(y / block) * across + Math.floor(x / block);
      if (Math.hypot(right - here, below - here) > edge) density[at] = (density[at] ?? 0) + 1;
    }
  }
  const mean = density.reduce((sum, value) => sum + value, 0) / density.length;
  const variance = density.reduce((sum, value) => sum + (value - mean) ** 2, 0) / density.length;
  return Math.sqrt(variance) / mean;
}
