import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toOklab } from '@naksha/colour';
import { describe, expect, it } from 'vitest';
import { discs, drawn, rolled } from '../../test/pictures.ts';
import { borderDistance } from './distance.ts';
import { fitDyes } from './dyes.ts';
import { findFlow } from './flow.ts';
import { createNoise } from './noise.ts';
import { findShapes } from './shapes.ts';
import { bytesOfLab, labOfBytes } from './steady-lab.ts';
import { walkContours } from './walk-contours.ts';

describe('colours in OKLab', () => {
  it('are those of the house, and come back to their byte', () => {
    const own: [number, number, number] = [0, 0, 0];
    const house: [number, number, number] = [0, 0, 0];
    const back: [number, number, number] = [0, 0, 0];
    for (let i = 0; i < 4096; i++) {
      const [r, g, b] = [(i * 37) & 255, (i * 101) & 255, (i * 197) & 255];
      labOfBytes(r, g, b, own);
      toOklab(r / 255, g / 255, b / 255, house);
      for (const axis of [0, 1, 2]) expect(own[axis]).toBeCloseTo(house[axis] ?? 0, 12);
      bytesOfLab(own[0], own[1], own[2], back);
      for (const [axis, byte] of [r, g, b].entries()) expect(Math.abs((back[axis] ?? 0) - byte)).toBeLessThanOrEqual(1);
    }
  });

  it('are fitted light to dark, each once, and no more than there are', () => {
    const dyes = fitDyes(discs(64), 9);
    expect(dyes).toHaveLength(4);
    expect(dyes.map(({ colour }) => colour[0])).toEqual([240, 220, 190, 30]);
    expect(dyes.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });
});

it('a distance is that to the nearest pixel of another area, across the edges where a picture goes round', () => {
  const labels = new Uint8Array(20 * 10);
  labels[3 * 20 + 1] = 1;
  const [round, cut] = [borderDistance(labels, 20, 10, true), borderDistance(labels, 20, 10, false)];
  const at = (map: Float32Array, x: number, y: number) => map[y * 20 + x];
  expect([at(round, 1, 3), at(round, 5, 3), at(round, 1, 6)]).toEqual([0.5, 3.5, 2.5]);
  expect([at(round, 18, 3), at(cut, 18, 3)]).toEqual([2.5, 16.5]);
});

it('lines run along stripes, whichever way these lie', () => {
  const direction: [number, number] = [0, 0];
  for (const [across, down] of [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, -1],
  ] as const) {
    const stripes = drawn(64, 64, (x, y) => ((x * across + y * down + 640) % 16 < 8 ? [0, 0, 0] : [255, 255, 255]));
    findFlow(stripes)(31, 33, direction);
    const along = direction[0] * across + direction[1] * down;
    expect(Math.abs(along), `${across} ${down}`).toBeLessThan(0.1);
  }
});

it('noise goes on across the edges of its picture', () => {
  const noise = createNoise(100, 60, 7, 5);
  for (let y = 0; y < 60; y += 7) expect(noise(100, y)).toBeCloseTo(noise(0, y));
  for (let x = 0; x < 100; x += 7) expect(noise(x, 60)).toBeCloseTo(noise(x, 0));
});

it('marks lie in rows along borders, apart from each other, and as many however the tile is rolled', () => {
  const tile = discs(160);
  const marksOf = (picture: typeof tile) => {
    const shapes = findShapes(picture, fitDyes(picture, 4), 2);
    const rows = { pitch: 9, first: 5, apart: 9, rows: 2, clear: 0.8, isLaid: () => true };
    return { shapes, marks: walkContours(picture, shapes, rows, () => undefined) };
  };
  const { shapes, marks } = marksOf(tile);
  expect(marks.length).toBeGreaterThan(60);
  for (const [i, mark] of marks.entries()) {
    expect(Math.abs(shapes.distanceAt(mark.x, mark.y) - (5 + 9 * mark.row))).toBeLessThan(3);
    expect(mark.dx * mark.dx + mark.dy * mark.dy).toBeCloseTo(1, 5);
    for (const other of marks.slice(i + 1)) {
      const gap = (one: number, two: number) => Math.min(Math.abs(one - two), 160 - Math.abs(one - two));
      const [dx, dy] = [gap(mark.x, other.x), gap(mark.y, other.y)];
      expect(dx * dx + dy * dy).toBeGreaterThan(7 * 7);
    }
  }
  const others = marksOf(rolled(tile, 70, 33)).marks.length;
  expect(Math.abs(others / marks.length - 1)).toBeLessThan(0.12);
});

it('takes nothing from Math whose last digits differ between machines', () => {
  const folder = join(import.meta.dirname, '..');
  const steady = /Math\.(?!(abs|min|max|floor|ceil|round|sqrt|imul)\b)\w+/g;
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.ts$/.test(path),
  );
  const found = sources.flatMap((path) => readFileSync(join(folder, path), 'utf8').match(steady) ?? []);
  expect(sources.length).toBeGreaterThan(10);
  expect(found).toEqual([]);
});
