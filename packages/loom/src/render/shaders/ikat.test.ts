import { expect, it } from 'vitest';
import { context, type Paint, shaded, whole } from '../../../test/tile.ts';
import { ikat } from './ikat.ts';

const flat = { amplitude: 14, tone: 0, rib: 0 };
/** A tie is at most 9 units wide; a column may come from half of it away, and one pixel. */
const halfTiePx = (4.5 * context.tilePxX) / context.tileUnitsX + 1;

const stripes: Paint = (x) => [(x * 37) % 256, (x * 11) % 256, 255 - ((x * 37) % 256)];
const bands: Paint = (_x, y) => (Math.floor(y / 40) % 2 === 0 ? [240, 230, 200] : [30, 40, 90]);
const checks: Paint = (x, y) => (Math.floor(x / 25) % 2 === Math.floor(y / 20) % 2 ? [240, 230, 200] : [150, 30, 40]);

it('leaves whatever runs along the warp where it is', () => {
  const { data } = shaded(ikat, flat, whole, stripes);
  for (let x = 0; x < whole.width; x++) {
    for (let y = 1; y < whole.height; y++) {
      expect(data[(y * whole.width + x) * 4]).toBe(data[x * 4]);
    }
  }
});

it('takes every column from within half a tie', () => {
  const halves: Paint = (x) => (x < 200 ? [250, 250, 250] : [10, 10, 10]);
  const { data } = shaded(ikat, flat, whole, halves);
  for (let x = Math.ceil(halfTiePx); x < 200 - halfTiePx; x++) expect(data[x * 4]).toBe(250);
  for (let x = Math.ceil(200 + halfTiePx); x < 400 - halfTiePx; x++) expect(data[x * 4]).toBe(10);
});

it('feathers what crosses the warp, differently from yarn to yarn but never beyond its reach', () => {
  const { data } = shaded(ikat, flat, whole, bands);
  const reach = (ikat.apron(flat) * context.tilePxY) / context.tileUnitsY;
  const edges = new Set<number>();
  for (let x = 0; x < whole.width; x++) {
    for (let y = 0; y < 40; y++) {
      const value = data[(y * whole.width + x) * 4] ?? 0;
      if (y > reach && y < 40 - reach) expect(value).toBe(240);
    }
    let edge = 20;
    while ((data[(edge * whole.width + x) * 4] ?? 0) > 140) edge++;
    edges.add(edge);
  }
  expect(edges.size).toBeGreaterThan(4);
});

it('goes on over the tile’s edges as it begins on the other side', () => {
  const params = { amplitude: 14 };
  const tile = shaded(ikat, params, whole, checks);
  const window = { x: 350, y: 290, width: 100, height: 60 };
  const across = shaded(ikat, params, window, checks);
  for (let y = 0; y < window.height; y++) {
    for (let x = 0; x < window.width; x++) {
      const at = (((window.y + y) % 320) * 400 + ((window.x + x) % 400)) * 4;
      expect(across.data[(y * window.width + x) * 4]).toBe(tile.data[at]);
    }
  }
});

it('gives the same bytes in bands as in one piece', () => {
  const params = { amplitude: 11 };
  const tile = shaded(ikat, params, whole, checks);
  for (const [y, height] of [
    [0, 97],
    [97, 200],
    [297, 23],
  ] as const) {
    const band = shaded(ikat, params, { ...whole, y, height }, checks);
    expect(band.data).toEqual(tile.data.slice(y * 1600, (y + height) * 1600));
  }
});

it('mixes in linear light: a smeared edge is brighter than the mean of its codes', () => {
  const { data } = shaded(ikat, { ...flat, amplitude: 16 }, whole, (_x, y) => (y < 160 ? [255, 255, 255] : [0, 0, 0]));
  let sum = 0;
  for (let i = 0; i < data.length; i += 4) sum += data[i] ?? 0;
  expect(sum / (data.length / 4)).toBeGreaterThan(127.5 + 0.8);
});
