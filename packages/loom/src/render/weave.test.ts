import { expect, it } from 'vitest';
import { colours, fullSurface, sceneUnder } from '../../test/scenes.ts';
import type { Scene } from '../drawing/scene.ts';
import { differenceOf } from '../judge/across-edges.ts';
import { bandsOf } from './bands.ts';
import type { PixelWindow, Raster } from './raster.ts';
import { resvgRasterise } from './server.ts';
import { weaveWindow } from './weave.ts';

const size = { width: 480, height: 288 };
const whole = { x: 0, y: 0, ...size };
const repeats = ['straight', 'half-drop', 'half-brick'] as const;
const recipe = { seed: 'weave', palette: { scheme: 'test', roles: colours, locked: [] } };

function weave(scene: Scene, window: PixelWindow): Raster {
  return weaveWindow(scene, recipe, size, window, resvgRasterise);
}

/** What a repeating tile shows in a window. */
function repeated(tile: Raster, window: PixelWindow): Uint8ClampedArray {
  const data = new Uint8ClampedArray(window.width * window.height * 4);
  for (let y = 0; y < window.height; y++) {
    for (let x = 0; x < window.width; x++) {
      const column = (((window.x + x) % tile.width) + tile.width) % tile.width;
      const row = (((window.y + y) % tile.height) + tile.height) % tile.height;
      const from = (row * tile.width + column) * 4;
      data.set(tile.data.subarray(from, from + 4), (y * window.width + x) * 4);
    }
  }
  return data;
}

it.each(repeats)(
  'draws beyond each edge what the tile shows on the other side, under %s with every surface',
  (repeat) => {
    const scene = sceneUnder(repeat, fullSurface);
    const tile = weave(scene, whole);
    for (const window of [
      { x: -60, y: -60, width: 120, height: 120 },
      { x: 420, y: 228, width: 120, height: 120 },
    ]) {
      const { mean, share } = differenceOf(weave(scene, window).data, repeated(tile, window));
      expect(mean).toBeLessThan(0.05);
      expect(share).toBeLessThan(0.005);
    }
  },
);

it('repeats a module half lower in the next column of the tile under half-drop', () => {
  const tile = weave(sceneUnder('half-drop'), whole);
  const left = { x: 0, y: 0, width: 240, height: 288 };
  const { mean } = differenceOf(repeated(tile, { ...left, x: 240, y: 72 }), repeated(tile, left));
  expect(mean).toBeLessThan(0.05);
  expect(differenceOf(repeated(tile, { ...left, x: 240 }), repeated(tile, left)).mean).toBeGreaterThan(5);
});

it('repeats a module half aside in the next row of the tile under half-brick', () => {
  const tile = weave(sceneUnder('half-brick'), whole);
  const upper = { x: 0, y: 0, width: 480, height: 144 };
  const { mean } = differenceOf(repeated(tile, { ...upper, x: 120, y: 144 }), repeated(tile, upper));
  expect(mean).toBeLessThan(0.05);
});

it('gives the same picture in bands as in one piece', () => {
  const scene = sceneUnder('half-drop', fullSurface);
  const tile = weave(scene, whole);
  for (const band of [whole, { ...whole, height: 100 }, { ...whole, y: 100, height: 188 }]) {
    const { mean, share } = differenceOf(weave(scene, band).data, repeated(tile, band));
    expect(mean).toBeLessThan(0.02);
    expect(share).toBeLessThan(0.002);
  }
});

it('gives the same bytes when a band is drawn again', () => {
  const scene = sceneUnder('straight', fullSurface);
  expect(weave(scene, whole).data).toEqual(weave(scene, whole).data);
});

it('answers exactly the window asked for, whatever room the surface takes', () => {
  const { x, y, width, height, data } = weave(sceneUnder('straight', fullSurface), {
    x: 7,
    y: -9,
    width: 61,
    height: 43,
  });
  expect([x, y, width, height, data.length]).toEqual([7, -9, 61, 43, 61 * 43 * 4]);
});

it('refuses a surface step that no shader does', () => {
  expect(() => weave(sceneUnder('straight', [{ shader: 'gold-leaf', params: {} }]), whole)).toThrow(/gold-leaf/);
});

it('draws a layer alone on nothing, with straight alpha', () => {
  const scene = sceneUnder('straight');
  const drawing = { scene, colours, layers: ['motifs'], unitsPerPxX: 2000 / 480, unitsPerPxY: 1200 / 288 };
  const { data } = resvgRasterise(drawing, whole);
  const pixels = Array.from({ length: data.length / 4 }, (_, i) => data.slice(i * 4, i * 4 + 4));
  expect(pixels.some((pixel) => pixel[3] === 0)).toBe(true);
  const soft = pixels.filter((pixel) => (pixel[3] ?? 0) > 40 && (pixel[3] ?? 0) < 200);
  expect(soft.length).toBeGreaterThan(100);
  // Edges have the contour's colour at every alpha; multiplied by alpha they would run to black.
  const reds = soft.map((pixel) => pixel[0] ?? 0).sort((a, b) => a - b);
  expect(reds[Math.floor(reds.length / 2)]).toBeGreaterThan(0x2a - 12);
});

it('cuts every size into bands that cover it once, the same each time', () => {
  for (const [width, height] of [
    [64, 64],
    [1024, 1024],
    [4096, 4096],
    [16384, 17000],
    [100, 1],
  ] as const) {
    const bands = bandsOf({ width, height });
    expect(bands.reduce((sum, band) => sum + band.height, 0)).toBe(height);
    bands.forEach((band, i) => {
      expect(band.y).toBe(i === 0 ? 0 : (bands[i - 1]?.y ?? 0) + (bands[i - 1]?.height ?? 0));
      expect(band.width * band.height).toBeLessThanOrEqual(Math.max(2 ** 20, 192 * width));
    });
  }
});
