import { readFileSync } from 'node:fs';
import { models } from '@naksha/contract';
import { expect, it } from 'vitest';
import { sceneOf } from '../test/drawn.ts';
import { goods } from './goods.ts';
import { lightSheet, studioLight } from './light.ts';
import { packScene, sceneMark, unpackScene } from './pack-scene.ts';
import { normalsOf, refineSheet } from './refine-sheet.ts';
import type { Sheet } from './sheet.ts';

const cloths = (model: (typeof models)[number]) => sceneOf(model).sheets.filter(({ kind }) => kind === 'cloth');

/** How far each thread between two neighbours is longer or shorter than on the flat cloth, as a share. */
function stretches({ columns, rows, positions, cloth }: Sheet): number[] {
  const all: number[] = [];
  const compare = (a: number, b: number) => {
    const flat = Math.hypot(...[0, 1].map((axis) => (cloth[b * 2 + axis] ?? 0) - (cloth[a * 2 + axis] ?? 0)));
    const room = Math.hypot(
      ...[0, 1, 2].map((axis) => (positions[b * 3 + axis] ?? 0) - (positions[a * 3 + axis] ?? 0)),
    );
    if (flat > 0.2) all.push(Math.abs(room / flat - 1));
  };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const a = row * columns + column;
      if (column + 1 < columns) compare(a, a + 1);
      if (row + 1 < rows) compare(a, a + columns);
    }
  return all.sort((one, other) => one - other);
}

it.each(models)(
  'keeps the measure of the cloth on the %s: threads are as long as they are when it lies flat',
  (model) => {
    const all = cloths(model)
      .flatMap(stretches)
      .sort((one, other) => one - other);
    const mean = all.reduce((sum, value) => sum + value, 0) / all.length;
    expect(mean).toBeLessThan(0.015);
    expect(all[Math.floor(all.length * 0.95)]).toBeLessThan(0.03);
  },
);

it.each(models)(
  'has a whole scene of the %s: no point astray, nothing below the floor, light between black and white',
  (model) => {
    const { sheets } = sceneOf(model);
    expect(sheets.filter(({ kind }) => kind === 'ground').length).toBeGreaterThan(0);
    expect(cloths(model).length).toBeGreaterThan(0);
    const light = studioLight({ azimuth: -42, height: 42 }, 0);
    for (const sheet of sheets) {
      const { columns, rows, positions } = sheet;
      expect(positions.length).toBe(columns * rows * 3);
      const astray = positions.filter(
        (value, at) => !(at % 3 === 1 ? value > -0.5 && value < 500 : Math.abs(value) < 600),
      );
      expect(astray).toHaveLength(0);
      const lit = lightSheet(sheet, light, 'front');
      expect(Math.min(...lit)).toBeGreaterThan(0);
      expect(Math.max(...lit)).toBeLessThanOrEqual(0.97);
    }
  },
);

it('comes out of its bytes as it went in, to the step that is stored', () => {
  const [sheet] = cloths(models[0]);
  if (!sheet) throw new Error('Expected cloth');
  const [again] = unpackScene(packScene({ sheets: [sheet] })).sheets;
  for (const field of ['positions', 'cloth', 'front'] as const) {
    const most = sheet[field].reduce(
      (far, value, at) => Math.max(far, Math.abs(value - (again?.[field][at] ?? Number.NaN))),
      0,
    );
    expect(most).toBeLessThan(0.01);
  }
  expect(() => unpackScene(Uint8Array.of(1, 0, 0, 0))).toThrow(RangeError);
});

it('is laid finer through its own points, on the side that it had', () => {
  const [sheet] = cloths(models[0]);
  if (!sheet) throw new Error('Expected cloth');
  const fine = refineSheet(sheet, 3);
  expect([fine.columns, fine.rows]).toEqual([(sheet.columns - 1) * 3 + 1, (sheet.rows - 1) * 3 + 1]);
  const [coarse, finer] = [normalsOf(sheet), normalsOf(fine)];
  let against = 0;
  let moved = 0;
  for (let row = 0; row < sheet.rows; row++)
    for (let column = 0; column < sheet.columns; column++) {
      const a = (row * sheet.columns + column) * 3;
      const b = (row * 3 * fine.columns + column * 3) * 3;
      for (let axis = 0; axis < 3; axis++)
        moved = Math.max(moved, Math.abs((sheet.positions[a + axis] ?? 0) - (fine.positions[b + axis] ?? 9)));
      const same = [0, 1, 2].reduce((sum, axis) => sum + (coarse[a + axis] ?? 0) * (finer[b + axis] ?? 0), 0);
      if (same < 0) against += 1;
    }
  expect(moved).toBeLessThan(1e-3);
  expect(against).toBeLessThan(sheet.columns * sheet.rows * 0.01);
});

it.each(models)(
  'begins the file of the %s with letters, so that no server takes it for an answer that is compressed already',
  (model) => {
    expect(readFileSync(goods[model].scene).subarray(0, 4).toString()).toBe(sceneMark);
  },
);
