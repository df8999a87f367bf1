import { expect, it } from 'vitest';
import { sampleNoise } from '../../test/sample-noise.ts';
import { colours } from '../../test/scenes.ts';
import { createNoise } from './noise.ts';
import { fbmRows, noiseRows } from './noise-rows.ts';

const context = { seed: 's', colours, tileUnitsX: 1000, tileUnitsY: 1000, tilePxX: 300, tilePxY: 200 };

function rowOf(window: { x: number; y: number; width: number; height: number }, row: number): number[] {
  const out = new Float32Array(window.width);
  noiseRows(createNoise('n', 37, 29), window, context)(row, 1, out);
  return [...out];
}

it('closes over the tile', () => {
  const noise = createNoise('n', 37, 29);
  expect(sampleNoise(noise, 3.3 + 37, 4.4 - 29)).toBeCloseTo(sampleNoise(noise, 3.3, 4.4), 12);
  expect(rowOf({ x: -300, y: 200, width: 50, height: 3 }, 2)).toEqual(rowOf({ x: 0, y: 0, width: 50, height: 3 }, 2));
});

it('gives a place the same value in every window', () => {
  const whole = rowOf({ x: 0, y: 0, width: 300, height: 200 }, 150);
  expect(rowOf({ x: 120, y: 140, width: 60, height: 20 }, 10)).toEqual(whole.slice(120, 180));
});

it('reads by rows what it gives by places', () => {
  const noise = createNoise('n', 37, 29);
  const row = rowOf({ x: 0, y: 0, width: 300, height: 200 }, 77);
  for (const x of [0, 99, 299]) {
    expect(row[x]).toBeCloseTo(sampleNoise(noise, ((x + 0.5) * 37) / 300, (77.5 * 29) / 200), 5);
  }
});

it('makes very fine noise from a repeated lattice that still closes', () => {
  const noise = createNoise('fine', 3001, 700);
  expect(noise.cellsX % noise.spanX).toBe(0);
  expect(noise.values.length).toBeLessThanOrEqual(512 * 512);
  expect(Math.abs(noise.cellsX - 3001)).toBeLessThan(10);
});

it('leaves out what the pixels cannot show', () => {
  const window = { x: 0, y: 0, width: 20, height: 1 };
  const small = { ...context, tilePxX: 20, tilePxY: 20 };
  const fine = new Float32Array(20);
  fbmRows('f', 20, 3, 0.5, window, small)(0, 1, fine);
  expect([...fine]).toEqual(new Array(20).fill(0));
  const coarse = new Float32Array(20);
  fbmRows('f', 200, 3, 0.5, window, small)(0, 1, coarse);
  expect(coarse.some((value) => value !== 0)).toBe(true);
});
