import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { recipeFor } from '../../../test/recipe-for.ts';
import { planScene } from '../../change/plan-scene.ts';
import { hexToOklch } from '../../numbers/colour/oklch.ts';
import { composeRecipe } from '../../recipe/compose.ts';
import type { Recipe } from '../../recipe/recipe.ts';

const plan = (layout: string, changed: Partial<Recipe> = {}) => planScene(recipeFor('leheriya', layout, changed));
const dyesOf = (layout: string, seed: string) =>
  plan(layout, { seed }).layers.filter(({ id }) => id.startsWith('dye-')).length;

it('dyes five colours for panchrangi and seven for satrangi, the ground among them', () => {
  for (const seed of ['1', '2', '3']) {
    expect(dyesOf('panchrangi', seed)).toBe(4);
    expect(dyesOf('satrangi', seed)).toBe(6);
  }
});

it('keeps white lines whose edges the thread left ragged', () => {
  const scene = plan('panchrangi', { freedom: 0.6 });
  const threads = scene.layers.find(({ id }) => id === 'threads');
  expect(threads?.items.length).toBeGreaterThan(8);
  const d = scene.symbols[threads?.items[0]?.symbol ?? 0]?.shapes[0]?.d ?? '';
  const points = d
    .slice(1, -1)
    .split('L')
    .map((pair) => pair.split(' ').map(Number));
  const turns = points.slice(2).map(([x = 0, y = 0], i) => {
    const [ax = 0, ay = 0] = points[i] ?? [];
    const [bx = 0, by = 0] = points[i + 1] ?? [];
    return Math.sign((bx - ax) * (y - by) - (by - ay) * (x - bx));
  });
  expect(turns.filter((turn) => turn > 0).length).toBeGreaterThan(turns.length * 0.25);
  expect(turns.filter((turn) => turn < 0).length).toBeGreaterThan(turns.length * 0.25);
});

it('ties a dot in every diamond of a mothra, none where dots are refused', () => {
  expect(plan('mothra').census.length).toBeGreaterThan(60);
  expect(plan('mothra', { motifs: { include: [], exclude: ['dot'], weight: {} } }).census).toEqual([]);
});

it('gives a great motif more bands, not boards', () => {
  const width = (heroCm: number) => {
    const { census } = plan('panchrangi', { heroCm });
    return Math.max(...census.map(({ r }) => r));
  };
  expect(width(12)).toBeLessThan(width(2.6) * 1.6);
});

it('lays dips of the colour that was named beside it, and no dust among pastels', () => {
  for (const seed of ['1', '2', '3']) {
    const pink = composeRecipe(generateParams.parse({ prompt: 'pink leheriya' }), seed).palette.roles;
    const off = (hex: string) => Math.abs(((hexToOklch(hex)[2] - hexToOklch(pink.ground)[2] + 540) % 360) - 180);
    expect(Math.max(off(pink.a1), off(pink.a2))).toBeLessThan(30);
    const pastel = composeRecipe(generateParams.parse({ prompt: 'pastel leheriya' }), seed).palette.roles;
    for (const dye of [pastel.a1, pastel.a2, pastel.a3, pastel.a4]) expect(hexToOklch(dye)[1]).toBeGreaterThan(0.04);
  }
});
